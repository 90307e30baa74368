package warlab.games.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.MoveStack;
import warlab.games.Outcome;
import warlab.games.Perft;

/** Who wins, by which rule, and that nothing can be played after the end. */
class WargameEndingTest {

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          a Virus takes the AI | dA9aV9.../...../...../...../....aA9 a 3 100 | A1 A0 | FIRST_WINS | ai-destroyed
          a Virus of the Defender takes the AI | dA9..../...../...../....dV9/....aA9 d 3 100 | D4 E4 | SECOND_WINS | ai-destroyed
          the AIs kill each other | dA3aA3.../...../...../...../..... a 0 100 | A1 A0 | SECOND_WINS | both-ais-destroyed
          the Attacker's blast takes both AIs | dA2aF9aA1../...../...../...../..... a 0 100 | A1 A1 | SECOND_WINS | both-ais-destroyed
          the Defender's blast takes both AIs | dA2dF9aA1../...../...../...../..... d 0 100 | A1 A1 | SECOND_WINS | both-ais-destroyed
          the Attacker's AI destroys itself | dA9..../...../...../...../....aA9 a 0 100 | E4 E4 | SECOND_WINS | ai-destroyed
          the Defender's AI destroys itself | dA9..../...../...../...../....aA9 d 1 100 | A0 A0 | FIRST_WINS | ai-destroyed
          the Attacker's AI blows both up | dA2aA9.../...../...../...../..... a 0 100 | A1 A1 | SECOND_WINS | both-ais-destroyed
          the Defender's AI blows both up | dA9aA2.../...../...../...../..... d 1 100 | A0 A0 | SECOND_WINS | both-ais-destroyed
          a blast kills only the own AI, Attacker | dA9..../...../...../...aF9./....aA2 a 0 100 | D3 D3 | SECOND_WINS | ai-destroyed
          a blast kills only the own AI, Defender | dA1..../.dF9.../...../...../....aA2 d 0 100 | B1 B1 | FIRST_WINS | ai-destroyed
          a blast kills only the enemy AI | dA1..../.aF9.../...../...../....aA2 a 0 100 | B1 B1 | FIRST_WINS | ai-destroyed
          the last move before the cap takes the AI | dA9aV9.../...../...../...../....aA9 a 99 100 | A1 A0 | FIRST_WINS | ai-destroyed
          the last move before the cap loses the own AI | dA9..../...../...../...../....aA9 d 99 100 | A0 A0 | FIRST_WINS | ai-destroyed
          the cap is reached | dA9..../...../...../...../....aA9 d 99 100 | A0 A1 | SECOND_WINS | move-cap
          the cap is reached by the Attacker | dA9..../...../...../...../....aA9 a 99 100 | E4 E3 | SECOND_WINS | move-cap
          """)
  void endsTheGame(String what, String before, String move, Outcome outcome, String ending) {
    WargamePosition position = Texts.after(before, move);

    assertThat(position.isOver()).as(what).isTrue();
    assertThat(position.outcome()).isEqualTo(outcome);
    assertThat(position.ending().id()).isEqualTo(ending);
    assertNothingCanBePlayed(position);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dA9..../...../...../...../....aA9 a 0 0   | SECOND_WINS | move-cap
          dA9..../...../...../...../....aA9 d 7 7   | SECOND_WINS | move-cap
          dA9..../...../...../...../....aA9 d 8 7   | SECOND_WINS | move-cap
          dA9..../...../...../...../....aF9 a 0 100 | SECOND_WINS | ai-destroyed
          dF9..../...../...../...../....aA9 d 0 100 | FIRST_WINS  | ai-destroyed
          dF9..../...../...../...../....aF9 a 0 100 | SECOND_WINS | both-ais-destroyed
          ...../...../...../...../..... d 0 -       | SECOND_WINS | both-ais-destroyed
          ....aA1/...../...../...../..... d 5 5     | FIRST_WINS  | ai-destroyed
          ...../...../...../...../..... a 5 5       | SECOND_WINS | both-ais-destroyed
          """)
  void aLoadedPositionMayBeOverAtOnce(String line, Outcome outcome, String ending) {
    WargamePosition position = Texts.position(line);

    assertThat(position.isOver()).isTrue();
    assertThat(position.outcome()).isEqualTo(outcome);
    assertThat(position.ending().id()).isEqualTo(ending);
    assertNothingCanBePlayed(position);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        Texts.START,
        Texts.S1,
        Texts.S2,
        Texts.S3,
        "dA1..../...../...../...../....aA1 a 99 100",
        "dA9..../...../...../...../....aA9 a 1000000 -",
        "dA9..../.aF9.../..dF9../...../....aA9 a 0 1",
      })
  void goesOnWhileBothAisLiveBelowTheCap(String line) {
    WargamePosition position = Texts.position(line);

    assertThat(position.isOver()).isFalse();
    assertThat(Perft.count(position, 1)).isPositive();
  }

  @Test
  void aLoneAiOnItsFarEdgeCanOnlyDestroyItself() {
    assertThat(Texts.legalMoves(Texts.position("aA9..../...../...../...../....dA9 a 0 -")))
        .containsExactly("A0 A0");
    assertThat(Texts.legalMoves(Texts.position("aA9..../...../...../...../....dA9 d 0 -")))
        .containsExactly("E4 E4");
  }

  @Test
  void withoutACapTheGameOutlastsTheDefaultCap() {
    WargamePosition position = Texts.position("dA9..../dT9..../...../...../...aV9aA9 a 0 -");
    String[] cycle = {"E3 D3", "B0 C0", "D3 E3", "C0 B0"};
    for (int ply = 0; ply < 1000; ply++) {
      position.play(Texts.move(position, cycle[ply % 4]));
      assertThat(position.isOver()).isFalse();
    }

    assertThat(Texts.line(position)).isEqualTo("dA9..../dT9..../...../...../...aV9aA9 a 1000 -");
  }

  private static void assertNothingCanBePlayed(WargamePosition position) {
    MoveStack stack = new MoveStack();
    assertThat(position.legalMoves(stack)).isZero();
    assertThat(stack.size()).isZero();
    assertThat(position.whyIllegal(Texts.move(position, "E4 E4"))).isEqualTo("the game is over");
  }
}
