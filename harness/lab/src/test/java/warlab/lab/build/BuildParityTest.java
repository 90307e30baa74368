package warlab.lab.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Gradle and the Maven build have the same modules, dependencies and versions. */
class BuildParityTest {
  private static final Path HOME = ProjectHome.find();

  @TempDir Path copy;

  @Test
  void bothBuildsSayTheSame() throws IOException {
    assertThat(differences(HOME)).isEmpty();
    assertThat(GradleBuild.facts(HOME))
        .containsEntry("module harness/games", "there")
        .containsEntry("harness/players: harness/games", "compile")
        .containsEntry("heuristics: org.junit.jupiter:junit-jupiter", "test")
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
          gradle/libs.versions.toml    | errorprone = .        | $09.   | version of errorprone is 9.
          gradle.properties            | version=              | $09    | version is 9
          pom.xml                      | <picocli.version>     | $09.   | and compile 9.
          harness/lab/build.gradle.kts | impl.*picocli.*       | ''     | picocli is null
          harness/lab/build.gradle.kts | runtimeOnly.libs      | api(libs | slf4j-simple is compile
          harness/lab/pom.xml          | info.picocli          | other  | picocli is compile
          harness/players/pom.xml      | >games<               | >lab<  | games is compile
          harness/bench/pom.xml        | >jmh-generator.*<     | >x<    | annprocess is processor
          harness/cluster/pom.xml      | >jsr305<              | >x<    | jsr305 is constraint
          settings.gradle.kts          | .harness:bench..      | ')'    | harness/bench is null
          pom.xml                      | .module>heuristics<.* | ''     | module heuristics is there
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
    Map<String, String> gradle = GradleBuild.facts(home);
    Map<String, String> maven = MavenBuild.facts(home);
    var names = new TreeSet<>(gradle.keySet());
    names.addAll(maven.keySet());
    return names.stream()
        .map(n -> "%s is %s in Gradle and %s in Maven".formatted(n, gradle.get(n), maven.get(n)))
        .filter(line -> !line.matches(".* is (.*) in Gradle and \\1 in Maven"))
        .toList();
  }

  private void copyBuildFiles() throws IOException {
    for (String folder : new String[] {"", "gradle", "harness", "heuristics"}) {
      try (Stream<Path> files = Files.walk(HOME.resolve(folder), folder.equals("gradle") ? 9 : 2)) {
        for (Path file : files.filter(BuildParityTest::isBuildFile).toList()) {
          Path target = copy.resolve(HOME.relativize(file));
          Files.createDirectories(target.resolveSibling("."));
          Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
        }
      }
    }
  }

  private static boolean isBuildFile(Path file) {
    return file.toString()
        .matches(".*(pom\\.xml|gradle\\.kts|\\.toml|gradle\\.properties|ModulePlugin\\.java)");
  }

  private void edit(String file, String pattern, String replacement) throws IOException {
    Path path = copy.resolve(file);
    String before = Files.readString(path);
    String after = before.replaceFirst(pattern, replacement);
    assertThat(after).as("%s after %s", file, pattern).isNotEqualTo(before);
    Files.writeString(path, after);
  }
}
