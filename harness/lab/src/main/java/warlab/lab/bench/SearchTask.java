package warlab.lab.bench;

import java.util.List;
import warlab.games.Game;
import warlab.games.Position;
import warlab.games.Side;
import warlab.lab.config.Catalog;
import warlab.lab.config.PlayerTemplate;
import warlab.lab.config.read.InlinePlayer;
import warlab.players.SearchReport;
import warlab.players.Seat;

/**
 * One player searching each of several positions, every time as if in a new game.
 *
 * @param name as it stands in the table
 * @param player in one line, as on the command line
 */
public record SearchTask(String name, Game game, String player, List<Position> positions) {

  /** The searches of {@code searches.txt} whose game is there. */
  public static List<SearchTask> all(Catalog catalog) {
    return FixedPositions.lines("searches").stream()
        .map(line -> line.split(" ", 4))
        .flatMap(parts -> catalog.game(parts[0]).map(game -> of(game, parts)).stream())
        .toList();
  }

  private static SearchTask of(Game game, String[] parts) {
    boolean atStart = parts[1].equals("start");
    List<Position> positions =
        atStart ? List.of(FixedPositions.start(game)) : FixedPositions.of(game);
    String where = atStart ? "start" : positions.size() + " positions";
    return new SearchTask(
        "%s %s, %s, depth %s".formatted(game.id(), parts[3], where, parts[2]),
        game,
        "alpha-beta:depth=%s,heuristic=%s,tableBits=20".formatted(parts[2], parts[3]),
        positions);
  }

  /** One seat a side, so that tables are made once. */
  public static List<Seat> seats() {
    return List.of(new Seat(Side.FIRST), new Seat(Side.SECOND));
  }

  /**
   * The signature: the nodes of all fixed searches, a line for each and the sum last. It changes
   * when, and only when, a change alters what a search does. A commit that changes it says why.
   */
  public static String signature(Catalog catalog) {
    StringBuilder lines = new StringBuilder();
    List<Seat> seats = seats();
    long total = 0;
    for (SearchTask task : all(catalog)) {
      long nodes = task.nodes(catalog, seats);
      lines.append(nodes).append(' ').append(task.name).append('\n');
      total += nodes;
    }
    return lines.append(total).append(" total\n").toString();
  }

  /** The nodes of all searches: a number that says how the search behaves, not how fast it is. */
  public long nodes(Catalog catalog, List<Seat> seats) {
    var spec = InlinePlayer.parse(catalog, game, "bench", player);
    long nodes = 0;
    for (Position position : positions) {
      Side mover = position.sideToMove();
      Position view = position.copy();
      position.viewInto(mover, view);
      Seat seat = seats.get(mover.index()).begin(1);
      SearchReport search =
          new PlayerTemplate(catalog, game, spec.as(mover)).create(seat).choose(view).search();
      nodes += search == null ? 0 : search.nodes();
    }
    return nodes;
  }
}
