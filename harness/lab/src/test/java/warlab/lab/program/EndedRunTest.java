package warlab.lab.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.lab.cli.Main;
import warlab.lab.cli.shared.ExitCode;

/** A run with outside programs, as a process of its own, that is asked to end. */
@EnabledOnOs(OS.LINUX)
@Tag("process")
class EndedRunTest {
  @TempDir Path folder;

  /** Children of a shell's background job ignore SIGINT, and their children do, too. */
  @BeforeAll
  static void signalsMustArrive() throws IOException {
    String ignored =
        Files.readAllLines(Path.of("/proc/self/status")).stream()
            .filter(line -> line.startsWith("SigIgn:"))
            .map(line -> line.substring(7).strip())
            .findFirst()
            .orElse("0");
    assumeTrue((Long.parseUnsignedLong(ignored, 16) & 2) == 0, "SIGINT is ignored here");
  }

  @ParameterizedTest
  @ValueSource(strings = {"INT", "TERM"})
  void nothingThatAProgramStartedOutlivesTheRun(String signal) throws Exception {
    Process run = start("sleep 1000 & echo $! >>pids\n(sleep 1000 & echo $! >>pids)\n");
    awaitPids(run, 3);
    shell("kill -" + signal + " " + run.pid());
    assertThat(run.waitFor()).isEqualTo(ExitCode.INTERRUPTED);
    assertThat(pids().running()).isEmpty();
  }

  /** Ctrl-C goes to all of them, and the program may have ended before the run knows. */
  @Test
  void aProgramThatIsInterruptedWithTheRunIsNotCharged() throws Exception {
    Process run = start("");
    long program = awaitPids(run, 1).get(0);
    shell(
        "kill -INT %1$d; while kill -0 %1$d 2>/dev/null; do :; done; kill -INT %2$d"
            .formatted(program, run.pid()));
    assertThat(run.waitFor()).isEqualTo(ExitCode.INTERRUPTED);
    assertThat(Files.readString(folder.resolve("results/games.csv"))).doesNotContain(",ended,");
  }

  /** The program writes down who it is, connects, says nothing and waits for its answer. */
  private Process start(String more) throws IOException {
    Files.writeString(
        folder.resolve("program.sh"),
        "cd '%s'\n%secho $$ >>pids\nexec 3<>/dev/tcp/$1/$2; read -r -u 3\n"
            .formatted(folder, more));
    Files.writeString(
        folder.resolve("outside.yaml"),
        """
        name: outside
        seed: 1
        game: tank-wars
        players:
          outsider:
            search: program
            protocol: tank-wars
            command: "bash '%s'"
            requestTimeoutMs: 600000
          idle: { search: idle }
        match: { format: cross, first: [outsider], second: [idle], pairs: 1 }
        """
            .formatted(folder.resolve("program.sh")));
    return new ProcessBuilder(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "run",
                folder.resolve("outside.yaml").toString(),
                "--out",
                folder.resolve("results").toString()))
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("output").toFile())
        .start();
  }

  private Pids pids() {
    return new Pids(folder.resolve("pids"));
  }

  private List<Long> awaitPids(Process run, int count) throws IOException {
    while (pids().read().size() < count) {
      assertThat(run.isAlive()).as(Files.readString(folder.resolve("output"))).isTrue();
    }
    return pids().read();
  }

  private static void shell(String commands) throws Exception {
    assertThat(new ProcessBuilder("sh", "-c", commands).start().waitFor()).isZero();
  }
}
