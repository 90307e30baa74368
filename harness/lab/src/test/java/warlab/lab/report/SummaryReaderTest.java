package warlab.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.games.Outcome;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.Experiments;
import warlab.lab.config.read.Overrides;
import warlab.lab.record.GameRecord;
import warlab.lab.record.PlayedGame;
import warlab.lab.record.Records;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.report.table.TableFiles;
import warlab.lab.run.ExperimentRun;
import warlab.lab.run.RunListener;
import warlab.lab.run.RunResult;
import warlab.lab.run.RunSpec;
import warlab.lab.statistics.summary.Summary;
import warlab.lab.statistics.tally.ScriptedRun;

class SummaryReaderTest {
  @TempDir Path path;
  private final ScriptedRun run = ScriptedRun.roundRobin("a", "b").length(2);
  private ResultsFolder folder;

  /** Three pairs, the moves of all games recorded. */
  @BeforeEach
  void play() {
    folder = new ResultsFolder(path);
    List<List<PlayedGame>> pairs = new ArrayList<>();
    for (int pair = 0; pair < 3; pair++) {
      Outcome outcome = pair == 1 ? Outcome.DRAW : Outcome.FIRST_WINS;
      pairs.add(List.of(played(pair, 0, outcome), played(pair, 1, outcome)));
      run.nextPair(0);
    }
    Records.write(path, pairs);
  }

  private PlayedGame played(int pair, int leg, Outcome outcome) {
    GameRecord game = run.game(0, pair, leg, outcome, 2L * pair + leg);
    run.add(game);
    long number = game.id().game();
    return Records.played(game, List.of(Records.move(number, 0, 20), Records.move(number, 1, -30)));
  }

  private Summary read() {
    return SummaryReader.of(run.config(), folder).summary();
  }

  private void cut(String file, int bytes) throws IOException {
    byte[] all = Files.readAllBytes(path.resolve(file));
    Files.write(path.resolve(file), Arrays.copyOf(all, all.length - bytes));
  }

  @Test
  void readsGamesMovesAndTimesSideBySide() {
    Summary summary = read();

    assertThat(summary.games()).isEqualTo(6);
    assertThat(summary.recordedGames()).isEqualTo(6);
    assertThat(summary.pairings()).isEqualTo(run.summary().pairings());
    assertThat(summary.speeds().get(0).games()).isEqualTo(4);
    assertThat(summary.speeds().get(0).nanos()).isEqualTo(22);
    assertThat(summary.calibrations().get(0).positions()).isEqualTo(6);
  }

  @Test
  void givesTheSameBytesEachTime() {
    assertThat(TableFiles.of(read())).isEqualTo(TableFiles.of(read()));
  }

  @Test
  void doesWithoutMovesAndTimes() throws IOException {
    Files.delete(path.resolve("moves.csv"));
    Files.delete(path.resolve("timings.csv"));

    Summary summary = read();

    assertThat(summary.games()).isEqualTo(6);
    assertThat(summary.recordedGames()).isZero();
    assertThat(summary.calibrations()).isEmpty();
    assertThat(summary.speeds().get(0).timeMsPerMove()).isZero();
  }

  @Test
  void leavesOutTheHalfPairOfAnInterruptedRun() throws IOException {
    cut("games.csv", 1);

    assertThat(read().games()).isEqualTo(4);
  }

  @Test
  void readsAFolderWithoutGames() throws IOException {
    Files.delete(path.resolve("games.csv"));

    assertThat(read().games()).isZero();
  }

  /** One of its pairings is decided early, so pairs of the plan are left out. */
  @Test
  void readsARunThatIsStillGoingOn(@TempDir Path other) {
    ExperimentConfig config =
        Experiments.realReader()
            .read(
                ExperimentFile.parse(
                    Path.of("live.yaml"),
                    """
                name: live
                game: ai-wargame
                seed: 7
                players:
                  a: { search: random }
                  b: { search: random }
                  c: { search: greedy, heuristic: e2 }
                match: { pairs: 60 }
                stop: { sprt: { elo0: -50, elo1: 50 } }
                """,
                    Overrides.none()));
    ResultsFolder live = new ResultsFolder(other);
    List<Long> seen = new ArrayList<>();
    RunListener reader =
        new RunListener() {
          @Override
          public void committed(CommittedPair pair) {
            seen.add(SummaryReader.of(config, live).summary().games());
          }
        };
    RunSpec spec = RunSpec.of(config, PlayedExperiment.catalog());
    RunResult result = new ExperimentRun(spec, live, 1, List.of(reader)).run();

    assertThat(result.games()).isLessThan(spec.plan().gameCount());
    assertThat(seen).isSorted().allMatch(games -> games % 2 == 0 && games < result.games());
    assertThat(SummaryReader.of(config, live).summary().games()).isEqualTo(result.games());
  }

  /** The sample of 1,001 pairs takes every second one, that of 1,000 takes all. */
  @Test
  void anExtendedRunAddsUpToWhatAnUndisturbedOneDoes(@TempDir Path runs) throws IOException {
    Path extended = runs.resolve("extended");
    Path atOnce = runs.resolve("at-once");
    PlayedExperiment.play(sampled(1000), extended);
    PlayedExperiment.play(sampled(1001), extended);
    PlayedExperiment.play(sampled(1001), atOnce);

    Summary expected = sampledSummary(atOnce);
    Summary found = sampledSummary(extended);

    assertThat(Files.size(extended.resolve("moves.csv")))
        .isGreaterThan(Files.size(atOnce.resolve("moves.csv")));
    assertThat(found.recordedGames()).isEqualTo(expected.recordedGames()).isEqualTo(1002);
    assertThat(found.notableGames()).isEqualTo(expected.notableGames());
    assertThat(found.curves()).isEqualTo(expected.curves());
    assertThat(repeatable(found)).isEqualTo(repeatable(expected)).containsKey("calibration.csv");
  }

  private static String sampled(int pairs) {
    return """
    name: sampled
    game: grid-conflict
    seed: 7
    players: { random: { search: random }, greedy: { search: greedy, heuristic: sum } }
    match: { pairs: %d, openings: none }
    """
        .formatted(pairs);
  }

  private static Summary sampledSummary(Path folder) {
    ExperimentConfig config =
        Experiments.realReader()
            .read(ExperimentFile.open(folder.resolve("experiment.yaml"), Overrides.none()));
    return SummaryReader.of(config, new ResultsFolder(folder)).summary();
  }

  /** All tables but the one that depends on the clock. */
  private static Map<String, String> repeatable(Summary summary) {
    Map<String, String> tables = TableFiles.of(summary);
    tables.remove("speed.csv");
    return tables;
  }

  @Test
  void refusesGamesOfOtherPlayersAndNamesTheLine() {
    assertThatThrownBy(() -> SummaryReader.of(ScriptedRun.roundRobin("a", "c").config(), folder))
        .isInstanceOf(ResultsException.class)
        .hasMessageContaining(
            "games.csv line 2: GameId[game=0, pairing=0, pair=0, leg=0] a against b"
                + " is not what the plan has there");
  }
}
