package warlab.players;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import warlab.games.Heuristic;

/**
 * Searching more must not lose. With {@code -Dwarlab.pairs=200} as many pairs of games are played
 * as reported numbers were measured with, and printed.
 */
class StrengthTest {
  private static final int FEW = 40;
  private static final int PAIRS = Integer.getInteger("warlab.pairs", FEW);
  private static final Heuristic E2 = WargamePositions.heuristic("e2");

  /** What alpha-beta of depth 3 visits a move, on average of its games with itself. */
  private static final long NODES_OF_DEPTH_3 = 279;

  private static final Contender GREEDY = Contender.greedy(WargamePositions.GAME, E2);
  private static final Contender MCTS =
      Contender.mcts(WargamePositions.GAME, E2).with("nodes", NODES_OF_DEPTH_3);

  private static Contender alphaBeta(long depth) {
    return Contender.alphaBeta(WargamePositions.GAME, E2).depth(depth);
  }

  private static void assertBeats(Contender stronger, Contender weaker, double leastScore) {
    Match match = Match.of(stronger, weaker, PAIRS, 4_000);
    if (PAIRS != FEW) {
      System.out.printf(
          "%s %s against %s %s: %s, score %.3f%n",
          stronger.factory().id(),
          stronger.settings(),
          weaker.factory().id(),
          weaker.settings(),
          match,
          match.score());
    }
    assertThat(match.score()).as("%s", match).isGreaterThan(leastScore);
  }

  @Test
  void depth3Beats1() {
    assertBeats(alphaBeta(3), alphaBeta(1), 0.65);
  }

  @Test
  void depth4Beats2() {
    assertBeats(alphaBeta(4), alphaBeta(2), 0.65);
  }

  @Test
  void mctsBeatsGreedy() {
    assertBeats(MCTS, GREEDY, 0.65);
  }

  @Test
  void depth3BeatsGreedy() {
    assertBeats(alphaBeta(3), GREEDY, 0.65);
  }

  @Test
  void depth3BeatsMctsOfAsManyNodes() {
    assertBeats(alphaBeta(3), MCTS, 0.5);
  }
}
