package warlab.players;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.Heuristic;
import warlab.games.Position;

/** Scores of AI Wargame that any exact search must return, from the game's traces and tables. */
class WargameScoresTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ....dT1/dA7..aF9./.dT6aV9.aA9/...../dF9.... a 50 100          | 7 |  2147483590 | C2 C1
          ....dT1/dA7..aF9./..aV3.aA9/...../dF9.... d 51 100            | 7 | -2147483591 | A4 A4
          ...../dA7..aF7./..aV3.aA9/...../dF9.... a 52 100              | 7 |  2147483590 | C2 C1
          ...../dA7..aF7./.aV3..aA9/...../dF9.... d 53 100              | 7 | -2147483591 | E0 E1
          ...../dA7..aF7./.aV3..aA9/...../.dF9... a 54 100              | 7 |  2147483590 | C1 B1
          ...../dA7aV3.aF7./....aA9/...../.dF9... d 55 100              | 7 | -2147483591 | E1 E1
          ...../dA7aV3.aF7./....aA9/...../..... a 56 100                | 7 |  2147483590 | B1 B0
          """)
  void minimaxAndAlphaBetaSeeTheAttackersWin(String line, long depth, int score, String played) {
    Heuristic heuristic = WargamePositions.heuristic("e2");
    assertWin(Contender.minimax(WargamePositions.GAME, heuristic), line, depth, score, played);
    assertWinOfAlphaBeta(line, depth, score, played);
  }

  /** Without pruning these cost 15 to 100 million nodes each. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dA9.dT9dF6./.dT9.aA6./.dP7aF1.aV9/dF9.aP9../.aV9... d 53 100  | 8 |  2147483587 | A3 A3
          dA9.dT7aA4./.dT9.../.dP7aF1.aV9/dF9.aP9../.aV9... d 55 100    | 7 |  2147483587 | A2 A2
          dA9..aA2./.dT7.../.dP7aF1.aV9/dF9.aP9../.aV9... a 56 100      | 7 | -2147483588 | C4 D4
          dA9..aA2./.dT7.../.dP7aF1../dF9.aP9.aV9/.aV9... d 57 100      | 7 |  2147483587 | B1 B2
          dA9..aA2./..dT7../.dP7aF1../dF9.aP9.aV9/.aV9... a 58 100      | 7 | -2147483588 | E1 E0
          dA9..aA2./..dT7../.dP7aF1../dF9.aP9.aV9/aV9.... d 59 100      | 8 |  2147483587 | B2 B2
          """)
  void alphaBetaSeesTheDefendersWin(String line, long depth, int score, String played) {
    assertWinOfAlphaBeta(line, depth, score, played);
  }

  private static void assertWinOfAlphaBeta(String line, long depth, int score, String played) {
    for (Heuristic heuristic : WargamePositions.heuristics()) {
      Contender alphaBeta = Contender.alphaBeta(WargamePositions.GAME, heuristic);
      assertWin(alphaBeta, line, depth, score, played);
      assertWin(alphaBeta.with("deepening", false), line, depth, score, played);
    }
  }

  private static void assertWin(
      Contender contender, String line, long depth, int score, String played) {
    Position position = WargamePositions.of(line);
    SearchReport report = contender.depth(depth).search(position);
    assertThat(report.score()).isEqualTo(score);
    int move = WargamePositions.GAME.notation().parseMove(position, played);
    assertThat(report.bestMoves().toArray()).as("%s is among the best", played).contains(move);
  }

  @Nested
  class ValueTable {

    @ParameterizedTest
    @CsvSource({"e0, 0, 0, 0, 0", "e2, -10, -20, -30, -40", "e3e4, 0, -2, 0, -21"})
    void holdsAtTheStart(String heuristic, int d1, int d2, int d3, int d4) {
      assertValues(WargamePositions.START, heuristic, d1, d2, d3, d4);
    }

    @ParameterizedTest
    @CsvSource({
      "e0, -3, -3, -3, -3",
      "e1, -1, -1, -1, -1",
      "e2, -348, -366, -373, -391",
      "e3e4, -644, -6, -714, -11"
    })
    void holdsInTheMiddleGame(String heuristic, int d1, int d2, int d3, int d4) {
      assertValues(WargamePositions.S2, heuristic, d1, d2, d3, d4);
    }

    private void assertValues(String line, String id, int... scores) {
      Heuristic heuristic = WargamePositions.heuristic(id);
      Position position = WargamePositions.of(line);
      for (int depth = 1; depth <= scores.length; depth++) {
        assertThat(scoreOf(Contender.minimax(WargamePositions.GAME, heuristic), depth, position))
            .isEqualTo(scores[depth - 1]);
        assertThat(scoreOf(Contender.alphaBeta(WargamePositions.GAME, heuristic), depth, position))
            .isEqualTo(scores[depth - 1]);
      }
    }

    private static int scoreOf(Contender contender, int depth, Position position) {
      return contender.depth(depth).search(position).score();
    }
  }
}
