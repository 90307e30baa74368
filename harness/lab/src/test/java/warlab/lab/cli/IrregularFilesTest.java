package warlab.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A pipe that nobody writes to would be read for ever; so it is refused, and devices with it. */
@Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
@Tag("process")
class IrregularFilesTest {
  @TempDir Path folder;

  private Path pipe(String name) throws IOException, InterruptedException {
    Path pipe = folder.resolve(name);
    Files.deleteIfExists(pipe);
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    return pipe;
  }

  private static void assertRefused(Terminal refused, int exitCode, String message) {
    assertThat(refused.err()).hasLineCount(1).contains(message);
    assertThat(refused.exitCode()).isEqualTo(exitCode);
  }

  @Test
  void aPipeOrDeviceIsNoInput() throws Exception {
    for (Path file : List.of(pipe("pipe"), Path.of("/dev/zero"))) {
      for (List<String> command :
          List.of(
              List.of("run", "" + file),
              List.of("plan", "" + file),
              List.of("replay", "ai-wargame", "" + file),
              List.of("best-move", "" + file))) {
        Terminal refused = Terminal.run(command.toArray(String[]::new));
        assertRefused(refused, 2, file + ": is not a regular file");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "match: { pairs: 10, openings: { file: pipe } }",
        "match: { pairs: 10 }\ngameOptions: { map: { file: pipe } }"
      })
  void norIsOneThatAConfigNames(String match) throws Exception {
    pipe("pipe");
    String text =
        SmallExperiment.TEXT
            .replace("match: { pairs: 10 }", match)
            .replace("ai-wargame", match.contains("map") ? "tank-wars" : "ai-wargame")
            .replace("e2", match.contains("map") ? "attrition" : "e2");
    assertRefused(SmallExperiment.in(folder, text).run(), 2, "pipe: is not a regular file");
  }

  @Test
  void norIsAPlugIn() throws Exception {
    Path jar = pipe("mine.jar");
    assertRefused(
        Terminal.run("list", "--plugins", "" + folder), 2, jar + " is not a regular file");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"games.csv", "moves.csv", "openings.csv", "manifest.json", "faults.log", ".lock"})
  void norIsAFileOfTheResults(String name) throws Exception {
    SmallExperiment played = SmallExperiment.in(folder);
    assertThat(played.run().exitCode()).isZero();
    Path file = pipe(played.results().getFileName() + "/" + name);
    assertRefused(played.run(), 1, file + " is not a regular file");
    assertRefused(
        Terminal.run("rerun", "" + played.results(), "3"), 1, file + " is not a regular file");
    if (!name.equals("games.csv")) {
      assertRefused(
          Terminal.run("report", "" + played.results()), 1, file + " is not a regular file");
    }
  }
}
