package warlab.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrintableTest {

  @Test
  void linesAreSeenAsTheyAre() {
    assertThat(Printable.isLine("e2 after 3 plies", 80)).isTrue();
    assertThat(Printable.isLine("Größe \uD83D\uDE00", 7)).isTrue();
    assertThat(Printable.isLine("12345", 4)).isFalse();
  }

  /** Line ends, terminal codes, right-to-left marks, halves of a character, blanks at the ends. */
  @ParameterizedTest
  @ValueSource(strings = {"", " a", "a ", "a\nb", "\u001b[2J", "a\u202Eb", "\uD83D", "a\u2028b"})
  void othersAreNot(String text) {
    assertThat(Printable.isLine(text, 80)).isFalse();
  }

  @Test
  void whatIsNotSeenIsShownAsAQuestionMark() {
    assertThat(Printable.line("a\nb\u202Ec \u001b[2J\uD83D\uDE00"))
        .isEqualTo("a?b?c ?[2J\uD83D\uDE00");
  }
}
