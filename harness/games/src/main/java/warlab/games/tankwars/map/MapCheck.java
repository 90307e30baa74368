package warlab.games.tankwars.map;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import warlab.games.tankwars.map.TankMap.Placement;
import warlab.games.tankwars.map.TankMap.Reinforcement;

/** Finds what makes a map unplayable or unfair, in one clear line each. */
public final class MapCheck {
  private static final int MAX_IMAGE = 254;

  private final TankMap map;
  private final Board board;
  private final List<String> problems = new ArrayList<>();

  private MapCheck(TankMap map) {
    this.map = map;
    board = map.board();
  }

  /** What is wrong with a map; empty for a playable one. */
  public static List<String> problems(TankMap map) {
    MapCheck check = new MapCheck(map);
    check.checkImages();
    check.checkUnits();
    check.checkPlayers();
    check.checkReinforcements();
    if (!map.ground().contains(Terrain.BASE)) {
      check.report("no BASE tile: nobody would ever get supply");
    }
    return List.copyOf(check.problems);
  }

  /** Whether units that need open ground can get from any open tile to any other. */
  public static boolean isConnected(TankMap map) {
    int[] open =
        IntStream.range(0, map.board().tiles())
            .filter(tile -> map.ground().get(tile).isOpen())
            .toArray();
    if (open.length == 0) {
      return true;
    }
    short[] steps = Roads.stepsTo(map, open[0], UnitKind.TANK);
    return IntStream.of(open).allMatch(tile -> steps[tile] != Roads.NO_ROAD);
  }

  private void report(String problem) {
    problems.add("map '" + map.name() + "': " + problem);
  }

  private void checkImages() {
    for (int tile = 0; tile < board.tiles(); tile++) {
      int image = map.images().get(tile);
      if (image < 0 || image > MAX_IMAGE) {
        report("picture " + image + " on " + place(tile) + ", expected 0 to " + MAX_IMAGE);
      }
    }
  }

  private void checkUnits() {
    Set<Integer> taken = new HashSet<>();
    for (Placement unit : map.units()) {
      if (unit.tile() < 0 || unit.tile() >= board.tiles()) {
        report("a " + unit.kind() + " stands outside the board of " + board.size());
      } else if (!taken.add(unit.tile())) {
        report("two units on " + place(unit.tile()) + ", expected at most one");
      }
      if (unit.player() < 1 || unit.player() > TankMap.MAX_PLAYERS) {
        report("player " + unit.player() + " owns a unit, expected 1 to " + TankMap.MAX_PLAYERS);
      }
    }
  }

  private void checkPlayers() {
    int players = map.players();
    if (players < 2) {
      report("units of " + players + " players, expected at least 2");
    }
    for (int player = 1; player <= Math.min(players, TankMap.MAX_PLAYERS); player++) {
      int wanted = player;
      if (map.units().stream().noneMatch(unit -> unit.player() == wanted)) {
        report("player " + player + " of " + players + " has no unit; number players 1, 2, 3, ...");
      }
    }
  }

  private void checkReinforcements() {
    Set<Integer> counters = new HashSet<>();
    for (Reinforcement entry : map.reinforcements()) {
      if (entry.counter() < 0) {
        report("reinforcement at " + entry.counter() + ", expected 0 or later");
      }
      if (!counters.add(entry.counter())) {
        report(
            "two reinforcements at " + entry.counter() + ", maybe use " + entry.counter() + "+1");
      }
    }
  }

  private String place(int tile) {
    return "(%d, %d)".formatted(board.column(tile), board.row(tile));
  }
}
