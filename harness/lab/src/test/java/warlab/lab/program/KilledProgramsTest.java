package warlab.lab.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.cli.Main;
import warlab.lab.cli.shared.ExitCode;

/** A run whose programs speak UGI, as a process of its own, that is ended in the middle. */
@EnabledOnOs(OS.LINUX)
@Tag("process")
class KilledProgramsTest {
  @TempDir Path folder;

  @Test
  void nothingIsLeftOfThemAfterATermAndNobodyIsCharged() throws Exception {
    Process run = start("sleep 1000 & echo $! >>pids", "");
    awaitPids(run, 2);
    run.destroy();
    assertThat(run.waitFor()).isEqualTo(ExitCode.INTERRUPTED);
    assertThat(new Pids(folder.resolve("pids")).running()).isEmpty();
    assertThat(Files.readAllLines(folder.resolve("results/games.csv"))).hasSize(1);
  }

  @Test
  void afterAKillThoseThatSeeTheClosedPipeEndAndTheNextRunNamesTheRest() throws Exception {
    Process run = start("", "sleep 1000");
    List<Long> pids = awaitPids(run, 2);
    run.destroyForcibly().waitFor();
    ProcessHandle polite = ProcessHandle.of(pids.get(0)).orElseThrow();
    ProcessHandle stubborn = ProcessHandle.of(pids.get(1)).orElseThrow();
    try {
      polite.onExit().get();
      Process next = start("", "exit 0");
      next.waitFor();
      assertThat(Files.readString(folder.resolve("output")))
          .contains("process " + stubborn.pid() + " of an earlier run here is still running")
          .doesNotContain("process " + polite.pid());
    } finally {
      stubborn.destroyForcibly();
    }
  }

  /** Two programs that never answer: one reads on to the end of its input, one does more then. */
  private Process start(String first, String last) throws IOException {
    String loop =
        """
        %s
        echo $$ >>pids
        while read -r line; do
          case $line in ugi) echo ugiok;; isready) echo readyok;; esac
        done
        %s
        """;
    Files.writeString(folder.resolve("polite.sh"), loop.formatted(first, ""));
    Files.writeString(folder.resolve("stubborn.sh"), loop.formatted("", last));
    Files.writeString(
        folder.resolve("outside.yaml"),
        """
        name: outside
        seed: 1
        game: ai-wargame
        players:
          polite: { search: program, command: sh polite.sh, depth: 1 }
          stubborn: { search: program, command: sh stubborn.sh, depth: 1 }
        match: { pairs: 1, openings: none, moveTimeoutMs: %s }
        threads: 1
        report: false
        """
            .formatted(last.equals("exit 0") ? 100 : 600_000));
    return new ProcessBuilder(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "run",
                folder.resolve("outside.yaml").toString(),
                "--fresh",
                "--out",
                folder.resolve("results").toString()))
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("output").toFile())
        .start();
  }

  private List<Long> awaitPids(Process run, int count) throws IOException {
    Pids pids = new Pids(folder.resolve("pids"));
    while (run.isAlive() && pids.read().size() < count) {
      Thread.onSpinWait();
    }
    return pids.read();
  }
}
