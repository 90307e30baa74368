package warlab.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers and names are the same where decimals have commas, an I has no dot, or digits differ. */
class LocaleTest {
  private static final String CONFIG =
      SmallExperiment.TEXT.replace(
          "random: { search: random }",
          "mixed: { search: minimax, depth: 1, heuristic: { linear: { material: 1.5 } } }");

  private static final Locale BEFORE = Locale.getDefault();

  @TempDir static Path origin;
  private static SmallExperiment plain = new SmallExperiment(Path.of(""), Path.of(""));

  @TempDir Path folder;

  @BeforeAll
  static void playPlain() {
    plain = played(origin, Locale.ROOT);
  }

  @AfterEach
  void restore() {
    Locale.setDefault(BEFORE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"de-DE", "tr-TR", "ar-EG-u-nu-arab"})
  void theSameExperimentGivesTheSameBytes(String tag) {
    SmallExperiment there = played(folder, Locale.forLanguageTag(tag));
    for (String name :
        new String[] {"games.csv", "moves.csv", "pairings.csv", "players.csv", "evals.csv"}) {
      assertThat(there.text(name)).as(name).isEqualTo(plain.text(name));
    }
    assertThat(there.text("experiment.yaml")).isEqualTo(plain.text("experiment.yaml"));
  }

  private static SmallExperiment played(Path folder, Locale locale) {
    Locale.setDefault(locale);
    SmallExperiment experiment =
        SmallExperiment.in(folder, CONFIG.replace("report: false", "report: true"));
    Terminal run = experiment.run();
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    return experiment;
  }

  @Test
  void helpAndListsAreTheSame() {
    Locale.setDefault(Locale.ROOT);
    Terminal list = Terminal.run("list");
    Locale.setDefault(Locale.forLanguageTag("tr-TR"));
    assertThat(Terminal.run("list")).isEqualTo(list);
  }
}
