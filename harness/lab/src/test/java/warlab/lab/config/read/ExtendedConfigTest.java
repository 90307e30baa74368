package warlab.lab.config.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.tree.ConfigException;

/** A config that is laid upon another, and what need not be said in one. */
class ExtendedConfigTest {
  private static final String BASE =
      """
      name: base
      game: ai-wargame
      players:
        a: { search: alpha-beta, depth: 3, heuristic: e1 }
        b: { search: random }
      match: { pairs: 10, repeat: true }
      """;

  @TempDir Path folder;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private ExperimentConfig read(String text) throws IOException {
    return Experiments.reader()
        .read(ExperimentFile.open(write("own.yaml", text), Overrides.none()));
  }

  @Test
  void theSeedIsOneUnlessItIsGiven() throws IOException {
    assertThat(read(BASE).seed()).isEqualTo(1);
    assertThat(read(BASE).configHash()).isEqualTo(read(BASE + "seed: 1\n").configHash());
  }

  @Test
  void keysThatAreNotGivenAreThoseOfTheBase() throws IOException {
    write("base.yaml", BASE);
    ExperimentConfig own =
        read(
            """
            extends: base.yaml
            name: own
            players: { a: { depth: 2 }, b: , c: random }
            match: { pairs: 20 }
            """);
    ExperimentConfig whole =
        read(
            BASE.replace("base", "own")
                .replace("  b: { search: random }", "  c: random")
                .replace("depth: 3", "depth: 2"));
    assertThat(own.configHash()).isEqualTo(whole.configHash());
    assertThat(own.players()).extracting(PlayerSpec::name).containsExactly("a", "c");
    assertThat(own.match().pairs()).isEqualTo(20);
  }

  @Test
  void aMistakeOfTheBaseIsToldWithItsFile() throws IOException {
    Path base = write("base.yaml", BASE.replace("e1", "e11"));
    assertThatThrownBy(() -> read("extends: base.yaml\nname: own\n"))
        .isInstanceOf(ConfigException.class)
        .hasMessage(base + ":4:49: unknown heuristic 'e11' for ai-wargame, maybe 'e1'?");
  }

  @Test
  void aBaseThatIsMissingOrItselfIsRefused() throws IOException {
    assertThatThrownBy(() -> read("extends: none.yaml\nname: own\n"))
        .hasMessage(folder.resolve("own.yaml") + ":1:10: none.yaml: no such file");
    assertThatThrownBy(() -> read("extends: own.yaml\nname: own\n"))
        .hasMessageContaining("extends: more than 10 files, maybe in a circle");
  }
}
