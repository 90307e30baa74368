package warlab.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.StoredText;
import warlab.lab.record.ShellWord;

/** A user's own sources in a folder: saved, and the next command plays them. */
@Tag("process")
class PluginSourcesTest {
  private static final String COUNT =
      """
      import warlab.games.*;

      public class Count implements Heuristic {
        public String id() { return "count"; }
        public String help() { return "of my own"; }
        public String game() { return "ai-wargame"; }
        public int evaluate(Position position, Side view) { return (int) (position.key() & 7); }
      }
      """;

  private static final String CONFIG =
      SmallExperiment.TEXT.replace("heuristic: e2", "heuristic: count") + "plugins: [my]\n";

  @TempDir Path folder;
  private Path my = Path.of("");

  @BeforeEach
  void makeFolder() throws IOException {
    my = Files.createDirectory(folder.resolve("my"));
  }

  private void save(String file, String text) throws IOException {
    Files.writeString(my.resolve(file), text);
  }

  private Terminal list() {
    return Terminal.run("list", "heuristics", "--game", "ai-wargame", "--plugins", "" + my);
  }

  @Test
  void aSourceIsFoundWithoutAServiceLine() throws IOException {
    save("Count.java", COUNT.replace("(int) (position.key() & 7)", "0"));
    Terminal list = list();
    assertThat(list.out()).contains("count            of my own", "e2 ");
    assertThat(list.err()).isEmpty();
  }

  private void saveGame() throws IOException {
    Files.createDirectory(my.resolve("mine"));
    for (String name : new String[] {"TakeAway", "Heap", "Fours", "Miser"}) {
      save(
          "mine/" + name + ".java",
          StoredText.resource(PluginSourcesTest.class, "plugin/" + name + ".java.txt"));
    }
  }

  @Test
  void gamesAndPlayersAreFoundAsWell() throws IOException {
    saveGame();
    Terminal play =
        Terminal.run(
            "play",
            "take-away",
            "--first",
            "alpha-beta:depth=2,heuristic=fours",
            "--second",
            "miser",
            "--plugins",
            "" + my);
    assertThat(play.err()).isEmpty();
    assertThat(play.exitCode()).isZero();
  }

  @Test
  void aConfigNamesItsPlugInsButResultsRunNobodysCode() throws IOException {
    save("Count.java", COUNT);
    SmallExperiment small = SmallExperiment.in(folder, CONFIG);
    assertThat(small.run().exitCode()).isZero();
    assertThat(small.text("manifest.json")).contains("\"Count\" : ");
    for (String[] command :
        new String[][] {
          {"report", "" + small.results()},
          {"show", "" + small.results()},
          {"rerun", "" + small.results(), "3"},
        }) {
      Terminal refused = Terminal.run(command);
      assertThat(refused.exitCode()).as(command[0]).isEqualTo(2);
      assertThat(refused.err())
          .startsWith("warning: " + small.results() + " was played with plug-ins;")
          .contains(
              "if you trust them: warlab %s --plugins %s\n"
                  .formatted(
                      Stream.of(command).map(ShellWord::of).collect(Collectors.joining(" ")),
                      my.toRealPath()))
          .contains("unknown heuristic 'count'");
      String[] trusting = Arrays.copyOf(command, command.length + 2);
      trusting[command.length] = "--plugins";
      trusting[command.length + 1] = my.toString();
      assertThat(Terminal.run(trusting).exitCode()).as(command[0]).isZero();
    }
  }

  @Test
  void anotherSourceIsAnotherProgramButACommentIsNot() throws IOException {
    save("Count.java", COUNT);
    SmallExperiment small = SmallExperiment.in(folder, CONFIG);
    small.run();
    save("Count.java", COUNT.replace("\n\n", "\n// the same\n"));
    assertThat(small.run().exitCode()).isZero();
    save("Count.java", COUNT.replace("& 7", "& 3"));
    Terminal refused = small.run();
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.err()).contains("was started with a different program (changed: Count)");
  }

  @Test
  void everyMistakeIsNamedWithFileAndLine() throws IOException {
    save(
        "Count.java",
        COUNT.replace("position.key()", "position.kee()").replace("int ev", "Int ev"));
    Terminal refused = list();
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err().lines())
        .hasSize(2)
        .allMatch(line -> line.startsWith("error: " + my.resolve("Count.java") + ":7:"))
        .anyMatch(line -> line.contains("cannot find symbol, symbol: class Int"))
        .anyMatch(line -> line.contains("cannot find symbol, symbol: method kee()"));
  }

  @Test
  void warningsAreShownAndStopNothing() throws IOException {
    save("Count.java", COUNT.replace("(int) (position.key() & 7)", "(int) 0"));
    Terminal list = list();
    assertThat(list.err().strip())
        .isEqualTo("warning: " + my.resolve("Count.java") + ":7:62: redundant cast to int");
    assertThat(list.out()).contains("of my own");
  }

  @Test
  void aMisspeltGameIsNamed() throws IOException {
    save("Count.java", COUNT.replace("\"ai-wargame\"", "\"ai-wargme\""));
    assertThat(list().err().strip())
        .isEqualTo(
            "warning: plug-in left out: Count of Count.java: game() is 'ai-wargme', which is no"
                + " game, maybe 'ai-wargame'?");
  }

  @Test
  void aClassWithoutTheInterfaceIsNamed() throws IOException {
    save("Count.java", COUNT.replace("implements Heuristic ", ""));
    save("Other.java", COUNT.replace("Count", "Other").replace("(int) (position.key() & 7)", "0"));
    assertThat(list().err().strip())
        .isEqualTo(
            "warning: plug-in left out: Count has an id() but implements none of Game,"
                + " PlayerFactory, SeatExtension, Heuristic, FeatureTable, Feature");
  }

  @Test
  void aFolderWithoutAPlugInIsNamed() throws IOException {
    String nothing = "warning: --plugins: '" + my + "' has no plug-in: expected .java files with";
    assertThat(list().err()).hasLineCount(1).startsWith(nothing);
    save("Helper.java", "final class Helper {}");
    assertThat(list().err()).hasLineCount(1).startsWith(nothing);
  }

  @Test
  void theScriptOfABoardLiesBesideTheSources() throws IOException {
    saveGame();
    Path boards = Files.createDirectories(my.resolve("warlab/boards"));
    Files.writeString(boards.resolve("take-away.js"), "boards['take-away'] = mineAlone;");
    SmallExperiment small =
        SmallExperiment.in(
            folder,
            CONFIG.replace("ai-wargame", "take-away").replace("greedy, heuristic: count", "miser"));
    assertThat(small.run().err()).isEmpty();
    Terminal.run("show", "" + small.results(), "--game", "0", "--plugins", "" + my);
    assertThat(small.text("game-0.html")).contains("mineAlone");
  }

  @Test
  void aClassThatCannotBeMadeIsNamed() throws IOException {
    save("Count.java", COUNT.replace("public class", "class"));
    assertThat(list().err())
        .contains("plug-in left out: Heuristic Count is no public class with a public constructor");
  }

  @Test
  void anIdThatIsTakenIsLeftOut() throws IOException {
    save("Count.java", COUNT.replace("\"count\"", "\"e2\""));
    assertThat(list().err())
        .contains(
            "plug-in left out: Heuristic Count of Count.java has the id 'e2', which is taken");
  }

  @Test
  void theCommandLineNamesOtherPlugInsThanTheConfig() throws IOException {
    Path other = Files.createDirectory(folder.resolve("other"));
    Files.writeString(other.resolve("Count.java"), COUNT);
    SmallExperiment small = SmallExperiment.in(folder, CONFIG);
    assertThat(small.run().err()).contains("unknown heuristic 'count'");
    assertThat(small.run("--plugins", "" + other).exitCode()).isZero();
  }

  @Test
  void aFolderThatIsMissingIsNamedWithItsPlace() {
    SmallExperiment small =
        SmallExperiment.in(folder, CONFIG.replace("plugins: [my]", "plugins: [mi]"));
    Terminal refused = small.run();
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err())
        .contains(small.config() + ":9:11: '" + folder.resolve("mi") + "' is not a folder");
  }

  /** A real process, since a runtime without a compiler is another one than ours. */
  @Test
  void aJavaWithoutACompilerIsToldApartAndNamed() throws Exception {
    save("Count.java", COUNT);
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--limit-modules",
                "java.desktop,java.compiler,java.management,jdk.unsupported",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "list",
                "heuristics",
                "--plugins",
                my.toString())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(output)
        .isEqualToIgnoringNewLines(
            "error: --plugins: %s has to be compiled, but the Java in %s has no compiler: expected a"
                    .formatted(my.resolve("Count.java"), System.getProperty("java.home"))
                + " JDK, or a jar");
    assertThat(process.waitFor()).isEqualTo(2);
  }
}
