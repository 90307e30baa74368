package warlab.lab.cli.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.cli.SmallExperiment;
import warlab.lab.cli.Terminal;
import warlab.lab.record.journal.PartFiles;

/** A small file that would fill memory or disk is named before it does. */
class BombTest {
  private static final int MEBIBYTES = 300;

  @TempDir Path folder;
  private Path shards = Path.of("");

  @BeforeEach
  void play() throws IOException {
    shards = folder.resolve("shards");
    System.setProperty("warlab.program", "" + Files.createDirectory(folder.resolve("no jars")));
    SmallExperiment small = SmallExperiment.in(folder);
    Terminal.run("shards", "plan", "" + small.config(), "--out", "" + shards, "--shards", "2");
    Terminal.run("shards", "play", "" + shards, "0-1", "--trust");
    assertThat(Terminal.run("shards", "merge", "" + shards).exitCode()).isZero();
  }

  @AfterEach
  void forgetProgram() {
    System.clearProperty("warlab.program");
  }

  /** Made of what a line may have, and so as small as its packer makes it. */
  private Path bomb(String text) throws IOException {
    Path part = PartFiles.part(shards, 1, "games.csv");
    byte[] block = text.repeat((1 << 20) / text.length()).getBytes(StandardCharsets.UTF_8);
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(part), 1 << 16)) {
      for (int i = 0; i < MEBIBYTES; i++) {
        out.write(block);
      }
    }
    return part;
  }

  private void assertNamed(Path part, String reason, String... command) {
    Terminal refused = Terminal.run(command);
    assertThat(refused.err()).hasLineCount(1).contains(part.toString(), reason);
    assertThat(refused.exitCode()).isEqualTo(1);
  }

  @Test
  void aPartWithoutALineEndIsNamed() throws IOException {
    Path part = bomb("x");
    assertNamed(part, "a line is longer than 16,777,216 bytes", "report", "" + shards);
    assertNamed(part, "cannot be unpacked", "shards", "merge", "" + shards);
    assertNamed(part, "a line is longer", "verify", "" + shards);
  }

  @Test
  void aPartThatUnpacksToTooMuchIsNamed() throws IOException {
    Path part = bomb("1,2,3,4\n");
    assertNamed(part, "it unpacks to more than 200 times", "shards", "merge", "" + shards);
  }

  @Test
  void aPlainFileWithoutALineEndIsNamed() throws IOException {
    assertThat(Terminal.run("shards", "merge", "--single", "" + shards).exitCode()).isZero();
    Path games = shards.resolve("games.csv");
    Files.write(games, "x".repeat(MEBIBYTES << 16).getBytes(StandardCharsets.UTF_8));
    assertNamed(games, "a line is longer than", "report", "" + shards);
  }
}
