package warlab.lab.build;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.lab.build.TestCheckout.Ended;
import warlab.lab.config.Sha256;

/** The launcher starts the program from anywhere, builds only when it must, and says what fails. */
@Tag("process")
class LauncherTest {

  private static final int PROGRAM_EXIT_CODE = 7;

  @TempDir Path temporary;

  private TestCheckout house;

  @BeforeEach
  void buildATinyHouse() throws IOException {
    house = new TestCheckout(temporary);
  }

  @Test
  void aMissingJavaIsOneClearLine() throws Exception {
    assertFailsWith(
        house.withMaven().run("list"),
        "Java 17 or later is needed: JAVA_HOME is not set and there is no java on the PATH");
  }

  @Test
  void anOldJavaIsOneClearLine() throws Exception {
    Ended ended = house.withJava(11).withMaven().run("list");
    assertThat(ended.err()).startsWith("warlab: Java 17 or later is needed").contains("version 11");
    assertThat(ended.exitCode()).isEqualTo(1);
  }

  @Test
  void aWrongJavaHomeIsOneClearLine() throws Exception {
    assertFailsWith(
        house.withJava(17).withMaven().with("JAVA_HOME", "/nowhere").run("list"),
        "Java 17 or later is needed: JAVA_HOME=/nowhere has no bin/java");
  }

  @Test
  void aMissingBuildToolIsOneClearLine() throws Exception {
    assertFailsWith(
        house.withJava(17).run("list"),
        "neither Maven nor Gradle (8.11 or later) is installed, and one is needed to build");
  }

  @Test
  void theProgramGetsItsArgumentsAndTheCallersFolder() throws Exception {
    house.withJava(17).withMaven().with("WARLAB_JAVA_OPTS", "-Xmx1g -Dx=y");
    Path link = Files.createSymbolicLink(temporary.resolve("link"), house.launcher());
    Path elsewhere = Files.createDirectory(temporary.resolve("else where")).toRealPath();

    Ended ended = TestCheckout.end(house.start(link, elsewhere, "run", "two words", ""));

    assertThat(ended.out())
        .contains("-Dwarlab.home=" + house.folder().toRealPath() + "\n", "-Xmx1g\n-Dx=y\n")
        .endsWith("warlab.lab.cli.Main\nrun\ntwo words\n\nin " + elsewhere + "\n");
    assertThat(ended.err())
        .isEqualTo("warlab: building with mvn (the first build fetches libraries) ...\n");
    assertThat(ended.exitCode()).isEqualTo(PROGRAM_EXIT_CODE);
  }

  @Test
  void aColonInTheFoldersPathIsOneClearLine() throws Exception {
    TestCheckout colon = new TestCheckout(Files.createDirectory(temporary.resolve("a:b")));
    assertFailsWith(
        colon.withJava(17).withMaven().run("list"),
        "a colon in %s: Java's class paths cannot hold it; move or rename that folder"
            .formatted(colon.folder().toRealPath()));
  }

  /** The name is made by the shell: this JVM may not be able to say it either. */
  @ParameterizedTest
  @ValueSource(strings = {"C", "POSIX", ""})
  void namesBeyondAsciiWorkInAnyLocale(String locale) throws Exception {
    house.withRealProgram().withMaven().with("LC_ALL", locale).with("LANG", locale);
    house.withTool(
        "replay",
        """
        name=$(printf 'gr\\303\\266\\303\\237e.txt')
        : >"$name"
        exec ./warlab replay ai-wargame "$name"
        """);
    Ended ended = TestCheckout.end(house.start(house.tool("replay"), house.folder()));
    assertThat(ended.err())
        .isEqualTo("warlab: building with mvn (the first build fetches libraries) ...\n");
    assertThat(ended.out()).endsWith("the game goes on\n");
    assertThat(ended.exitCode()).isZero();
  }

  @Test
  void aBuiltProgramStartsWithoutBuilding() throws Exception {
    house.withJava(17).withMaven().run("list");
    Ended second = house.run("list");
    assertThat(second.err()).isEmpty();
    assertThat(second.exitCode()).isEqualTo(PROGRAM_EXIT_CODE);
    assertThat(house.builds()).hasSize(1);
  }

  @Test
  void aNewerSourceIsBuilt() throws Exception {
    house.withJava(17).withMaven().run("list");
    makeNewer(house.source());
    house.run("list");
    assertThat(house.builds()).hasSize(2);
  }

  @Test
  void aFormerVersionIsNoPartOfTheProgram() throws Exception {
    Path former = house.folder().resolve("harness/lab/target/lab-0.0.1.jar");
    Files.createDirectories(former.getParent());
    Files.writeString(former, "a former version");
    Ended ended = house.withJava(17).withMaven().run("list");
    assertThat(ended.out()).contains("lab-0.jar").doesNotContain("lab-0.0.1.jar");
  }

  @Test
  void aLibraryThatIsNotTheOneListedIsNotRun() throws Exception {
    house.withJava(17).withMaven("echo as it was >harness/lab/target/lib/library-1.jar\n");
    list("jars.sha256", "as it was\n", "library-1.jar");
    assertThat(house.run("list").exitCode()).isEqualTo(PROGRAM_EXIT_CODE);
    house.withMaven("echo another >harness/lab/target/lib/library-1.jar\n");
    makeNewer(house.source());
    Ended changed = house.run("list");
    assertThat(changed.err())
        .contains("warlab: not as gradle/jars.sha256 lists it: ", "lib/library-1.jar");
    assertThat(changed.out()).isEmpty();
    assertThat(changed.exitCode()).isEqualTo(1);
    house.withMaven("echo unheard of >harness/lab/target/lib/stranger-1.jar\n");
    assertThat(house.run("list").err()).contains("lib/stranger-1.jar");
  }

  @Test
  void aPlugInOfTheBuildThatIsNotTheOneListedBuildsNothing() throws Exception {
    house.withJava(17).withMaven();
    Path plugin = temporary.resolve(".m2/repository/org/it/plug-in-1.jar");
    Files.createDirectories(plugin.getParent());
    Files.writeString(plugin, "as it was\n");
    list("maven-plugins.sha256", "as it was\n", "org/it/plug-in-1.jar");
    assertThat(house.run("list").exitCode()).isEqualTo(PROGRAM_EXIT_CODE);
    Files.writeString(plugin, "another\n");
    makeNewer(house.source());
    Ended changed = house.run("list");
    assertThat(changed.err()).contains("not the build plug-in that", plugin + "; delete it");
    assertThat(changed.exitCode()).isEqualTo(1);
    assertThat(house.builds()).hasSize(1);
  }

  private void list(String list, String content, String name) throws IOException {
    Path file = house.folder().resolve("gradle").resolve(list);
    Files.createDirectories(file.getParent());
    Files.writeString(file, Sha256.of(content.getBytes(UTF_8)) + "  " + name + "\n");
  }

  @Test
  void theBenchmarksAreNoPartOfTheProgram() throws Exception {
    Path benchmark = house.folder().resolve("harness/bench/src/main/java/Bench.java");
    Files.createDirectories(benchmark.getParent());
    Files.createFile(benchmark);
    house.withJava(17).withMaven().run("list");
    makeNewer(benchmark);
    house.run("list");
    assertThat(house.builds()).singleElement().asString().contains("-pl harness/lab -am package");
  }

  /** Only these play elsewhere; the program refuses the option of all others. */
  @ParameterizedTest
  @CsvSource({
    "run --on x, true",
    "gate a.yaml --on=x, true",
    "list games --on x, false",
    "show --on x, false"
  })
  void theClusterIsBuiltForCommandsThatPlayThere(String command, boolean isBuilt) throws Exception {
    house.withJava(17).withMaven();
    Path cluster = Files.createDirectories(house.folder().resolve("harness/cluster"));
    Files.writeString(cluster.resolve("spark.sh"), "fail 'building the cluster'\n");
    Ended ended = house.run(command.split(" "));
    assertThat(ended.err().contains("building the cluster")).isEqualTo(isBuilt);
    assertThat(ended.exitCode()).isEqualTo(isBuilt ? 1 : PROGRAM_EXIT_CODE);
  }

  @Test
  void jmhBuildsTheBenchmarksAndHandsItsOptionsOver() throws Exception {
    Ended ended = house.withJava(17).withMaven().run("jmh", "-l");
    assertThat(house.builds()).singleElement().asString().contains("-pl harness/bench -am package");
    assertThat(ended.out())
        .contains("harness/bench/target/lib/*.jar", "org.openjdk.jmh.Main\n-l\n");
    assertThat(house.lock()).doesNotExist();
  }

  @Test
  void gradleBuildsTheSame() throws Exception {
    house.withJava(17).withGradle("9.3.1").run("list");
    house.run("jmh");
    house.run("test");
    assertThat(house.builds())
        .satisfiesExactly(
            list -> assertThat(list).endsWith(" :harness:lab:installDist"),
            jmh -> assertThat(jmh).endsWith(" :harness:bench:jars"),
            test -> assertThat(test).endsWith(" -Pstrict -Pcluster --continue build"));
  }

  @Test
  void aDeletedSourceIsNoticed() throws Exception {
    house.withJava(17).withMaven().run("list");
    Files.delete(house.source());
    makeNewer(house.source().resolveSibling("."));
    house.run("list");
    assertThat(house.builds()).hasSize(2);
  }

  @Test
  void aFailedBuildShowsItsOutputAndStartsNothing() throws Exception {
    Ended ended = house.withJava(17).withMaven("echo a semicolon is missing; exit 3").run("list");
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err())
        .contains("...\na semicolon is missing\nwarlab: the build failed (all it said is in ");
    assertThat(ended.exitCode()).isEqualTo(1);
  }

  @Test
  void theNextStartBuildsAgainAfterAFailedBuild() throws Exception {
    house.withJava(17).withMaven("exit 3").run("list");
    assertThat(house.withMaven().run("list").exitCode()).isEqualTo(PROGRAM_EXIT_CODE);
  }

  @ParameterizedTest(name = "Gradle {0} on Java {1}: {2}")
  @CsvSource({
    "8.11, 17, gradle", "9.0, 21, gradle", "9.1.0, 25, gradle",
    "7.6.4, 17, mvn", "8.10.2, 17, mvn", "8.14, 25, mvn"
  })
  void anInstalledGradleGoesFirstIfItFits(String version, int java, String tool) throws Exception {
    house.withJava(java).withMaven().withGradle(version).run("list");
    assertThat(house.builds()).singleElement().asString().startsWith(tool + " ");
  }

  @Test
  void aFetchedGradleGoesFirst() throws Exception {
    house.withJava(17).withMaven().withGradleWrapper().withFetchedGradle().run("list");
    assertThat(house.builds()).singleElement().asString().startsWith("gradlew ");
  }

  @Test
  void theWrapperFetchesGradleOnlyWhenNothingElseIsThere() throws Exception {
    house.withJava(17).withGradleWrapper().run("list");
    house.withMaven().run("build");
    assertThat(house.builds()).hasSize(2);
    assertThat(house.builds().get(0)).startsWith("gradlew ");
    assertThat(house.builds().get(1)).startsWith("mvn ");
  }

  @Test
  void twoLaunchersAtOnceBuildOnce() throws Exception {
    house.withJava(17).withMaven();
    Process one = house.start(house.launcher(), house.folder(), "list");
    Process two = house.start(house.launcher(), house.folder(), "list");
    assertThat(TestCheckout.end(one).exitCode()).isEqualTo(PROGRAM_EXIT_CODE);
    assertThat(TestCheckout.end(two).exitCode()).isEqualTo(PROGRAM_EXIT_CODE);
    assertThat(house.builds()).hasSize(1);
    assertThat(house.lock()).doesNotExist();
  }

  @Test
  void theLockOfADeadLauncherIsBroken() throws Exception {
    Process dead = house.withJava(17).withMaven().start(house.launcher(), house.folder());
    TestCheckout.end(dead);
    Files.createSymbolicLink(house.lock(), Path.of(Long.toString(dead.pid())));
    assertThat(house.run("build").exitCode()).isZero();
  }

  @Test
  void aRunningProgramKeepsItsJars() throws Exception {
    house.withJava(17).withMaven();
    Path before = classPathFolder(house.run("list"));
    house.run("build");
    Path after = classPathFolder(house.run("list"));
    assertThat(after).isNotEqualTo(before);
    assertThat(before.resolve("lab-0.jar")).exists();
    assertThat(after.resolve("games-0.jar")).exists();
  }

  private static Path classPathFolder(Ended ended) {
    Path lab = Path.of(classPath(ended).replaceFirst(":.*", ""));
    return Objects.requireNonNull(lab.getParent());
  }

  private static String classPath(Ended ended) {
    return ended.out().lines().dropWhile(line -> !line.equals("-cp")).toList().get(1);
  }

  @ParameterizedTest(name = "{4}")
  @CsvSource({
    "3, 0, 0, 0, '7 passed, 0 failed', 0",
    "3, 0, 1, 0, '6 passed, 0 failed, 1 skipped', 0",
    "5, 2, 1, 1, '5 passed, 3 failed, 1 skipped', 1"
  })
  void testEndsWithTheTotals(
      int tests, int errors, int skipped, int failures, String totals, int exitCode)
      throws Exception {
    String reports = report("A", tests, errors, skipped, failures) + report("B", 4, 0, 0, 0);
    Ended ended = house.withJava(17).withMaven(reports).run("test");
    assertThat(ended.out()).endsWith("\n" + totals + "\n");
    assertThat(ended.exitCode()).isEqualTo(exitCode);
    assertThat(house.builds())
        .singleElement()
        .asString()
        .endsWith(" -Pstrict --fail-at-end verify");
  }

  @Test
  void quickTestsLeaveOutWhatIsTagged() throws Exception {
    Ended ended = house.withJava(17).withMaven(report("A", 3, 0, 0, 0)).run("test", "--quick");
    assertThat(ended.out()).endsWith("\n3 passed, 0 failed\n");
    house.withGradle("9.3.1").run("test", "--quick");
    assertThat(house.builds())
        .satisfiesExactly(
            maven ->
                assertThat(maven)
                    .contains(" -Pquick ", " -pl !harness/bench,!harness/cluster ")
                    .endsWith(" test"),
            gradle -> assertThat(gradle).endsWith(" -Pquick --continue test"));
  }

  @Test
  void aTestRunWithoutTestsFails() throws Exception {
    Ended ended = house.withJava(17).withMaven().run("test");
    assertThat(ended.out()).endsWith("0 passed, 0 failed\n");
    assertThat(ended.exitCode()).isEqualTo(1);
  }

  @Test
  void aTestRunThatBreaksFailsWhateverItsReportsSay() throws Exception {
    Ended ended = house.withJava(17).withMaven(report("A", 3, 0, 0, 0) + "exit 3").run("test");
    assertThat(ended.out()).endsWith("3 passed, 0 failed\n");
    assertThat(ended.exitCode()).isEqualTo(3);
  }

  @Test
  void reportsOfAnEarlierTestRunDoNotCount() throws Exception {
    house.withJava(17).withMaven(report("A", 3, 0, 0, 3)).run("test");
    Ended second = house.withMaven(report("B", 2, 0, 0, 0)).run("test");
    assertThat(second.out()).endsWith("\n2 passed, 0 failed\n");
  }

  /** Shell that writes a test report which, like Maven's, has no line end at its end. */
  private static String report(String name, int tests, int errors, int skipped, int failures) {
    String folder = "harness/lab/target/surefire-reports";
    String suite =
        "<testsuite tests=\"%d\" errors=\"%d\" skipped=\"%d\" failures=\"%d\">"
            .formatted(tests, errors, skipped, failures);
    return "mkdir -p %s\nprintf '<?xml version=\"1.0\"?>\n%s\n</testsuite>' >%s/TEST-%s.xml\n"
        .formatted(folder, suite, folder, name);
  }

  private static void assertFailsWith(Ended ended, String message) {
    assertThat(ended.err()).isEqualTo("warlab: " + message + "\n");
    assertThat(ended.out()).isEmpty();
    assertThat(ended.exitCode()).isEqualTo(1);
  }

  private static void makeNewer(Path file) throws IOException {
    Instant later = Instant.now().plus(1, ChronoUnit.HOURS);
    Files.setLastModifiedTime(file, FileTime.from(later));
  }
}
