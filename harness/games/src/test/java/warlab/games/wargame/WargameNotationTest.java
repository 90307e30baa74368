package warlab.games.wargame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.NotationException;

/** Moves as text, and the words of a trace. */
class WargameNotationTest {
  private static final WargamePosition START = Texts.position(Texts.START);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "B3 C3",
        "b3 c3",
        "b3c3",
        "B3C3",
        "B3,C3",
        "B3;C3",
        "B3:C3",
        "B3.C3",
        "B3-C3",
        "B3_C3",
        "(B,3) (C,3)",
        "[B3][C3]",
        "{B3}{C3}",
        "b 3 c 3",
        "B-3_C.3",
        " B3  C3 ",
        "(b3, c3)"
      })
  void readsEveryAcceptedSpelling(String text) {
    int move = Texts.move(START, text);

    assertThat(move).isEqualTo(WargameMove.of(Cells.at(1, 3), Cells.at(2, 3)));
    assertThat(Texts.NOTATION.move(START, move)).isEqualTo("B3 C3");
  }

  @Test
  void everyPairOfCellsIsReadBackAsWritten() {
    for (int source = 0; source < Cells.COUNT; source++) {
      for (int target = 0; target < Cells.COUNT; target++) {
        int move = WargameMove.of(source, target);
        assertThat(Texts.move(START, Texts.NOTATION.move(START, move))).isEqualTo(move);
        assertThat(Texts.move(START, Texts.NOTATION.token(START, move))).isEqualTo(move);
        assertThat(Texts.NOTATION.token(START, move)).matches("[A-E][0-4][A-E][0-4]");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "B3",
        "B3 C",
        "B3 C3 D3",
        "B33C3",
        "3B 3C",
        "33 33",
        "BB CC",
        "B3/C3",
        "B3>C3",
        "B3\tC3",
        "B3 C3!",
        "B3\nC3",
        "pass",
        "B٣ C3",
        "B-1 C3 D",
        "--"
      })
  void refusesWhatIsNoMove(String text) {
    assertThatThrownBy(() -> Texts.move(START, text))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("move '")
        .hasMessageEndingWith("expected two cells such as B3 C3")
        .satisfies(refusal -> assertThat(refusal.getMessage()).doesNotContain("\n", "\t"));
  }

  @ParameterizedTest
  @CsvSource({"F3 C3, F3", "B3 B5, B5", "A9 A0, A9", "z0 a0, Z0", "E4 E5, E5", "'(A,7) (A,6)', A7"})
  void refusesACellOffTheBoardByName(String text, String cell) {
    assertThatThrownBy(() -> Texts.move(START, text))
        .isInstanceOf(NotationException.class)
        .hasMessage("move '" + text + "': " + cell + " is off the board, expected A0 to E4");
  }

  @Test
  void cutsALongTextInARefusal() {
    assertThatThrownBy(() -> Texts.move(START, "x".repeat(10_000)))
        .isInstanceOf(NotationException.class)
        .satisfies(refusal -> assertThat(refusal.getMessage()).hasSizeLessThan(120));
  }

  @Test
  void refusalsChangeNothing() {
    WargamePosition position = Texts.position(Texts.START);
    assertThatThrownBy(() -> Texts.move(position, "F0 G0")).isInstanceOf(NotationException.class);

    assertThat(position.whyIllegal(Texts.move(position, "A0 A1"))).isNotNull();
    assertThat(Texts.line(position)).isEqualTo(Texts.START);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0 100    | 0/100 moves played
          99 100   | 99/100 moves played
          100 100  | maximum moves played (100)
          101 100  | maximum moves played (100)
          0 0      | maximum moves played (0)
          17 -     | 17 moves played
          0 -      | 0 moves played
          """)
  void progressCountsTowardsTheCap(String clock, String progress) {
    WargamePosition position = Texts.position("dA9..../...../...../...../....aA9 a " + clock);

    assertThat(Texts.NOTATION.progress(position)).isEqualTo(progress);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dA9..../...../...../...../..aP9.aA9 a 0 100 | E2 D2 | Attacker: move from E2 to D2
          dA9..../...../...../dF9aP9.../....aA9 d 0 100 | D0 D1 | Defender: attack from D0 to D1; combat damage: to source = 1, to target = 1
          dA7..../aV3..../...../...../....aA9 a 0 100 | B0 A0 | Attacker: attack from B0 to A0; combat damage: to source = 3, to target = 9
          dA8..../dT9..../...../...../....aA9 d 0 100 | B0 A0 | Defender: repair from B0 to A0; repaired 3 health points
          dA8dV1.../...../...../...../....aA9 d 0 100 | A0 A1 | Defender: repair from A0 to A1; repaired 1 health points
          dA9...dT9/...aF1./...../...../....aA9 d 0 100 | A4 A4 | Defender: self-destruct at A4; self-destructed for 2 total damage
          dA9...dT9/...../...../...../....aA9 d 0 100 | A4 A4 | Defender: self-destruct at A4; self-destructed for 0 total damage
          dA9..../.dP3dP1aP2./.aF9aF9aV5./.dT4.aA3./..... a 0 100 | C2 C2 | Attacker: self-destruct at C2; self-destructed for 14 total damage
          """)
  void actionsAreToldInTheWordsOfTheTrace(String line, String move, String words) {
    WargamePosition position = Texts.position(line);

    assertThat(Texts.NOTATION.action(position, Texts.move(position, move)))
        .isEqualTo(words.replace("; ", "\n"));
    assertThat(Texts.line(position)).isEqualTo(line);
  }

  @Test
  void theResultNamesTheWinnerAndTheMoves() {
    assertThat(
            Texts.NOTATION.result(
                Texts.after("dA9aV9.../...../...../...../....aA9 a 56 -", "A1 A0")))
        .isEqualTo("Attacker wins in 57 moves!");
    assertThat(Texts.NOTATION.result(Texts.position("dA9..../...../...../...../....aA9 d 60 60")))
        .isEqualTo("Defender wins in 60 moves!");
  }
}
