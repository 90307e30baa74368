package warlab.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import warlab.games.Heuristic;
import warlab.games.Position;
import warlab.games.Side;

/** Limits hold, and always leave a legal move. */
class SearchLimitsTest {
  private static final Heuristic E3E4 = WargamePositions.heuristic("e3e4");
  private static final long FAR = 60;

  static Stream<Contender> searches() {
    Contender alphaBeta = Contender.alphaBeta(WargamePositions.GAME, E3E4).depth(FAR);
    Contender mcts = Contender.mcts(WargamePositions.GAME, E3E4);
    return Stream.of(
        alphaBeta,
        alphaBeta.with("pruning", false),
        alphaBeta.with("deepening", false),
        Contender.minimax(WargamePositions.GAME, E3E4).depth(FAR),
        mcts,
        mcts.with("leaf", "rollout"));
  }

  @ParameterizedTest
  @MethodSource("searches")
  void nodesAreNeverExceededAndUsedUp(Contender contender) {
    Position position = WargamePositions.of(WargamePositions.S2);
    for (long nodes : new long[] {1, 2, 3, 10, 100, 1_000, 12_345}) {
      Decision decision = contender.with("nodes", nodes).choose(position, 7);
      SearchReport report = Contender.reportOf(decision);
      assertThat(report.nodes()).isEqualTo(nodes);
      assertThat(report.nodes())
          .isEqualTo(report.evals() + report.innerNodes() + report.tableHits())
          .isEqualTo(report.children() + report.searches());
      assertThat(position.whyIllegal(decision.move())).isNull();
    }
  }

  @ParameterizedTest
  @MethodSource("searches")
  void nodeLimitsAreDeterministic(Contender contender) {
    for (Position position : WargamePositions.middleGames(10)) {
      Contender limited = contender.with("nodes", 3_000L);
      assertThat(Untimed.of(limited.choose(position, 7)))
          .isEqualTo(Untimed.of(limited.choose(position, 7)));
    }
  }

  @ParameterizedTest
  @MethodSource("searches")
  void timeLimitsEndTheSearchWithALegalMove(Contender contender) {
    for (Position position : WargamePositions.middleGames(10)) {
      Decision decision = contender.with("timeMs", 1L).choose(position, 7);
      assertThat(position.whyIllegal(decision.move())).isNull();
    }
  }

  @ParameterizedTest
  @MethodSource("searches")
  void aStudyOfALimitedSearchDecidesTheSameAndTellsALegalLine(Contender contender) {
    Contender limited = contender.with("nodes", 3_000L);
    for (Position position : WargamePositions.middleGames(10)) {
      Untimed studied = Untimed.of(limited.study(position, 7));
      assertThat(studied.unexplained())
          .isEqualTo(Untimed.of(limited.choose(position, 7)).unexplained());
      Position after = position.copy();
      for (int move : studied.search().principalVariation().toArray()) {
        assertThat(after.whyIllegal(move)).isNull();
        after.play(move);
      }
    }
  }

  @Test
  void aSearchThatRanOutOfNodesStillTellsWhatItExpects() {
    SearchReport report =
        Contender.alphaBeta(WargamePositions.GAME, E3E4)
            .with("nodes", 20_000L)
            .search(WargamePositions.of(WargamePositions.START));
    assertThat(report.principalVariation().size()).isGreaterThan(3);
  }

  @Test
  void theMinimalDepthIsSearchedInFullWhateverTheTime() {
    Contender timed =
        Contender.alphaBeta(WargamePositions.GAME, E3E4).with("timeMs", 1L).with("minDepth", 5L);
    Contender exact = Contender.minimax(WargamePositions.GAME, E3E4).depth(5);
    Position position = WargamePositions.of(WargamePositions.S2);
    SearchReport report = timed.depth(5).search(position);
    assertThat(report.depth()).isEqualTo(5);
    assertThat(report.bestMoves()).isEqualTo(exact.search(position).bestMoves());
    assertThat(timed.search(position).depth()).isGreaterThanOrEqualTo(5);
  }

  @Test
  void withoutDeepeningTheTreeIsFlattenedBelowTheMinimalDepthWhenTimeIsUp() {
    Contender timed =
        Contender.alphaBeta(WargamePositions.GAME, E3E4)
            .depth(FAR)
            .with("deepening", false)
            .with("timeMs", 1L)
            .with("minDepth", 2L);
    SearchReport report = timed.search(WargamePositions.of(WargamePositions.START));
    assertThat(report.evalsByDepth().at(0)).isZero();
    assertThat(report.evalsByDepth().at(2)).isPositive();
    assertThat(report.searches()).isEqualTo(1);
  }

  @Test
  void anInterruptedSearchGivesUp() {
    Player player =
        Contender.alphaBeta(WargamePositions.GAME, E3E4)
            .depth(FAR)
            .sit(new Seat(Side.FIRST).begin(1));
    Position start = WargamePositions.of(WargamePositions.START);
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> player.choose(start)).isInstanceOf(CancellationException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
