package warlab.games.tankwars.map;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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

  /** Whether the half-turn or the top-bottom flip carries the map onto itself, seats swapped. */
  public static boolean isFair(TankMap map) {
    return isFair(map, map.board().height() % 2 == 0);
  }

  private static boolean isFair(TankMap map, boolean byHalfTurn) {
    Board board = map.board();
    for (int tile = 0; tile < board.tiles(); tile++) {
      int mirrored = byHalfTurn ? board.halfTurn(tile) : board.flip(tile);
      if (map.ground().get(tile) != map.ground().get(mirrored)) {
        return false;
      }
    }
    // Seats are swapped by the mirror: 1 and 2 are each other's 3 minus the number.
    Set<Placement> placements = new HashSet<>(map.units());
    return map.units().stream()
        .allMatch(
            unit -> {
              int mirrored = byHalfTurn ? board.halfTurn(unit.tile()) : board.flip(unit.tile());
              return placements.contains(new Placement(3 - unit.player(), unit.kind(), mirrored));
            });
  }

  /** Whether units that need open ground can get from any open tile to any other. */
  public static boolean isConnected(TankMap map) {
    Board board = map.board();
    BitSet reached = new BitSet();
    int[] queue = new int[board.tiles()];
    int size = 0;
    int open = 0;
    for (int tile = 0; tile < board.tiles(); tile++) {
      if (map.ground().get(tile).isOpen()) {
        if (open++ == 0) {
          queue[size++] = tile;
          reached.set(tile);
        }
      }
    }
    for (int next = 0; next < size; next++) {
      for (int i = 0; i < board.neighbourCount(queue[next]); i++) {
        int tile = board.neighbour(queue[next], i);
        if (map.ground().get(tile).isOpen() && !reached.get(tile)) {
          reached.set(tile);
          queue[size++] = tile;
        }
      }
    }
    return size == open;
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
        report("a " + unit.kind() + " stands outside the board of " + size());
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

  private String size() {
    return board.width() + "x" + board.height();
  }

  private String place(int tile) {
    return "(" + board.column(tile) + ", " + board.row(tile) + ")";
  }
}
