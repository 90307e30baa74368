package warlab.games.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which actions are legal, in which order they are listed, and how a refusal is worded. */
class WargameLegalityTest {
  private static final String LONE = "dA9..../...../..%s../...../....aA9 %s 0 100";

  @ParameterizedTest
  @CsvSource({
    "aP9, a, B2 C1 C2", "aF9, a, B2 C1 C2", "aV9, a, B2 C1 C2 C3 D2", "aT9, a, B2 C1 C2 C3 D2",
    "dP9, d, C2 C3 D2", "dF9, d, C2 C3 D2", "dV9, d, B2 C1 C2 C3 D2", "dT9, d, B2 C1 C2 C3 D2",
  })
  void stepsGoWhereTheKindAndOwnerMay(String unit, String side, String targets) {
    WargamePosition position = Texts.position(LONE.formatted(unit, side));

    assertThat(targetsOf(position, "C2")).isEqualTo(targets);
  }

  @ParameterizedTest
  @CsvSource({"a, ..aA9../...../dA9...., A1 A2", "d, ..dA9../...../aA9...., A2 A3 B2"})
  void anAiGoesOnlyForward(String side, String rows, String targets) {
    WargamePosition position = Texts.position(rows + "/...../..... " + side + " 0 100");

    assertThat(targetsOf(position, "A2")).isEqualTo(targets);
  }

  @ParameterizedTest
  @CsvSource({
    "A, C2 C3",
    "F, C2 C3",
    "P, C2 C3",
    "V, B2 C1 C2 C3 D2",
    "T, B2 C1 C2 C3 D2",
  })
  void onlyVirusAndTechMoveWhileEngaged(String kind, String targets) {
    String line = "dA9..../...../..a%s9dF9./...../....%s a 0 100";
    String ai = kind.equals("A") ? "aF9" : "aA9";

    assertThat(targetsOf(Texts.position(line.formatted(kind, ai)), "C2")).isEqualTo(targets);
  }

  @Test
  void diagonalContactDoesNotEngage() {
    WargamePosition position =
        Texts.position("dA9..../.dF9.dF9./..aP9../.dF9.dF9./....aA9 a 0 100");

    assertThat(targetsOf(position, "C2")).isEqualTo("B2 C1 C2");
  }

  @Test
  void aStepNextToAnEnemyIsFine() {
    WargamePosition position = Texts.position("dA9..../..dF9../...../..aP9../....aA9 a 0 100");

    assertThat(targetsOf(position, "D2")).isEqualTo("C2 D1 D2");
  }

  @ParameterizedTest
  @CsvSource({"a, d", "d, a"})
  void everyKindAttacksInAllFourDirections(String owner, String enemy) {
    for (char kind : "AVTFP".toCharArray()) {
      String ai = kind == 'A' ? "." : owner + "A9";
      String e = enemy + "F1";
      String line =
          "%sA9...%s/..%s../.%s%s%s./..%s../..... %s 0 100"
              .formatted(enemy, ai, e, e, owner + kind + "9", e, e, owner);

      assertThat(targetsOf(Texts.position(line), "C2")).as(line).isEqualTo("B2 C1 C2 C3 D2");
    }
  }

  @ParameterizedTest
  @CsvSource({"A, VT", "T, AFP", "V, ''", "F, ''", "P, ''"})
  void repairsFollowTheTable(String helper, String helped) {
    for (String kind : List.of("A", "V", "T", "F", "P")) {
      if (helper.equals("A") && kind.equals("A")) {
        continue; // a side has one AI only
      }
      String ai = helper.equals("A") || kind.equals("A") ? "." : "dA9";
      String line = "%s..../...../.d%s9d%s8../...../....aA9 d 0 100".formatted(ai, helper, kind);

      assertThat(Texts.legalMoves(Texts.position(line)).contains("C1 C2"))
          .as(line)
          .isEqualTo(helped.contains(kind));
    }
  }

  @Test
  void engagementDoesNotPreventRepair() {
    WargamePosition position = Texts.position("dA5dT9aF9../aF9..../...../...../....aA9 d 0 100");

    assertThat(Texts.legalMoves(position)).contains("A1 A0");
  }

  @Test
  void selfDestructionIsAlwaysLegal() {
    WargamePosition position = Texts.position(Texts.S3);

    assertThat(Texts.legalMoves(position)).contains("B2 B2", "C2 C2", "C3 C3", "D3 D3");
  }

  @Test
  void movesAreListedBySourceThenTarget() {
    assertThat(Texts.legalMoves(Texts.position(Texts.START)))
        .containsExactly(
            "C4 B4", "C4 C3", "C4 C4", "D3 C3", "D3 D2", "D3 D3", "D4 D4", "E2 D2", "E2 E1",
            "E2 E2", "E3 E3", "E4 E4");
    assertThat(Texts.legalMoves(Texts.position("dA9..../...../..aV9../...../....aA9 a 0 -")))
        .containsExactly("C2 B2", "C2 C1", "C2 C2", "C2 C3", "C2 D2", "E4 D4", "E4 E3", "E4 E4");
  }

  @ParameterizedTest(name = "{1} in {0}: {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dA9..../...../..aF9dF9./...../....aA9 a 0 100 | C2 B2 | the unit is engaged and a Firewall may not move then
          dA9..../...../..aP9dF9./...../....aA9 a 0 100 | C2 B2 | the unit is engaged and a Program may not move then
          dA9aF9.../...../...../...../....aA9 d 0 100 | A0 B0 | the unit is engaged and an AI may not move then
          dA9dF5.../...../...../...../....aA9 d 1 100 | A0 A1 | an AI repairs no Firewall
          dA9dF5.../...../...../...../....aA9 d 1 100 | A1 A0 | a Firewall repairs no AI
          dA9dT5dV5../...../...../...../....aA9 d 1 100 | A1 A2 | a Tech repairs no Virus
          dA9dT5dV5../...../...../...../....aA9 d 1 100 | A2 A1 | a Virus repairs no Tech
          dA9dT9.../...../...../...../....aA9 d 1 100 | A1 A0 | the target is already at full health
          dA9..../...../..aP9../...../....aA9 a 0 100 | C2 D2 | an attacker's Program moves only up or left
          dA9..../...../..aF9../...../....aA9 a 0 100 | C2 C3 | an attacker's Firewall moves only up or left
          dA9..../...../..dP9../...../....aA9 d 0 100 | C2 C1 | a defender's Program moves only down or right
          dA9..../...../...../...../....aA9 a 0 100 | E4 D3 | the target is not next to the source
          dA9..../...../...../...../....aA9 a 0 100 | E4 C4 | the target is not next to the source
          dA9..../...../...../...../....aA9 a 0 100 | E4 A0 | the target is not next to the source
          .dA9.../...../...../...../aA9...aF9 a 0 100 | E4 A0 | the target is not next to the source
          dA9...aV9/dF9..../...../...../....aA9 a 0 100 | A4 B0 | the target is not next to the source
          dA9..../...../...../...../....aA9 a 0 100 | C2 C1 | no unit of the side to move stands on the source
          dA9..../...../...../...../....aA9 a 0 100 | C2 C2 | no unit of the side to move stands on the source
          dA9..../...../...../...../....aA9 a 0 100 | A0 A1 | no unit of the side to move stands on the source
          dA9..../...../...../...../....aA9 d 0 100 | E4 E4 | no unit of the side to move stands on the source
          dA9..../...../...../...../....aA9 d 9 9 | A0 A0 | the game is over
          """)
  void aRefusalNamesTheRule(String line, String moveText, String reason) {
    WargamePosition position = Texts.position(line);
    int move = Texts.move(position, moveText);

    assertThat(position.whyIllegal(move)).isEqualTo(reason);
    assertThat(Texts.legalMoves(position)).doesNotContain(moveText);
  }

  @Test
  void aNumberThatIsNoPairOfCellsIsRefused() {
    WargamePosition position = Texts.position(Texts.START);

    for (int move :
        new int[] {-1, Integer.MIN_VALUE, Integer.MAX_VALUE, 25 << 5, 25, 31, 24 << 5 | 31}) {
      assertThat(position.whyIllegal(move)).isEqualTo("the move leaves the board");
    }
  }

  private static String targetsOf(WargamePosition position, String source) {
    return String.join(
        " ",
        Texts.legalMoves(position).stream()
            .filter(move -> move.startsWith(source))
            .map(move -> move.substring(3))
            .toList());
  }
}
