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

  private static final String WHOLE =
      """
      name: whole
      game: ai-wargame
      gameOptions: { cap: 60 }
      seed: 5
      players:
        deep: { search: alpha-beta, heuristic: e1, sweep: { depth: [1, 2], ties: [first] } }
        two: { search: alpha-beta, depth: { attacker: 3, defender: 5 }, timeMs: { defender: 9 },
               heuristic: { attacker: e1, defender: { linear: { material: -1.5 } } } }
        one line: alpha-beta:depth=3,heuristic=linear(material=2;mobility=1)
      match:
        format: cross
        pairs: 100
        first: [deep, two]
        second: [one line]
        openings: { plies: 4 }
        repeat: true
      stop: { sprt: { elo0: -2.5, elo1: 20 } }
      record: moves
      threads: 2
      """;

  @Test
  void mangledFilesAreReadOrRefusedInOneLine() {
    assertThat(Experiments.read(WHOLE).players()).hasSize(4);
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
    StringBuilder text = new StringBuilder(WHOLE);
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
