package warlab.lab.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.build.TestCheckout.Ended;

/** Of what a build tool says, a person sees the compiler's messages, or else what went wrong. */
@Tag("process")
class BuildMessagesTest {

  private static final String MAVEN_COMPILER_FAILS =
      """
      [INFO] --- maven-compiler-plugin:3.16.0:compile (default-compile) @ heuristics ---
      [INFO] Compiling 68 source files with javac [debug release 17] to target/classes
      [INFO] -------------------------------------------------------------
      [WARNING] COMPILATION WARNING :\s
      [INFO] -------------------------------------------------------------
      [WARNING] HOUSE/mine/One.java:[25,5] found raw type: java.util.List
        missing type arguments for generic class java.util.List<E>
      [INFO] 1 warning
      [ERROR] COMPILATION ERROR :\s
      [ERROR] HOUSE/mine/One.java:[31,28] cannot find symbol
        symbol:   class Bord
        location: class mine.One
      [ERROR] HOUSE/mine/Two.java:[3,1] class, interface, enum, or record expected
      [INFO] 2 errors\s
      [INFO] BUILD FAILURE
      [ERROR] Failed to execute goal org.apache.maven.plugins:compile on project heuristics: Compilation
      [ERROR] HOUSE/mine/One.java:[31,28] cannot find symbol
      [ERROR]   symbol:   class Bord
      [ERROR]   location: class mine.One
      [ERROR] HOUSE/mine/Two.java:[3,1] class, interface, enum, or record expected
      [ERROR] -> [Help 1]
      [ERROR] To see the full stack trace of the errors, re-run Maven with the -e switch.
      [ERROR] After correcting the problems, you can resume the build with the command
      [ERROR]   mvn <args> -rf :heuristics
      """;

  private static final String GRADLE_COMPILER_FAILS =
      """
      > Task :harness:games:compileJava UP-TO-DATE
      > Task :heuristics:compileJava FAILED
      HOUSE/mine/One.java:25: warning: [rawtypes] found raw type: List
          List seen;
          ^
      HOUSE/mine/One.java:31: error: cannot find symbol
        int worth(Bord board) {
                  ^
        symbol:   class Bord
      1 error
      1 warning

      FAILURE: Build failed with an exception.

      * What went wrong:
      Execution failed for task ':heuristics:compileJava'.
      > Compilation failed; see the compiler output below.
        HOUSE/mine/One.java:31: error: cannot find symbol
          int worth(Bord board) {
                    ^
          symbol:   class Bord
        1 error

      * Try:
      > Check your code and dependencies to fix the compilation error(s)
      """;

  @TempDir Path temporary;

  private TestCheckout house;

  @BeforeEach
  void buildATinyHouse() throws IOException {
    house = new TestCheckout(temporary).withJava(17);
  }

  @Test
  void theCompilersWordsAreToldOnceAndWithoutMavensHints() throws Exception {
    Ended ended = house.withFailingMaven(MAVEN_COMPILER_FAILS).run("list");
    assertThat(ended.err())
        .startsWith(
            """
            warlab: building with mvn (the first build fetches libraries) ...
            mine/One.java:25: warning: found raw type: java.util.List
              missing type arguments for generic class java.util.List<E>
            mine/One.java:31: error: cannot find symbol
              symbol:   class Bord
              location: class mine.One
            mine/Two.java:3: error: class, interface, enum, or record expected
            warlab: the build failed\
            """)
        .hasLineCount(8);
    assertThat(ended.exitCode()).isEqualTo(1);
  }

  @Test
  void gradlesCompilerIsQuotedOnce() throws Exception {
    String words = house.saying(GRADLE_COMPILER_FAILS);
    Ended ended = house.withGradle("9.3.1", words + "exit 1\n").run("list");
    assertThat(ended.err())
        .startsWith(
            """
            warlab: building with gradle (the first build fetches libraries) ...
            mine/One.java:25: warning: [rawtypes] found raw type: List
                List seen;
                ^
            mine/One.java:31: error: cannot find symbol
              int worth(Bord board) {
                        ^
              symbol:   class Bord
            warlab: the build failed\
            """)
        .hasLineCount(9);
    assertThat(ended.exitCode()).isEqualTo(1);
  }

  @Test
  void aBuildThatGoesWellShowsItsWarnings() throws Exception {
    Ended ended =
        house
            .withMaven(house.saying("[WARNING] HOUSE/mine/One.java:[25,5] found raw type: List"))
            .run("list");
    assertThat(ended.err())
        .isEqualTo(
            """
            warlab: building with mvn (the first build fetches libraries) ...
            mine/One.java:25: warning: found raw type: List
            """);
    assertThat(ended.out()).contains("warlab.lab.cli.Main\nlist\n");
  }

  @Test
  void anotherFailureOfMavenIsToldWithoutItsHints() throws Exception {
    house.withFailingMaven(
        """
        [INFO] BUILD FAILURE
        [ERROR] Failed to execute goal on project lab: Could not resolve picocli -> [Help 1]
        [ERROR]\s
        [ERROR] To see the full stack trace of the errors, re-run Maven with the -e switch.
        [ERROR] Re-run Maven using the -X switch to enable full debug logging.
        [ERROR]\s
        [ERROR] For more information about the errors and possible solutions, please read:
        [ERROR] [Help 1] http://cwiki.apache.org/confluence/display/MAVEN
        """);
    assertThat(house.run("list").err())
        .startsWith(
            """
            warlab: building with mvn (the first build fetches libraries) ...
            Failed to execute goal on project lab: Could not resolve picocli
            warlab: the build failed\
            """);
  }

  @Test
  void anotherFailureOfGradleIsToldWithoutItsHints() throws Exception {
    String words =
        """
        FAILURE: Build failed with an exception.

        * What went wrong:
        Could not resolve all files for configuration ':harness:lab:runtimeClasspath'.
        > Could not resolve picocli.

        * Try:
        > Run with --stacktrace option to get the stack trace.
        """;
    house.withGradle("9.3.1", house.saying(words) + "exit 1\n");
    assertThat(house.run("list").err())
        .startsWith(
            """
            warlab: building with gradle (the first build fetches libraries) ...
            Could not resolve all files for configuration ':harness:lab:runtimeClasspath'.
            > Could not resolve picocli.
            warlab: the build failed\
            """);
  }

  @Test
  void aWarningThatFailsTheTestsIsToldAgainAtTheEnd() throws Exception {
    Ended ended =
        house
            .withFailingMaven(
                """
                [WARNING] HOUSE/mine/One.java:[25,5] found raw type: List
                [ERROR] warnings found and -Werror specified
                [INFO] much more
                """)
            .run("test");
    assertThat(ended.out())
        .endsWith(
            """
            [INFO] much more

            mine/One.java:25: warning: found raw type: List
            0 passed, 0 failed
            """);
    assertThat(ended.exitCode()).isEqualTo(1);
  }
}
