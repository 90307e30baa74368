package warlab.lab.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.Side;
import warlab.lab.config.read.InlinePlayer;
import warlab.players.Player;
import warlab.players.Seat;

/** Players of the real catalog, made from specs. */
class PlayerTemplateTest {
  private static final Catalog CATALOG = TestCatalog.discovered();
  private static final Game GAME = CATALOG.game("ai-wargame").orElseThrow();

  @Test
  void sameSeedMakesTheSameMovesInEveryGameOfASeat() {
    PlayerTemplate prepared =
        prepared("alpha-beta:depth=2,heuristic=linear(material=100;mobility=3)");
    Seat seat = new Seat(Side.FIRST);

    List<Integer> game = moves(prepared.create(seat.begin(7)));

    assertThat(moves(prepared.create(seat.begin(8)))).isNotEqualTo(game);
    assertThat(moves(prepared.create(seat.begin(7)))).isEqualTo(game);
  }

  @Test
  void tablesAreThoseOfTheSettings() {
    long small = prepared("alpha-beta:depth=2,heuristic=e1,tableBits=10").tableBytes();
    long large = prepared("alpha-beta:depth=2,heuristic=e1,tableBits=14").tableBytes();

    assertThat(large - small).isEqualTo((16L << 14) - (16L << 10));
    assertThat(prepared("random").tableBytes()).isZero();
  }

  @Test
  void specThatNoReaderMadeIsRefused() {
    SeatSpec unknown = new SeatSpec("alphabeta", List.of(), Map.of());

    assertThatThrownBy(() -> new PlayerTemplate(CATALOG, GAME, unknown))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no search 'alphabeta'");
  }

  private static PlayerTemplate prepared(String inline) {
    SeatSpec spec = InlinePlayer.parse(CATALOG, GAME, "--player", inline).asFirst();
    return new PlayerTemplate(CATALOG, GAME, spec);
  }

  /** The moves a player chooses for both sides. */
  private static List<Integer> moves(Player player) {
    Position position = GAME.start(Options.defaults(GAME.options()));
    List<Integer> moves = new ArrayList<>();
    while (!position.isOver()) {
      moves.add(player.choose(position.copy()).move());
      position.play(moves.get(moves.size() - 1));
    }
    return moves;
  }
}
