package warlab.lab.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import warlab.lab.Version;

/** The list of licences and the changes keep up with the build. */
class LicencesTest {
  private static final Path HOME = ProjectHome.find();

  @Test
  void everyLibraryOfTheProgramIsListedWithItsVersion() throws IOException {
    String licences = Files.readString(HOME.resolve("LICENCES.md"));
    MavenBuild.facts(HOME)
        .forEach(
            (name, fact) -> {
              if (name.startsWith("harness/lab: ") && fact.matches("(compile|runtime) \\d.*")) {
                assertThat(licences)
                    .contains(
                        "| `%s` | %s |"
                            .formatted(name.split(" ", 2)[1], fact.replaceFirst("\\w+ ", "")));
              }
            });
    assertThat(licences).contains("picocli");
  }

  @Test
  void theChangesTellOfThisVersion() throws IOException {
    assertThat(Files.readString(HOME.resolve("CHANGELOG.md"))).contains("## " + Version.CURRENT);
  }
}
