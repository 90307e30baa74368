package warlab.lab.bench;

import java.util.List;
import warlab.games.Game;
import warlab.games.Position;
import warlab.games.Side;
import warlab.lab.config.Catalog;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.PlayerTemplate;
import warlab.lab.config.read.InlinePlayer;
import warlab.players.Decision;
import warlab.players.SearchReport;
import warlab.players.Seat;

/**
 * One player searching each of several positions, every time as if in a new game.
 *
 * @param name as it stands in the table
 * @param player in one line, as on the command line
 */
public record SearchTask(String name, Game game, String player, List<Position> positions) {

  /** One seat a side, so that tables are made once. */
  public static List<Seat> seats() {
    return List.of(new Seat(Side.FIRST), new Seat(Side.SECOND));
  }

  /** The nodes of all searches: a number that says how the search behaves, not how fast it is. */
  public long nodes(Catalog catalog, List<Seat> seats) {
    PlayerSpec spec = InlinePlayer.parse(catalog, game, "bench", player);
    long nodes = 0;
    for (Position position : positions) {
      Seat seat = seats.get(position.sideToMove().index()).begin(1);
      nodes += nodes(catalog, spec, seat, position);
    }
    return nodes;
  }

  private long nodes(Catalog catalog, PlayerSpec spec, Seat seat, Position position) {
    Position view = position.copy();
    position.viewInto(seat.side(), view);
    Decision decision =
        PlayerTemplate.of(catalog, game, spec.as(seat.side())).create(seat).choose(view);
    SearchReport search = decision.search();
    return search == null ? 0 : search.nodes();
  }
}
