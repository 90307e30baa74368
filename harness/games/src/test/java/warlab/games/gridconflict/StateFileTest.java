package warlab.games.gridconflict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static warlab.games.gridconflict.Positions.read;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.NotationException;
import warlab.games.Side;

class StateFileTest {
  private static final String GOOD =
      "3 3 A|100 40 0 20 20|90 45 -5 16 22|2|15 0 0 0|0 10 0 -3|A A1 B C3 o1 B2 m A2";

  private static String lines(String bars) {
    return bars.replace('|', '\n');
  }

  private static void assertFault(String text, int line, String token) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("line " + line + ": token '" + token + "': ")
        .hasMessageNotContaining("\n");
  }

  @Test
  void readsWhatItSays() {
    GridConflictPosition position = read(lines(GOOD));
    assertThat(position.rows()).isEqualTo(3);
    assertThat(position.fighter(Side.SECOND).defence()).isEqualTo(-5);
    assertThat(position.stamina(Side.SECOND)).isEqualTo(16);
    assertThat(position.items()).containsExactly(new Item(15, 0, 0, 0), new Item(0, 10, 0, -3));
    assertThat(position.itemCell(0)).isEqualTo(Cell.NONE);
    assertThat(position.itemCell(1)).isEqualTo(Cell.at(2, 2));
  }

  @Test
  void readsTheBytesOfAFile() {
    byte[] bytes = lines(GOOD).getBytes(StandardCharsets.US_ASCII);
    assertThat(StateFile.read(bytes, 0, 10).key()).isEqualTo(read(lines(GOOD)).key());
  }

  @Test
  void statsMayBeAllOfSixteenBits() {
    GridConflictPosition position =
        read(lines("1 2 A|32767 -32768 0 32767 1|1 1 1 1 1|1|-32768 0 0 0|A A1 B A2"));
    assertThat(position.fighter(Side.FIRST).hitPoints()).isEqualTo(32767);
    assertThat(position.fighter(Side.FIRST).attack()).isEqualTo(-32768);
    assertThat(position.items()).containsExactly(new Item(-32768, 0, 0, 0));
  }

  @Test
  void writesCanonicalForm() {
    String untidy =
        lines("  3 3\tA |100 40 0 20 20|90 45 -5 16 22|2|15 0 0 0|0 10 0 -3|")
            + "\tm B1 o1 B2 m A2  B C3 A A1 \r\n\r\n  # remark\n";
    assertThat(StateFile.write(read(untidy))).isEqualTo(lines(GOOD) + " m B1\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gc-a-3x3-full.txt",
        "gc-b-5x5-low-stamina.txt",
        "gc-c-11x11-columns.txt",
        "gc-d-52x99-wide.txt",
        "gc-b-5x5-low-stamina.final.txt"
      })
  void readsBackWhatItWrote(String file) {
    GridConflictPosition position = Positions.load(file);
    String written = StateFile.write(position);
    assertThat(read(written).key()).isEqualTo(position.key());
    assertThat(StateFile.write(read(written))).isEqualTo(written);
  }

  @Test
  void lineEndsMayBeOfBothKindsAndTheLastMayBeMissing() {
    long key = read(lines(GOOD)).key();
    assertThat(read(lines(GOOD) + "\n").key()).isEqualTo(key);
    assertThat(read(lines(GOOD).replace("\n", "\r\n") + "\r\n").key()).isEqualTo(key);
  }

  @Test
  void entityLettersAreRowLettersToo() {
    String text = "52 99 A|9 1 0 2 2|9 1 0 2 2|4|0 0 0 0|0 0 0 0|0 0 0 0|0 0 0 0|";
    GridConflictPosition position = read(lines(text + "m m12 o3 o5 B A1 A A10"));
    assertThat(position.cell(Side.FIRST)).isEqualTo(Cell.at(1, 10));
    assertThat(position.cell(Side.SECOND)).isEqualTo(Cell.at(1, 1));
    assertThat(position.itemCell(3)).isEqualTo(Cell.at(41, 5));
    assertThat(position.board().at(Cell.at(39, 12))).isEqualTo(Board.MONSTER);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '"',
      value = {
        "3 3!1!3",
        "3 A!1!A",
        "0 3 A!1!0",
        "53 3 A!1!53",
        "3 100 A!1!100",
        "3 3 C!1!C",
        "3 3 a!1!a",
        "3 3 A 6!1!6",
        "+3 3 A!1!+3",
        "3.0 3 A!1!3.0",
        "- 3 A!1!-",
        "99999999999999999999 3 A!1!99999999999999999999",
        "3 3 A!2!''",
        "3 3 A|!2!''",
        "3 3 A||1 1 1 1 1!2!''",
        "3 3 A|1 1 1 1!2!1",
        "3 3 A|1 1 1 1 1 7!2!7",
        "3 3 A|1 x 1 1!2!x",
        "3 3 A|1 - 1 1 1!2!-",
        "3 3 A|32768 1 1 1 1!2!32768",
        "3 3 A|-32769 1 1 1 1!2!-32769",
        "3 3 A|1 1 1 -1 1!2!-1",
        "3 3 A|1 1 1 1 4294967297!2!4294967297",
        "3 3 A|0 1 1 1 1|-00 1 1 1 1!3!-00",
        "3 3 A|1 1 1 1 1|1 1 1 1 1|11!4!11",
        "3 3 A|1 1 1 1 1|1 1 1 1 1|-1!4!-1",
        "3 3 A|1 1 1 1 1|1 1 1 1 1|0 0!4!0",
        "3 3 A|1 1 1 1 1|1 1 1 1 1|1|1 1 1!5!1",
        "3 3 A|1 1 1 1 1|1 1 1 1 1|1|1 1 1 1 9!5!9",
        "3 3 A|1 1 1 1 1|1 1 1 1 1|1|1 1 1 1!6!''",
        "3 3 A|1 1 1 1 1|1 1 1 1 1|0!5!''",
      })
  void refusesFaultsBeforeTheBoard(String bars, int line, String token) {
    assertFault(lines(bars), line, token.equals("''") ? "" : token);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "x A1!x",
        "M A1!M",
        "7 A1!7",
        "o12 A1!o12",
        "o A1!o",
        "AA1 B2!AA1",
        "o2 A1!o2",
        "o1 A1 o1 A2!o1",
        "A A1 A A2!A",
        "B A1 B!B",
        "A A1 m!m",
        "m A0!A0",
        "m A01!A01",
        "m A100!A100",
        "m 1A!1A",
        "m A!A",
        "m A1B!A1B",
        "m D3!D3",
        "m C4!C4",
        "m a1!a1",
        "A A1 m A1!A1",
        "x A0!x",
        "A A1!''",
        "B A1!''",
        "m A1!''",
      })
  void refusesFaultsOfTheBoard(String board, String token) {
    String text = lines("3 3 A|1 1 1 1 1|1 1 1 1 1|2|0 0 0 0|0 0 0 0|" + board);
    assertFault(text, 7, token.equals("''") ? "" : token);
  }

  @Test
  void saysWhereTheCellShouldBe() {
    assertThatThrownBy(() -> read(lines("3 3 A|1 1 1 1 1|1 1 1 1 1|0|A D3 B A1")))
        .hasMessage("line 5: token 'D3': the cell is outside the 3 x 3 grid");
  }

  @Test
  void refusesBlankBoard() {
    assertFault(lines("3 3 A|1 1 1 1 1|1 1 1 1 1|0|  |A A1 B A2"), 5, "");
  }

  @Test
  void refusesAnythingAfterTheBoardButBlanksAndComments() {
    assertThat(read(lines(GOOD) + "\n \t\n# END\n\n  #x").rows()).isEqualTo(3);
    assertFault(lines(GOOD) + "\n\n# good\nEND of it\n", 10, "END");
  }

  @Test
  void refusesEmptyFile() {
    assertFault("", 1, "");
    assertFault("\n", 1, "");
  }

  @Test
  void refusesBytesOutsideAscii() {
    assertFault(lines(GOOD).replace("90", "\u00a090"), 3, "\\xA0");
    assertFault(lines(GOOD) + "\n# caf\u00e9", 8, "\\xE9");
    assertFault(lines(GOOD).replace("90", "90\u00ff"), 3, "\\xFF");
    byte[] utf8 = ("\ufeff" + lines(GOOD)).getBytes(StandardCharsets.UTF_8);
    assertThatThrownBy(() -> StateFile.read(utf8, 0, 10))
        .hasMessageStartingWith("line 1: token '\\xEF': ");
  }

  @Test
  void controlCharactersAreNeitherBlanksNorLineEnds() {
    assertFault("3\r3 A", 1, "3\\x0D3");
    assertFault("3\u00003 A", 1, "3\\x003");
    assertFault("3\u007f3 A", 1, "3\\x7F3");
  }

  @Test
  void firstFaultInReadingOrderIsReported() {
    assertFault(lines("3 3 A|1 1 y z|7 7|0"), 2, "y");
    assertFault(lines("3 3 A|1 1 1 1 1 1 \u00e9"), 2, "1");
  }

  @Test
  void longTokensAreShortenedInTheMessage() {
    assertThatThrownBy(() -> read("9".repeat(100_000)))
        .satisfies(fault -> assertThat(fault.getMessage()).hasSizeLessThan(200));
    assertFault("9".repeat(61), 1, "9".repeat(60) + "...");
    assertFault("9".repeat(60), 1, "9".repeat(60));
  }
}
