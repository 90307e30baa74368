package warlab.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Input that means harm, or comes from another system, and places that cannot be written. */
class HostileInputTest {
  private static final long FIFTY_MEGABYTES = 50_000_000;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../evil",
        "a/b",
        "a\\\\b",
        "..",
        "say \\\"hi\\\"",
        "a,b",
        "=cmd()",
        "ünï",
        "two\\nlines"
      })
  void aNameThatIsNoFolderNameIsRefused(String name) {
    String text = SmallExperiment.TEXT.replace("name: small", "name: \"" + name + "\"");
    SmallExperiment hostile = SmallExperiment.in(folder, text);
    Terminal refused = Terminal.run("run", hostile.config().toString());
    assertThat(refused.exitCode()).isEqualTo(2);
    assertThat(refused.err())
        .hasLineCount(1)
        .contains("small.yaml:1:7: name: expected at most 80 of A-Z a-z 0-9 . _ -");
  }

  @Test
  void playersMayBeCalledAnythingThatCanBePrinted() {
    SmallExperiment hostile =
        SmallExperiment.in(
            folder,
            """
            name: small
            game: ai-wargame
            seed: 1
            players:
              "=cmd()|' /C calc'!A1": { search: random }
              "../../etc, \\"x\\"": { search: random }
              "ünï 漢字 🎲": { search: random }
              "</script><script>alert(1)</script>": { search: random }
            match: { pairs: 1 }
            """);
    Terminal run = hostile.run();
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    for (String name : new String[] {"games.csv", "pairings.csv", "players.csv", "sides.csv"}) {
      assertThat(hostile.text(name))
          .containsPattern("\"?'=cmd\\(\\)")
          .contains("\"../../etc, \"\"x\"\"\"", "ünï 漢字 🎲")
          .doesNotContainPattern("(?m)(^|,)\"?=cmd");
    }
    assertThat(hostile.text("report.html")).contains("ünï 漢字 🎲").doesNotContain("<script>alert");
    assertThat(hostile.run().exitCode()).isZero();
  }

  @Test
  void aPlayersNameIsOneLine() {
    SmallExperiment hostile =
        SmallExperiment.in(folder, SmallExperiment.TEXT.replace("random:", "\"a\\nb\":"));
    assertThat(hostile.run().err())
        .hasLineCount(1)
        .contains("small.yaml:6:3: a player's name: expected 1 to 80 printable characters");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          \"a\\0b\" | cannot be the name of a folder: Nul character not allowed
          ""        | expected the name of a folder, not an empty text
          "  "      | expected the name of a folder, not an empty text
          LONG      | a part of the name has 300 bytes, expected at most 255
          DEEP      | the whole name has
          """)
  void aFolderThatNoSystemCanMakeIsRefusedWithItsPlace(String out, String objection) {
    String value = out.replace("LONG", "x".repeat(300)).replace("DEEP", "/xyz".repeat(2000));
    SmallExperiment hostile = SmallExperiment.in(folder, SmallExperiment.TEXT + "out: " + value);
    Terminal config = Terminal.run("run", hostile.config().toString());
    assertRefused(config, "small.yaml:9:6: out: " + objection);
    SmallExperiment plain = SmallExperiment.in(folder);
    Terminal set = Terminal.run("run", plain.config().toString(), "--set", "out=" + value);
    assertRefused(set, "--set out=");
  }

  @Test
  void anEmptyOutOptionIsRefusedToo() {
    Terminal refused = Terminal.run("run", SmallExperiment.in(folder).config() + "", "--out", "");
    assertRefused(refused, "out: expected the name of a folder, not an empty text");
  }

  private static void assertRefused(Terminal refused, String message) {
    assertThat(refused.err()).hasLineCount(1).contains(message);
    assertThat(refused.exitCode()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"202E", "200B", "200D", "2066", "00AD", "FEFF"})
  void namesThatAreNotWhatTheyLookLikeAreRefused(String code) {
    String hidden = "ran\\u" + code + "dom";
    SmallExperiment name =
        SmallExperiment.in(folder, SmallExperiment.TEXT.replace("random:", '"' + hidden + "\":"));
    assertRefused(
        name.run(), "small.yaml:6:3: the invisible character U+" + code + " is in here, leave it");
    SmallExperiment value =
        SmallExperiment.in(folder, SmallExperiment.TEXT.replace("e2 ", '"' + hidden + "\" "));
    assertRefused(value.run(), "small.yaml:5:40: the invisible character U+" + code);
    String letter = Character.toString(Integer.parseInt(code, 16));
    SmallExperiment plain = SmallExperiment.in(folder);
    assertRefused(
        plain.run("--set", "players.\"a" + letter + "b\"={search: random}"),
        "a player's name: expected 1 to 80 printable characters");
  }

  @Test
  void anArgumentThatIsQuotedDoesNotReachTheTerminalAsItIs() {
    assertRefused(Terminal.run("plan", "\033[2J\u202e.yaml"), "?[2J?.yaml");
    assertRefused(Terminal.run("plan", "x.yaml", "\u0007"), "unexpected argument '?'");
  }

  @Test
  void aHugeConfigIsRefusedBeforeItIsRead() throws IOException {
    SmallExperiment huge = SmallExperiment.in(folder);
    try (var file = Files.newByteChannel(huge.config(), StandardOpenOption.WRITE)) {
      file.position(FIFTY_MEGABYTES - 1).write(ByteBuffer.wrap(new byte[] {'\n'}));
    }
    assertThat(huge.run().err())
        .hasLineCount(1)
        .contains("the file has 50000000 bytes, expected at most");
  }

  @Test
  void windowsLineEndsAndAByteOrderMarkDoNotMatter() throws IOException {
    Path other = Files.createDirectory(folder.resolve("windows"));
    SmallExperiment plain = SmallExperiment.in(folder);
    SmallExperiment windows =
        SmallExperiment.in(other, "\uFEFF" + SmallExperiment.TEXT.replace("\n", "\r\n"));
    assertThat(plain.run().exitCode()).isZero();
    assertThat(windows.run().exitCode()).isZero();
    assertThat(windows.text("games.csv")).isEqualTo(plain.text("games.csv"));
    assertThat(windows.text("experiment.yaml")).isEqualTo(plain.text("experiment.yaml"));
  }

  @Test
  void blanksInPathsDoNotMatter() throws IOException {
    Path blanks = Files.createDirectory(folder.resolve("my own folder"));
    SmallExperiment experiment = SmallExperiment.in(blanks);
    assertThat(experiment.run().exitCode()).isZero();
    assertThat(experiment.text("games.csv")).hasLineCount(21);
  }

  /** As root, who may write anywhere, only this kind of place refuses. */
  @Test
  void aFolderThatCannotBeMadeIsOneLine() throws IOException {
    SmallExperiment experiment = SmallExperiment.in(folder);
    Files.writeString(experiment.results(), "a file is in the way");
    Terminal refused = experiment.run();
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.err().strip())
        .isEqualTo(
            "error: cannot make the folder "
                + experiment.results()
                + ": there is a file of that name");
  }

  @Test
  void outputThatCannotBeWrittenFailsTheCommand() {
    StringWriter err = new StringWriter();
    int code =
        Main.execute(failing("No space left on device"), new PrintWriter(err, true), "--version");
    assertThat(code).isEqualTo(1);
    assertThat(err.toString().strip())
        .isEqualTo("error: cannot write to standard output: No space left on device");
  }

  @Test
  void aReaderThatHasSeenEnoughIsNoFailure() {
    StringWriter err = new StringWriter();
    int code = Main.execute(failing("Broken pipe"), new PrintWriter(err, true), "--version");
    assertThat(code).isZero();
    assertThat(err.toString()).isEmpty();
  }

  private static StandardOutput failing(String reason) {
    return new StandardOutput(
        new OutputStream() {
          @Override
          public void write(int letter) throws IOException {
            throw new IOException(reason);
          }
        });
  }
}
