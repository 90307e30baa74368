package warlab.players.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.Position;
import warlab.players.Contender;
import warlab.players.SearchReport;
import warlab.players.WargamePositions;
import warlab.players.thicket.Thicket;
import warlab.players.thicket.ThicketHeuristic;
import warlab.players.thicket.ThicketPosition;

class MctsPlayerTest {

  @Test
  void takesAWinAtOnce() {
    Position position = WargamePositions.of("...../dA7aV3.aF7./....aA9/...../..... a 56 100");
    Contender mcts =
        Contender.mcts(WargamePositions.GAME, WargamePositions.heuristic("e2"))
            .with("nodes", 2_000L);
    int move = mcts.choose(position, 3).move();
    assertThat(WargamePositions.GAME.notation().move(position, move)).isEqualTo("B1 B0");
  }

  @ParameterizedTest
  @EnumSource
  void mostlyFindsTheOneMoveThatMinimaxFinds(ThicketHeuristic heuristic) {
    Thicket game = new Thicket();
    int compared = 0;
    int agreed = 0;
    for (int seed = 0; seed < 60; seed++) {
      Position position = new ThicketPosition(seed, 4, seed);
      SearchReport exact = Contender.minimax(game, heuristic).depth(4).search(position);
      if (exact.bestMoves().size() == 1 && exact.score() > 0) {
        int move =
            Contender.mcts(game, heuristic)
                .with("nodes", 40_000L)
                .with("scale", 1.0)
                .with("exploration", 0.7)
                .choose(position, seed)
                .move();
        agreed += IntStream.of(exact.bestMoves().toArray()).anyMatch(best -> best == move) ? 1 : 0;
        compared++;
      }
    }
    assertThat(agreed).as("of %d", compared).isPositive().isGreaterThan(9 * compared / 10);
  }

  @ParameterizedTest
  @ValueSource(longs = {8, 9, 10})
  void goesOnWhenTheTreeMayNotGrow(long treeBits) {
    Contender mcts =
        Contender.mcts(WargamePositions.GAME, WargamePositions.heuristic("e2"))
            .with("nodes", 5_000L)
            .with("treeBits", treeBits);
    SearchReport report = mcts.search(WargamePositions.of(WargamePositions.S2));
    assertThat(report.nodes()).isEqualTo(5_000);
    assertThat(report.averageDepth()).isEqualTo(report.evalsByDepth().averageDepth());
  }

  @Test
  void takesAsManySamplesAsItIsTold() {
    Contender mcts =
        Contender.mcts(WargamePositions.GAME, WargamePositions.heuristic("e2"))
            .with("simulations", 70L);
    SearchReport report = mcts.search(WargamePositions.of(WargamePositions.S2));
    assertThat(report.evals()).isEqualTo(70);
    assertThat(report.nodes()).isGreaterThan(70);
  }
}
