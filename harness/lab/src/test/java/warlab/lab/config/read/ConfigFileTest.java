package warlab.lab.config.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.config.tree.ConfigException;

/** Files that are wrong before their first key. */
class ConfigFileTest {
  private static final String GOOD =
      "{name: x, game: ai-wargame, seed: 1, players: {a: random, ü: random}, match: {pairs: 3}}";

  @TempDir Path folder;

  @Test
  void missingFileAndFolderAreRefused() {
    refuses(folder.resolve("none.yaml"), "no such file");
    refuses(folder, "expected a file, not a folder");
  }

  @Test
  void hugeFileIsRefusedWithoutReadingIt() throws IOException {
    Path huge = folder.resolve("huge.yaml");
    try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
      file.setLength(50_000_000_000L);
    }

    refuses(huge, "the file has 50000000000 bytes, expected at most 1048576");
  }

  @Test
  void otherEncodingsAreRefused() throws IOException {
    refuses(
        Files.write(folder.resolve("x.yaml"), GOOD.getBytes(StandardCharsets.ISO_8859_1)),
        "the file is not UTF-8 text, see its byte 59");
    refuses(
        Files.write(folder.resolve("y.yaml"), GOOD.getBytes(StandardCharsets.UTF_16)),
        "the file is not UTF-8 text, see its byte 1");
  }

  @Test
  void byteOrderMarkIsIgnored() throws IOException {
    Path file = Files.writeString(folder.resolve("x.yaml"), "\uFEFF" + GOOD);

    assertThat(
            Experiments.reader()
                .read(ExperimentFile.open(file, Overrides.none()))
                .player("ü")
                .name())
        .isEqualTo("ü");
  }

  @Test
  void openingsFileIsCheckedLineByLine() throws IOException {
    Path config =
        Files.writeString(
            folder.resolve("x.yaml"),
            GOOD.replace("pairs: 3", "pairs: 1, openings: {file: o.txt}"));
    String start = "dA9dT9dF9../dT9dP9.../dF9...aP9/...aF9aV9/..aP9aV9aA9 a 0 100";

    assertThat(refusal(config, start + "\n\n# again\n" + start + "\n"))
        .isEqualTo("o.txt:4:1: the same position as in line 1");
    assertThat(refusal(config, "dA9..../...../...../...../....aA9 d 100 100"))
        .isEqualTo("o.txt:1:1: the game is already over in this position");
    assertThat(refusal(config, start + "\nnonsense\n")).startsWith("o.txt:2:1: ");
    assertThat(refusal(config, "# none\n")).endsWith("file: 'o.txt' has no positions");
  }

  private String refusal(Path config, String openings) throws IOException {
    Files.writeString(folder.resolve("o.txt"), openings);
    try {
      Experiments.reader().read(ExperimentFile.open(config, Overrides.none()));
    } catch (ConfigException refusal) {
      return String.valueOf(refusal.getMessage());
    }
    return "accepted";
  }

  private static void refuses(Path file, String message) {
    assertThatThrownBy(() -> Experiments.reader().read(ExperimentFile.open(file, Overrides.none())))
        .isInstanceOf(ConfigException.class)
        .hasMessage(file + ": " + message);
  }
}
