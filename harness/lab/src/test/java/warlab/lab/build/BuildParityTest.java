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

/** The Gradle and the Maven build have the same modules, dependencies, release and checks. */
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
        .containsEntry("compiler flag -Xlint:all,-processing", "there")
        .containsEntry("strict compiler flag -Xep:NullAway:ERROR", "there")
        .doesNotContainKey("compiler flag -Werror")
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
          settings.gradle.kts          | .harness:bench., .    | ''     | harness/bench is missing
          pom.xml                      | .module>heuristics<.* | ''     | module heuristics is there
          build.gradle.kts             | set.17.               | set(8) | Java release is 8
          pom.xml                      | se>17<                | se>8<  | and 8 in Maven
          harness/lab/build.gradle.kts | runtimeOnly.libs      | api(libs | slf4j-simple is compile
          harness/lab/pom.xml          | .scope>runtime<.*     | ''     | heuristics is runtime
          build.gradle.kts             | maxHeapSize = .       | $08    | heap of tests is 8
          build.gradle.kts             | -Xlint:all            | -Xlint | -Xlint,-processing is there
          pom.xml                      | <arg>-Xlint.*</arg>   | ''     | -processing is there in Gr
          build.gradle.kts             | .-Werror.             | ''     | strict compiler flag -Werror is mis
          pom.xml                      | <arg>-Werror</arg>    | ''     | strict compiler flag -Werror is the
          build.gradle.kts             | .Xep:NullAway:ERROR   | ''     | -Xep:NullAway:ERROR is missing in G
          pom.xml                      | :NullAway:ERROR       | $0S    | -Xep:NullAway:ERRORS is missing
          build.gradle.kts             | .build/generated/     | /x/    | -XepExcludedPaths:.*/x/
          pom.xml                      | -XDcompile.*simple    | -g     | flag -g is missing in Gradle
          build.gradle.kts             | .annot.*nullaway      | x      | nullaway of the program is missing
          build.gradle.kts             | .testAnn.*core        | x      | error_prone_core of the tests is mi
          gradle/libs.versions.toml    | errorprone = .        | $09.   | error_prone_core of the tests is 9.
          pom.xml                      | <nullaway.version>    | $09.   | and 9.
          pom.xml                      | .groupId>com.uber     | $0s    | com.ubers.nullaway:nullaway of the
          build.gradle.kts             | Property..strict      | $0er   | strict switch is -Pstricter
          pom.xml                      | <id>strict            | $0er   | and -Pstricter in Maven
          build.gradle.kts             | if .strict.           | if (x) | compiler flag -Werror is there
          build.gradle.kts             | .mvn/jvm.config       | x      | strict compiler's JVM is x
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
    return Stream.of("pom.xml", ".gradle.kts", ".toml", "jvm.config").anyMatch(name::endsWith);
  }

  private void edit(String file, String pattern, String replacement) throws IOException {
    Path path = copy.resolve(file);
    String before = Files.readString(path);
    String after = before.replaceFirst(pattern, replacement);
    assertThat(after).as("%s after %s", file, pattern).isNotEqualTo(before);
    Files.writeString(path, after);
  }
}
