package warlab.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.MadeUpConfig;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.GameTask;
import warlab.lab.plan.Plan;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.PlayedGame;
import warlab.lab.record.Records;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.Journal;
import warlab.lab.statistics.summary.Summary;

/** What is known of a run does not grow with its games. */
@Tag("process")
class LongRunTest {
  private static final int PAIRS = 250_000;

  /** 40 bytes a game, of which the program takes the most for itself. */
  private static final String HEAP = "-Xmx20m";

  @TempDir Path folder;

  @Test
  void halfAMillionGamesAreAddedUpInTwentyMegabytes() throws IOException, InterruptedException {
    write();

    Process reader =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                HEAP,
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Reader.class.getName(),
                folder.toString())
            .redirectErrorStream(true)
            .start();
    String output = new String(reader.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(output).isEqualTo("500000 games, 1954 recorded");
    assertThat(reader.waitFor()).isZero();
  }

  private static ExperimentConfig config() {
    return MadeUpConfig.roundRobin(MadeUpConfig.players(List.of("a", "b")), PAIRS, null);
  }

  private void write() {
    Plan plan = ExperimentPlan.played(config(), 0);
    try (Journal journal = new Journal(folder, Journal.Mark.START)) {
      for (int pair = 0; pair < PAIRS; pair++) {
        journal.append(plan.pair(pair).stream().map(LongRunTest::played).toList());
      }
    }
  }

  private static PlayedGame played(GameTask task) {
    long game = task.id().game();
    List<MoveRecord> moves =
        task.recordsMoves()
            ? List.of(Records.move(game, 0, 1), Records.move(game, 1, 2))
            : List.of();
    return Records.played(
        Records.game(task.id(), task.first().name(), task.second().name()), moves);
  }

  /** Adds up the games of a folder, in a process of its own. */
  static final class Reader {
    private Reader() {}

    public static void main(String[] arguments) {
      Summary summary =
          SummaryReader.of(config(), new ResultsFolder(Path.of(arguments[0]))).summary();
      System.out.print(summary.games() + " games, " + summary.recordedGames() + " recorded");
    }
  }
}
