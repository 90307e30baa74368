package warlab.games.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.MoveStack;
import warlab.games.SearchHints;

/** The order in which a search tries moves. */
class MoveScoreTest {

  @ParameterizedTest(name = "{1} before {2}: {3}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dA9aV9.../.dP3.../...../...../....aA9 a 0 - | A1 A0 | A1 B1 | taking the AI before taking a Program
          dA9aP9.../.dP3.../...../...../....aA9 a 0 - | A1 B1 | A1 A1 | taking a unit before self-destruction
          dA9..../..dT6../.dF9aV9../...../....aA9 a 0 - | C2 B2 | C2 C1 | a heavy blow before a light one
          dA9aP9dF9../...../...../...../....aA9 a 0 - | A1 A0 | A1 A2 | hitting the AI before hitting a Firewall
          dA3..../dT9..../...../...../....aA9 d 0 - | B0 A0 | B0 C0 | repair before a step
          dA9..../...../..aV9../...../....aA9 a 0 - | C2 B2 | C2 D2 | a Virus towards the AI before away from it
          dA9..../...../..aV9aP9./...../....aA9 a 0 - | C2 B2 | C3 B3 | a Virus towards the AI before a Program
          dA9..../...../..aV9../...../....aA9 a 0 - | C2 D2 | C2 C2 | any step before useless self-destruction
          dA2aF1.../...../...../...../....aA9 a 0 - | A1 A1 | E4 D4 | a blast that takes the AI before a step
          dA9aF1dT2../dT1dP2.../...../...../....aA9 a 0 - | A1 A1 | E4 D4 | a blast that kills three before a step
          """)
  void prefers(String line, String better, String worse, String why) {
    WargamePosition position = Texts.position(line);

    assertThat(Texts.legalMoves(position)).contains(better, worse);
    assertThat(position.orderingScore(Texts.move(position, better)))
        .as(why)
        .isGreaterThan(position.orderingScore(Texts.move(position, worse)));
  }

  @Test
  void staysInItsRange() {
    RandomPositions positions = new RandomPositions(3);
    MoveStack moves = new MoveStack();
    for (int i = 0; i < 2_000; i++) {
      WargamePosition position = Texts.position(positions.next());
      moves.clear();
      position.legalMoves(moves);
      for (int move : moves.toArray(0)) {
        assertThat(position.orderingScore(move)).isBetween(0, SearchHints.MAX_SCORE);
      }
    }
  }

  @Test
  void onlyStepsAreQuiet() {
    WargamePosition position = Texts.position("dA3..../dT9aF9.../...../...../....aA9 d 0 -");

    assertThat(position.isQuiet(Texts.move(position, "B0 C0"))).isTrue();
    assertThat(position.isQuiet(Texts.move(position, "B0 A0"))).isFalse();
    assertThat(position.isQuiet(Texts.move(position, "B0 B1"))).isFalse();
    assertThat(position.isQuiet(Texts.move(position, "B0 B0"))).isFalse();
  }
}
