package warlab.protocols.tankwars.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.protocols.tankwars.text.Request.Verb;

class RequestTest {

  @Test
  void theFourCommandsAreRead() {
    assertThat(Request.parse("PLAYER")).isEqualTo(new Request(Verb.PLAYER, 0, 0, 0, 0));
    assertThat(Request.parse("STATUS")).isEqualTo(new Request(Verb.STATUS, 0, 0, 0, 0));
    assertThat(Request.parse("MOVE 1 2 3 4")).isEqualTo(new Request(Verb.MOVE, 1, 2, 3, 4));
    assertThat(Request.parse("FIRE 5 6 70 8")).isEqualTo(new Request(Verb.FIRE, 5, 6, 70, 8));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "player",
        "Status",
        "MOVE\t1 2 3 4",
        "PLAYER,",
        "WAIT 1 2",
        "\u0000",
        "{}",
        "OK"
      })
  void anythingElseIsInvalid(String line) {
    assertThat(Request.parse(line).verb()).isEqualTo(Verb.INVALID);
  }

  @Test
  void outerBlanksAndReturnsDoNotCount() {
    assertThat(Request.parse("  MOVE 1 2 3 4 \r")).isEqualTo(Request.parse("MOVE 1 2 3 4"));
    assertThat(Request.parse("\tSTATUS\t").verb()).isEqualTo(Verb.STATUS);
  }

  @Test
  void aMissingOrNonNumericNumberIsZero() {
    assertThat(Request.parse("MOVE 1")).isEqualTo(new Request(Verb.MOVE, 1, 0, 0, 0));
    assertThat(Request.parse("MOVE")).isEqualTo(new Request(Verb.MOVE, 0, 0, 0, 0));
    assertThat(Request.parse("FIRE one 2.0 0x3 4")).isEqualTo(new Request(Verb.FIRE, 0, 0, 0, 4));
    assertThat(Request.parse("FIRE 1_0 \u0663 - +4")).isEqualTo(new Request(Verb.FIRE, 0, 0, 0, 4));
  }

  @Test
  void twoBlanksShiftTheNumbersByOnePlace() {
    assertThat(Request.parse("MOVE  1 2 3 4")).isEqualTo(new Request(Verb.MOVE, 0, 1, 2, 3));
    assertThat(Request.parse("MOVE 1 2  3 4")).isEqualTo(new Request(Verb.MOVE, 1, 2, 0, 3));
  }

  @Test
  void furtherWordsAreIgnored() {
    assertThat(Request.parse("MOVE 1 2 3 4 5 please")).isEqualTo(Request.parse("MOVE 1 2 3 4"));
    assertThat(Request.parse("PLAYER 1 x").verb()).isEqualTo(Verb.PLAYER);
  }

  @Test
  void numbersBeyondAnyBoardStayBeyondIt() {
    Request request = Request.parse("MOVE -1 99999999999999999999 -99999999999999999999 0003");
    assertThat(request.fromColumn()).isEqualTo(-1);
    assertThat(request.fromRow()).isGreaterThan(1000);
    assertThat(request.toColumn()).isGreaterThan(1000);
    assertThat(request.toRow()).isEqualTo(3);
  }
}
