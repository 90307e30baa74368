package warlab.lab.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Gradle and the Maven build have the same modules, dependencies, versions and release. */
class BuildParityTest {

  private static final Path HOME = ProjectHome.find();

  @TempDir Path copy;

  @Test
  void bothBuildsSayTheSame() throws IOException {
    assertThat(differences(HOME)).isEmpty();
  }

  @Test
  void theReadersSeeModulesAndDependencies() throws IOException {
    assertThat(GradleBuild.read(HOME).facts())
        .containsEntry("module harness/games", "there")
        .containsEntry("harness/players: harness/games", "compile")
        .containsEntry("heuristics: org.junit.jupiter:junit-jupiter", "test")
        .containsEntry("Java release", "17")
        .containsKey("harness/lab: info.picocli:picocli");
  }

  /** Columns: the file to damage, a pattern to find in it, its replacement, part of the report. */
  @ParameterizedTest(name = "{0}: {3}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          gradle/libs.versions.toml    | picocli = .           | $09.   | picocli is compile 9.
          gradle/libs.versions.toml    | junit = .             | $09.   | junit-bom is platform 9.
          pom.xml                      | <picocli.version>     | $09.   | and compile 9.
          build.gradle.kts             | .testImpl.*assertj.*  | ''     | assertj-core is missing
          harness/lab/build.gradle.kts | impl.*picocli.*       | ''     | picocli is missing
          harness/lab/pom.xml          | info.picocli          | other  | picocli is compile
          harness/players/pom.xml      | >games<               | >lab<  | games is compile
          harness/bench/pom.xml        | >jmh-generator.*<     | >x<    | annprocess is processor
          settings.gradle.kts          | , .harness:bench.     | ''     | harness/bench is missing
          pom.xml                      | .module>heuristics<.* | ''     | module heuristics is there
          build.gradle.kts             | set.17.               | set(8) | Java release is 8
          pom.xml                      | se>17<                | se>8<  | and 8 in Maven
          harness/lab/build.gradle.kts | runtimeOnly           | api    | slf4j-simple is compile
          harness/lab/pom.xml          | .scope>runtime<.*     | ''     | slf4j-simple is runtime
          build.gradle.kts             | maxHeapSize = .       | $08    | heap of tests is 8
          build.gradle.kts             | , .-Werror.           | ''     | -Werror is missing
          pom.xml                      | <arg>-Werror</arg>    | ''     | -Werror is there
          """)
  void aDifferenceIsReportedByName(String file, String pattern, String replacement, String report)
      throws IOException {
    copyBuildFiles();
    edit(file, pattern, replacement);
    assertThat(differences(copy)).anyMatch(line -> line.contains(report));
  }

  @Test
  void aDependencyThatCannotBeReadIsRefused() throws IOException {
    copyBuildFiles();
    edit("harness/lab/build.gradle.kts", "libs.picocli", "libs.picocli) { isTransitive = false");
    assertThatThrownBy(() -> differences(copy)).hasMessageContaining("isTransitive");
  }

  private static List<String> differences(Path home) throws IOException {
    return GradleBuild.read(home).differencesTo(MavenBuild.read(home));
  }

  private void copyBuildFiles() throws IOException {
    try (Stream<Path> files = Files.walk(HOME, 3)) {
      for (Path file : files.filter(BuildParityTest::isBuildFile).toList()) {
        Path target = copy.resolve(HOME.relativize(file));
        Files.createDirectories(target.resolveSibling("."));
        Files.copy(file, target);
      }
    }
  }

  private static boolean isBuildFile(Path file) {
    String name = file.toString();
    return name.endsWith("pom.xml") || name.endsWith(".gradle.kts") || name.endsWith(".toml");
  }

  private void edit(String file, String pattern, String replacement) throws IOException {
    Path path = copy.resolve(file);
    String before = Files.readString(path);
    String after = before.replaceFirst(pattern, replacement);
    assertThat(after).as("%s after %s", file, pattern).isNotEqualTo(before);
    Files.writeString(path, after);
  }
}
