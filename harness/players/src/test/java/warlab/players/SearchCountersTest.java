package warlab.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.Heuristic;
import warlab.games.Position;

/** What the counters of a search mean. */
class SearchCountersTest {
  private static final Heuristic E2 = WargamePositions.heuristic("e2");

  @ParameterizedTest
  @CsvSource({
    "3, 1652, 133, 1:1 2:11 3:1507, 12.41, 2.99, 2.76",
    "4, 20390, 1519, 1:1 2:11 3:121 4:18738, 13.42, 3.99, 3.53",
    "5, 239366, 18871, 1:1 2:11 3:121 4:1386 5:218976, 12.68, 4.99, 4.24"
  })
  void searchesOfTheStartWithoutPruningCountWhatTheRulesSay(
      long depth,
      long nodes,
      long innerNodes,
      String evals,
      double branching,
      double averageEvalDepth,
      double averageDepth) {
    Contender unpruned = Contender.alphaBeta(WargamePositions.GAME, E2).with("pruning", false);
    for (Contender contender :
        new Contender[] {
          Contender.minimax(WargamePositions.GAME, E2), unpruned.with("deepening", false)
        }) {
      SearchReport report =
          contender.depth(depth).search(WargamePositions.of(WargamePositions.START));
      assertThat(report.nodes()).isEqualTo(nodes);
      assertThat(report.innerNodes()).isEqualTo(innerNodes);
      assertThat(report.evalsByDepth()).hasToString(evals);
      assertThat((double) report.children() / report.innerNodes())
          .isCloseTo(branching, hundredth());
      assertThat(report.evalsByDepth().averageDepth()).isCloseTo(averageEvalDepth, hundredth());
      assertThat(report.averageDepth()).isCloseTo(averageDepth, hundredth());
    }
  }

  private static org.assertj.core.data.Offset<Double> hundredth() {
    return within(0.005001);
  }

  @Test
  void iterationsAddUp() {
    Position start = WargamePositions.of(WargamePositions.START);
    Contender unpruned = Contender.alphaBeta(WargamePositions.GAME, E2).with("pruning", false);
    SearchReport deepened = unpruned.depth(3).with("nodes", 1L << 40).search(start);
    assertThat(deepened.searches()).isEqualTo(3);
    assertThat(deepened.nodes()).isEqualTo((1 + 12) + (1 + 12 + 132) + 1652);
    assertThat(deepened.averageDepth()).isCloseTo(2.76, hundredth());
  }

  @ParameterizedTest
  @ValueSource(strings = {"e0", "e2", "e3e4"})
  void whatIsCountedIsWhatHappens(String id) {
    for (Position position : WargamePositions.middleGames(40)) {
      CountingHeuristic evals = new CountingHeuristic(WargamePositions.heuristic(id));
      CountingPosition counting = new CountingPosition(position);
      Contender alphaBeta = Contender.alphaBeta(WargamePositions.GAME, evals).depth(5);
      SearchReport report =
          Contender.reportOf(
              alphaBeta.sit(new Seat(position.sideToMove()).begin(1)).choose(counting));
      assertThat(report.innerNodes()).isEqualTo(counting.expanded() - 1 + report.searches());
      assertThat(report.evals()).isEqualTo(evals.calls() + counting.finished());
      assertThat(report.nodes())
          .isEqualTo(report.evals() + report.innerNodes() + report.tableHits())
          .isEqualTo(report.children() + report.searches());
    }
  }

  @Test
  void greedyIsASearchOfDepthOne() {
    for (Position position : WargamePositions.middleGames(20)) {
      Decision greedy = Contender.greedy(WargamePositions.GAME, E2).choose(position, 5);
      Decision minimax = Contender.minimax(WargamePositions.GAME, E2).depth(1).choose(position, 5);
      assertThat(greedy.move()).isEqualTo(minimax.move());
      assertThat(Contender.reportOf(greedy).evalsByDepth())
          .isEqualTo(Contender.reportOf(minimax).evalsByDepth());
    }
  }
}
