package warlab.lab.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.build.TestCheckout.Ended;

/**
 * A newcomer's first heuristic, careless as first ones are, in a real build of a copy of the
 * project: warnings are shown and do no harm, an error is told with file and line.
 */
@Tag("process")
class FirstHeuristicTest {

  private static final String SOURCE =
      """
      package mine;

      import warlab.games.*;

      public class First implements Heuristic {
        public String id() { return "first-one"; }
        public String help() { return "no Override, a raw type, an unused variable"; }
        public String game() { return "ai-wargame"; }
        public int evaluate(Position position, Side view) {
          java.util.List unused = null;
          return 1;
        }
      }
      """;

  private static final String FILE = "heuristics/src/main/java/mine/First.java";

  @TempDir Path temporary;

  @Test
  void playsInSpiteOfWarningsAndNotInSpiteOfErrors() throws Exception {
    Path copy = copyOfTheProject();
    Path file = Files.createDirectories(copy.resolve(FILE).getParent()).resolve("First.java");
    Files.writeString(file, SOURCE);
    Files.writeString(
        copy.resolve("heuristics/src/main/resources/META-INF/services/warlab.games.Heuristic"),
        "\nmine.First\n",
        StandardOpenOption.APPEND);

    Ended careless = warlab(copy);
    assertThat(careless.exitCode()).as(careless.err()).isZero();
    assertThat(careless.out()).contains("first-one");
    assertThat(careless.err()).contains("\n" + FILE + ":10: warning: ").contains("raw type");

    Files.writeString(file, SOURCE.replace("return 1;", "return 1"));
    Ended broken = warlab(copy);
    assertThat(broken.exitCode()).isEqualTo(1);
    assertThat(broken.out()).isEmpty();
    assertThat(broken.err().lines().toList().get(1)).isEqualTo(FILE + ":11: error: ';' expected");
  }

  private static Ended warlab(Path copy) throws IOException, InterruptedException {
    var builder = new ProcessBuilder("./warlab", "list", "heuristics").directory(copy.toFile());
    return TestCheckout.end(builder.start());
  }

  /** Everything that a build reads, and nothing that another build made. */
  private Path copyOfTheProject() throws IOException {
    Path home = ProjectHome.find();
    Path copy = Files.createDirectory(temporary.resolve("a copy"));
    for (String part :
        List.of(
            "warlab",
            "pom.xml",
            "build.gradle.kts",
            "settings.gradle.kts",
            "gradle.properties",
            "gradlew",
            ".mvn",
            "gradle",
            "harness",
            "heuristics")) {
      try (Stream<Path> files = Files.walk(home.resolve(part))) {
        for (Path file : files.filter(Files::isRegularFile).map(home::relativize).toList()) {
          if (!file.toString().matches("(heuristics|harness/\\w+)/(target|build|src/test)/.*")) {
            Files.createDirectories(copy.resolve(file).getParent());
            Files.copy(home.resolve(file), copy.resolve(file), StandardCopyOption.COPY_ATTRIBUTES);
          }
        }
      }
    }
    return copy;
  }
}
