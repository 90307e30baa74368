package warlab.games.wargame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.NotationException;
import warlab.games.Options;
import warlab.games.Side;

/** Positions as a line and as a board, read and written. */
class PositionTextTest {
  private static final String START_BOARD =
      """
            0   1   2   3   4
       A:  dA9 dT9 dF9  .   .
       B:  dT9 dP9  .   .   .
       C:  dF9  .   .   .  aP9
       D:   .   .   .  aF9 aV9
       E:   .   .  aP9 aV9 aA9
      """
          .stripTrailing();

  @ParameterizedTest
  @ValueSource(
      strings = {
        Texts.START,
        Texts.S1,
        Texts.S2,
        Texts.S3,
        "...../...../...../...../..... a 0 0",
        "...../...../...../...../..... d 1000000 1000000",
        "dA1..../...../...../...../....aA1 d 7 -",
        "aT1aT2aT3aT4aT5/aT6aT7aT8aT9aA1/dV1dV2dV3dV4dV5/dV6dV7dV8dV9dA9/aF1aP2dP3dF4aV5 d 3 5",
      })
  void aLineIsWrittenAsItWasRead(String line) {
    assertThat(Texts.line(Texts.position(line))).isEqualTo(line);
  }

  @Test
  void theStartIsTheStartOfTheGame() {
    assertThat(Texts.line(Texts.GAME.start(Texts.DEFAULTS))).isEqualTo(Texts.START);
  }

  @Test
  void theCapOptionHoldsWhereTheTextSaysNothing() {
    Options options = Options.of(Texts.GAME.options(), Map.of("cap", 40L));

    assertThat(Texts.GAME.start(options).cap()).isEqualTo(40);
    assertThat(Texts.GAME.parse("...../...../...../...../..... d 5", options).cap()).isEqualTo(40);
    assertThat(Texts.GAME.parse(START_BOARD, options).cap()).isEqualTo(40);
    assertThat(Texts.GAME.parse(Texts.START, options).cap()).isEqualTo(100);
  }

  @Test
  void blanksAroundAndBetweenFieldsDoNotMatter() {
    assertThat(Texts.line(Texts.position("  " + Texts.S1.replace(" ", "   ") + " \n")))
        .isEqualTo(Texts.S1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          ""                                            | position '' has 1 fields, expected <rows> <side> <moves played> <cap>
          nonsense                                      | position 'nonsense' has 1 fields, expected <rows> <side> <moves played> <cap>
          ...../...../...../...../..... a               | position '...../...../...../...../..... a' has 2 fields, expected <rows> <side> <moves played> <cap>
          ...../...../...../...../..... a 0 1 2         | position '...../...../...../...../..... a 0 1 2' has 5 fields, expected <rows> <side> <moves played> <cap>
          ...../...../...../..... a 0 100               | board '...../...../...../.....' has 4 rows, expected 5 joined by /
          ...../...../...../...../...../..... a 0 100   | board '...../...../...../...../...../.....' has 6 rows, expected 5 joined by /
          ...../..../...../...../..... a 0 100          | row B '....' has 4 cells, expected 5
          ...../...../....../...../..... a 0 100        | row C '......' has 6 cells, expected 5
          dA9dA9dA9dA9dA9dA9/...../...../...../..... a 0 - | cell A1: a second AI of one side, expected at most one
          ...../...../...../...../aA9..aA1. a 0 100     | cell E3: a second AI of one side, expected at most one
          ...../.xA9.../...../...../..... a 0 100       | cell B1: owner in 'xA9', expected a or d
          ...../.AA9.../...../...../..... a 0 100       | cell B1: owner in 'AA9', expected a or d
          ...../...../...dQ9./...../..... a 0 100       | cell C3: kind in 'dQ9', expected A, V, T, F or P
          ...../...../...da9./...../..... a 0 100       | cell C3: kind in 'da9', expected A, V, T, F or P
          ...../...../...d.9./...../..... a 0 100       | cell C3: kind in 'd.9', expected A, V, T, F or P
          ...../...../...../....dF0/..... a 0 100       | cell D4: health in 'dF0', expected 1 to 9
          ...../...../...../....dFx/..... a 0 100       | cell D4: health in 'dFx', expected 1 to 9
          ...../...../...../....dF/..... a 0 100        | cell D4: 'dF' is no unit, expected one like dA9
          5/5/5/5/5 a 0 100                             | cell A0: '5' is no unit, expected one like dA9
          ...../...../...../...../..... w 0 100         | side to move 'w', expected a or d
          ...../...../...../...../..... A 0 100         | side to move 'A', expected a or d
          ...../...../...../...../..... a -1 100        | moves played '-1', expected 0 to 1000000
          ...../...../...../...../..... a - 100         | moves played '-', expected 0 to 1000000
          ...../...../...../...../..... a 1000001 100   | moves played '1000001', expected 0 to 1000000
          ...../...../...../...../..... a 1e3 100       | moves played '1e3', expected 0 to 1000000
          ...../...../...../...../..... a 0 x           | cap 'x', expected 0 to 1000000, or - for none
          ...../...../...../...../..... a 0 99999999999 | cap '99999999999', expected 0 to 1000000, or - for none
          """)
  void aBrokenLineIsRefusedWithItsPlace(String line, String message) {
    assertThatThrownBy(() -> Texts.position(line))
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }

  @Test
  void theBoardIsWrittenWithoutTrailingBlanks() {
    assertThat(Texts.NOTATION.board(Texts.position(Texts.START))).isEqualTo(START_BOARD);
    assertThat(Texts.NOTATION.board(Texts.position(Texts.S3)).lines())
        .containsExactly(
            "      0   1   2   3   4",
            " A:   .   .   .   .   .",
            " B:   .  dA2 aF1  .   .",
            " C:   .  dT3 aA2 aV1  .",
            " D:   .  dF2 dP1 aP3  .",
            " E:   .   .   .   .   .");
  }

  @Test
  void aBoardIsReadAsThePositionBeforeTheFirstMove() {
    WargamePosition position = Texts.position(START_BOARD);

    assertThat(Texts.line(position)).isEqualTo(Texts.START);
    assertThat(position.sideToMove()).isEqualTo(Side.FIRST);
  }

  @Test
  void aBoardIsReadWithOtherBlanksAndLineEnds() {
    String wide = START_BOARD.replace("\n", "  \r\n") + " \r\n\r\n";
    String narrow = START_BOARD.replaceAll(" +", " ");
    String headless = START_BOARD.substring(START_BOARD.indexOf('\n'));

    for (String text : new String[] {wide, narrow, headless, headless.indent(4)}) {
      assertThat(Texts.line(Texts.position(text))).isEqualTo(Texts.START);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "' A:   .   .   .   .   .\n B:  .', 'board text has 2 rows, expected A to E'",
    "'A: .\nB: .\nC: .\nD: .\nE: .', 'board row A: has 1 cells, expected 5'",
    "'B: .\nA: .\nC: .\nD: .\nE: .', 'board row ''B: .'', expected it to be A:'",
    "'A: . . . . dX9\nB:\nC:\nD:\nE:', 'cell A4: kind in ''dX9'', expected A, V, T, F or P'",
    "'A: . . . . dX\nB:\nC:\nD:\nE:', 'cell A4: ''dX'' is no unit, expected one like dA9'",
    "'rows\nside', 'board text has 2 rows, expected A to E'",
  })
  void aBrokenBoardIsRefusedWithItsPlace(String text, String message) {
    assertThatThrownBy(() -> Texts.position(text))
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }
}
