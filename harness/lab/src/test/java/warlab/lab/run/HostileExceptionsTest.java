package warlab.lab.run;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.lab.run.match.PilePlan;

/** What is said of a faulty player can hurt neither its run nor the next one. */
@Tag("long")
@Execution(ExecutionMode.CONCURRENT)
class HostileExceptionsTest {
  private final HostileExceptions hostile = new HostileExceptions();
  private final List<String> warnings = new ArrayList<>();

  @TempDir Path temp;

  @AfterEach
  void release() {
    hostile.release();
  }

  @ParameterizedTest
  @CsvSource({
    "text-throws,cannot tell more: java.lang.IllegalStateException",
    "text-overflows,cannot tell more: java.lang.StackOverflowError",
    "text-is-null,null",
    "text-stalls,'HostileExceptions$Spoken, which is not asked for its text'",
    "text-is-unresponsive,'HostileExceptions$Spoken, which is not asked for its text'",
    "hidden-unresponsive,'java.lang.Error, which is not asked for its text'",
    "surrogate,half \ufffd of it \ufffd[2J",
    "many-causes,Caused by: java.lang.IllegalStateException: the next",
    "cyclic,CIRCULAR REFERENCE: java.lang.IllegalStateException: the hen",
    "long,IllegalStateException: xxxxxxxxxxxxxxxxxxxxxxxxxxxx",
    "look-alike,'  game 5: b'",
  })
  void theGameIsLostByAnExceptionAndTheRunGoesOn(String bad, String said) throws IOException {
    Path folder = temp.resolve("run");
    PilePlan plan = PilePlan.of(3, bad + ":random", "random:clever");
    assertThat(run(folder, plan).faults()).isEqualTo(6);
    assertThat(run(folder, plan.withPairs(4)).faults()).isEqualTo(8);
    assertThat(PileRun.games(folder).lines().filter(line -> line.contains(",fault,exception,")))
        .hasSize(8);
    assertThat(PileRun.text(folder.resolve("faults.log"))).contains(said);
    assertThat(Files.size(folder.resolve("faults.log"))).isLessThan(100_000);
    assertThat(reportedGames(folder)).containsExactly("0", "1", "4", "5", "8", "9", "12", "13");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\ud83d\ude00", "", "game 123456789012345678901234567890: x"})
  void aLogThatWasCutOrWrittenByOthersIsContinued(String end) throws IOException {
    Path folder = temp.resolve("run");
    run(folder, PilePlan.of(1, "throws:random"));
    Path log = folder.resolve("faults.log");
    byte[] bytes = ("  at " + end).getBytes(UTF_8);
    Files.write(log, bytes, StandardOpenOption.APPEND);
    truncate(log, Files.size(log) - 1);
    run(folder, PilePlan.of(2, "throws:random"));
    assertThat(reportedGames(folder)).containsExactly("0", "1", "2", "3");
    assertThat(warnings).isEmpty();
  }

  @Test
  void aLogThatCannotBeWrittenIsOneWarning() throws IOException {
    Path folder = temp.resolve("run");
    Files.createDirectories(folder.resolve("faults.log"));
    assertThat(run(folder, PilePlan.of(3, "throws:random")).faults()).isEqualTo(6);
    assertThat(warnings).singleElement().asString().contains("faults.log: it is no regular file");
  }

  private RunResult run(Path folder, PilePlan plan) {
    RunListener listener =
        new RunListener() {
          @Override
          public void warned(String message) {
            warnings.add(message);
          }
        };
    return PileRun.in(folder, PileRun.experiment(plan, hostile.players()), 4, listener).run();
  }

  /** Whose entries begin a line, as the next run will read them. */
  private static List<String> reportedGames(Path folder) throws IOException {
    String log = new String(Files.readAllBytes(folder.resolve("faults.log")), UTF_8);
    return log.lines()
        .filter(line -> line.startsWith("game "))
        .map(line -> line.substring("game ".length(), line.indexOf(':')))
        .toList();
  }

  private static void truncate(Path file, long size) throws IOException {
    try (var channel = Files.newByteChannel(file, StandardOpenOption.WRITE)) {
      channel.truncate(size);
    }
  }
}
