package warlab.lab.config.read;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import warlab.games.SeededStream;
import warlab.lab.config.tree.ConfigException;

/** Whatever a file holds, it is read or refused in one line: never a stack trace. */
class MangledConfigTest {
  private static final int TRIES = 3000;
  private static final String SNIPPETS =
      "{}[]:,-#'\"&*!|>%@`~\t\n\r\\ \u0000\u0085\u2028\ud83d09aé.e";

  @Test
  void mangledFilesAreReadOrRefusedInOneLine() {
    assertThat(Experiments.read(Experiments.FULL).players()).hasSize(6);
    SeededStream stream = new SeededStream(1);
    for (int i = 0; i < TRIES; i++) {
      String mangled = mangled(stream);
      try {
        Experiments.read(mangled);
      } catch (ConfigException refusal) {
        assertThat(refusal.getMessage()).startsWith("x.yaml:").doesNotContain("\n");
      } catch (RuntimeException | StackOverflowError escaped) {
        throw new AssertionError("escaped from:\n" + mangled, escaped);
      }
    }
  }

  /** One to four changes: a piece left out, a piece copied elsewhere, or a character put in. */
  private static String mangled(SeededStream stream) {
    StringBuilder text = new StringBuilder(Experiments.FULL);
    for (int change = stream.nextInt(4); change >= 0; change--) {
      int at = stream.nextInt(text.length());
      int end = Math.min(text.length(), at + 1 + stream.nextInt(20));
      String piece = text.substring(at, end);
      switch (stream.nextInt(3)) {
        case 0 -> text.delete(at, end);
        case 1 -> text.insert(stream.nextInt(text.length()), piece);
        default -> text.insert(at, SNIPPETS.charAt(stream.nextInt(SNIPPETS.length())));
      }
    }
    return text.toString();
  }
}
