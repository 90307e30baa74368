package warlab.lab.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.lab.build.TestCheckout.Ended;

/** The launcher's archive of classes: made by a build, used by the Java that made it. */
@Tag("process")
class ClassArchiveTest {

  @TempDir Path temporary;

  private TestCheckout house;

  @BeforeEach
  void buildATinyHouse() throws IOException {
    house = new TestCheckout(temporary).withMaven();
  }

  @ParameterizedTest
  @CsvSource({
    "17, -XX:SharedArchiveFile, classes.jsa",
    "21, -XX:SharedArchiveFile, classes.jsa",
    "25, -XX:AOTCache, classes.aot"
  })
  void aBuildMakesTheArchiveThatItsJavaCanUse(int java, String option, String file)
      throws Exception {
    house.withJava(java).run("build");
    String archive = archive(house.run("list")).orElseThrow();
    assertThat(archive).startsWith(option + "=").endsWith("/" + file);
    assertThat(Path.of(archive.substring(option.length() + 1))).isRegularFile();
  }

  /** A flipped byte in one that is not checked ends the JVM. */
  @ParameterizedTest
  @ValueSource(ints = {17, 25})
  void anArchiveIsCheckedBeforeItIsUsed(int java) throws Exception {
    house.withJava(java).run("build");
    Ended ended = house.run("list");
    assertThat(archive(ended)).isPresent();
    assertThat(ended.out()).contains("-XX:+VerifySharedSpaces\n");
  }

  @Test
  void heuristicsAreTheLastOfTheClassPath() throws Exception {
    house.withJava(17).run("build");
    assertThat(house.run("list").out())
        .containsPattern("-cp\n.*/games-0\\.jar:.*/lab-0\\.jar:.*/heuristics-0\\.jar\n");
  }

  @Test
  void anEditedHeuristicKeepsTheArchive() throws Exception {
    house.withJava(17).run("build");
    Optional<String> before = archive(house.run("list"));
    house.with("HEURISTICS", "edited").run("build");
    assertThat(before).isPresent();
    assertThat(archive(house.run("list"))).isEqualTo(before);
  }

  @Test
  void anEditedProgramGetsAnotherArchive() throws Exception {
    house.withJava(17).run("build");
    Optional<String> before = archive(house.run("list"));
    house.with("LAB", "edited").run("build");
    assertThat(archive(house.run("list"))).isPresent().isNotEqualTo(before);
  }

  @Test
  void aStartWithoutArchiveIsAStart() throws Exception {
    house.withJava(17).run("build");
    String archive = archive(house.run("list")).orElseThrow();
    Files.delete(Path.of(archive.substring(archive.indexOf('=') + 1)));
    Ended ended = house.run("list");
    assertThat(archive(ended)).isEmpty();
    assertThat(ended.out()).endsWith("list\nin " + house.folder().toRealPath() + "\n");
  }

  @Test
  void anotherJavaDoesWithoutIt() throws Exception {
    house.withJava(17).run("build");
    Path other = temporary.resolve("other");
    Files.createDirectories(other.resolve("bin"));
    Files.copy(house.tool("java"), other.resolve("bin/java"));
    assertThat(archive(house.run("list"))).isPresent();
    assertThat(archive(house.with("JAVA_HOME", other.toString()).run("list"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"WARLAB_JAVA_OPTS", "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"})
  void aCollectorOfTheUsersIsTheOnlyOne(String variable) throws Exception {
    house.withJava(17).run("build");
    assertThat(house.run("list").out()).contains("-XX:+UseSerialGC\n");
    assertThat(house.with(variable, "-Xmx1g -XX:+UseZGC").run("list").out())
        .doesNotContain("-XX:+UseSerialGC");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-XX:StartFlightRecording=x", "-javaagent:x.jar", "-agentlib:jdwp"})
  void whoWatchesClassesBeingLoadedDoesWithoutIt(String option) throws Exception {
    house.withJava(17).run("build");
    assertThat(archive(house.run("list"))).isPresent();
    assertThat(archive(house.with("WARLAB_JAVA_OPTS", option).run("list"))).isEmpty();
  }

  @Test
  void shortCommandsDoWithoutTheSlowCompiler() throws Exception {
    house.withJava(17).run("build");
    assertThat(house.run("list").out()).contains("-XX:TieredStopAtLevel=1\n");
    assertThat(house.run("run").out()).doesNotContain("-XX:TieredStopAtLevel");
  }

  @Test
  void soDoReportsButForThoseOfManyGames() throws Exception {
    house.withJava(17).run("build");
    Path results = Files.createDirectory(temporary.resolve("results"));
    assertThat(house.run("report", results.toString()).out()).contains("-XX:TieredStopAtLevel=1\n");
    Files.write(results.resolve("games.csv"), new byte[30_000_000]);
    assertThat(house.run("report", results.toString()).out())
        .doesNotContain("-XX:TieredStopAtLevel");
  }

  private static Optional<String> archive(Ended ended) {
    return ended
        .out()
        .lines()
        .filter(line -> line.startsWith("-XX:SharedArchiveFile") || line.startsWith("-XX:AOTCache"))
        .findFirst();
  }
}
