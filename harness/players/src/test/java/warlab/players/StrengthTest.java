package warlab.players;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import warlab.games.Heuristic;

/**
 * Searching more must not lose. {@code -Dwarlab.pairs=200} plays as many pairs of games as the
 * numbers reported were measured with.
 */
class StrengthTest {
  private static final int PAIRS = Integer.getInteger("warlab.pairs", 40);
  private static final Heuristic E2 = WargamePositions.heuristic("e2");

  private static Contender alphaBeta(long depth) {
    return Contender.alphaBeta(WargamePositions.GAME, E2).depth(depth);
  }

  private static Contender mcts() {
    return Contender.mcts(WargamePositions.GAME, E2).with("nodes", 1_000L);
  }

  private static void assertBeats(String name, Contender stronger, Contender weaker) {
    Match match = Match.of(stronger, weaker, PAIRS, 4_000);
    System.out.printf("%s: %s, score %.3f%n", name, match, match.score());
    assertThat(match.score()).as(name).isGreaterThan(0.6);
  }

  @Test
  void depth3Beats1() {
    assertBeats("depth 3 against 1", alphaBeta(3), alphaBeta(1));
  }

  @Test
  void depth4Beats2() {
    assertBeats("depth 4 against 2", alphaBeta(4), alphaBeta(2));
  }

  @Test
  void mctsBeatsGreedy() {
    assertBeats("mcts against greedy", mcts(), Contender.greedy(WargamePositions.GAME, E2));
  }

  @Test
  void depth3BeatsGreedy() {
    assertBeats(
        "depth 3 against greedy", alphaBeta(3), Contender.greedy(WargamePositions.GAME, E2));
  }

  @Test
  void depth3BeatsMcts() {
    assertBeats("depth 3 against mcts", alphaBeta(3), mcts());
  }
}
