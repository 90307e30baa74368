package warlab.games.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What each kind of action does to the board. */
class WargameActionTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dA3aA3.../...../...../...../..... a 0 100   | A1 A0 | ...../...../...../...../..... d 1 100
          dA2aF9aA1../...../...../...../..... a 0 100 | A1 A1 | ...../...../...../...../..... d 1 100
          dA9aA2.../...../...../...../..... d 1 100   | A0 A0 | ...../...../...../...../..... a 2 100
          dA9..../...../...../...../....aA9 d 1 100   | A0 A0 | ...../...../...../...../....aA9 a 2 100
          dA9aV9.../...../...../...../....aA9 a 99 100 | A1 A0 | .aV6.../...../...../...../....aA9 d 100 100
          dA9..../...../...../...../....aA9 d 99 100  | A0 A1 | .dA9.../...../...../...../....aA9 a 100 100
          dA9..../...../..aV9dF9./...../....aA9 a 0 100 | C2 D2 | dA9..../...../...dF9./..aV9../....aA9 d 1 100
          dA9..../.aF9.../..dF9../...../....aA9 a 0 100 | B1 B0 | dA9..../aF9..../..dF9../...../....aA9 d 1 100
          dA8dT9.../...../...../...../....aA9 d 1 100 | A1 A0 | dA9dT9.../...../...../...../....aA9 a 2 100
          dA9..../.dP3dP1aP2./.aF9aF9aV5./.dT4.aA3./..... a 0 100 | C2 C2 | dA9..../.dP1.../.aF7.aV3./.dT2.aA1./..... d 1 100
          """)
  void leadsToThePositionOfTheWorkedCase(String before, String move, String after) {
    assertThat(Texts.line(Texts.after(before, move))).isEqualTo(after);
  }

  @ParameterizedTest
  @CsvSource({
    "A, 33313",
    "V, 91616",
    "T, 16111",
    "F, 11111",
    "P, 33313",
  })
  void everyKindStrikesByItsRowOfTheDamageTable(String kind, String row) {
    String columns = "AVTFP";
    for (int i = 0; i < columns.length(); i++) {
      String target = String.valueOf(columns.charAt(i));
      String ownAi = kind.equals("A") ? "." : "aA9";
      String enemyAi = target.equals("A") ? "." : "dA9";
      String line = "...../.a%s9d%s9../...../...../%s...%s a 0 -";

      WargamePosition position = Texts.after(line.formatted(kind, target, ownAi, enemyAi), "B1 B2");

      int expected = 9 - (row.charAt(i) - '0');
      assertThat(position.board().health(Cells.at(1, 2))).as(kind + target).isEqualTo(expected);
    }
  }

  @Test
  void theStruckUnitStrikesBackAtOnceEvenWhenItDies() {
    String before = "dA9..../..dT1../..aV5../...../....aA9 %s 0 100";
    String after = "dA9..../...../...../...../....aA9 %s 1 100";

    assertThat(Texts.line(Texts.after(before.formatted("a"), "C2 B2")))
        .isEqualTo(after.formatted("d"));
    assertThat(Texts.line(Texts.after(before.formatted("d"), "B2 C2")))
        .isEqualTo(after.formatted("a"));
  }

  @Test
  void nobodyAdvancesIntoAnEmptiedCell() {
    WargamePosition position =
        Texts.after("dA9..../..dP3../..aV9../...../....aA9 a 0 100", "C2 B2");

    assertThat(Texts.line(position)).startsWith("dA9..../...../..aV6../");
  }

  @Test
  void lowHealthDoesNotWeakenABlow() {
    WargamePosition position =
        Texts.after("dA9..../..dF9../..aV1../...../....aA9 d 0 100", "B2 C2");

    assertThat(Texts.line(position)).startsWith("dA9..../..dF8../...../");
  }

  @ParameterizedTest
  @CsvSource({
    "dT9dF5, B1 B2, dT9dF8", "dT9dP1, B1 B2, dT9dP4", "dT9dA7, B1 B2, dT9dA9",
    "dA9dT5, B1 B2, dA9dT6", "dA9dV8, B1 B2, dA9dV9", "dP2dT9, B2 B1, dP5dT9",
  })
  void repairGivesTheTableAmountUpToFullHealth(String before, String move, String after) {
    String ai = before.contains("A") ? "." : "dA9";
    String line = "...../.%s../...../...../aA9...%s %s %s 100";
    assertThat(Texts.line(Texts.after(line.formatted(before, ai, "d", "0"), move)))
        .isEqualTo(line.formatted(after, ai, "a", "1"));
  }

  @Test
  void aBlastInACornerHitsThreeCells() {
    assertThat(Texts.line(Texts.after("aF9dP9dA9../dP3dP2.../...../...../....aA9 a 0 -", "A0 A0")))
        .isEqualTo(".dP7dA9../dP1..../...../...../....aA9 d 1 -");
  }

  @Test
  void aBlastTakesTwoFromEveryHealth() {
    String line = "%s/...../aA9...dA9 %s";
    assertThat(
            Texts.line(
                Texts.after(
                    line.formatted("dF1dF2dF3../dF4aF9dF5../dF6dF7dF8..", "a 0 -"), "B1 B1")))
        .isEqualTo(line.formatted("..dF1../dF2.dF3../dF4dF5dF6..", "d 1 -"));
    assertThat(Texts.line(Texts.after(line.formatted("aF1dF9.../...../.....", "a 0 -"), "A0 A0")))
        .isEqualTo(line.formatted(".dF7.../...../.....", "d 1 -"));
  }

  @Test
  void aUnitKilledByABlastDoesNotExplode() {
    String line = "%s/...../...../...../aA9...dA9 %s";
    assertThat(Texts.line(Texts.after(line.formatted("aF9dF1dF9..", "a 0 -"), "A0 A0")))
        .isEqualTo(line.formatted("..dF9..", "d 1 -"));
  }

  @Test
  void aBlastDoesNotReachAroundTheEdgeOfTheBoard() {
    String board = "..aA9.dF9/dF9..../dF9...aF9/dF9.dA9../dF9....";
    assertThat(Texts.line(Texts.after(board + " a 0 -", "C4 C4")))
        .isEqualTo(board.replace("aF9", ".") + " d 1 -");
  }
}
