package warlab.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;
import warlab.lab.config.Pairing;
import warlab.lab.config.read.ConfigReader;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.Overrides;
import warlab.lab.record.ResultsFolder;
import warlab.lab.report.SummaryReader;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.sprt.SprtDecision;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.SprtSummary;
import warlab.lab.statistics.summary.Summary;
import warlab.lab.statistics.summary.Verdict;

/** Whole experiments whose games repeat a start: what counts, and where a pairing ends. */
class CopiesTest {
  private static final Catalog CATALOG = Catalog.discover(CopiesTest.class.getClassLoader());

  /** No chance anywhere: from a start these three always play the same games. */
  private static final String DETERMINED =
      """
      name: determined
      game: ai-wargame
      seed: 3
      players:
        one: { search: alpha-beta, depth: 1, heuristic: e1, ties: first }
        two: { search: alpha-beta, depth: 2, heuristic: e1, ties: first }
        greedy: { search: greedy, heuristic: e0, ties: first }
      record: moves
      """;

  private static final String THREE_STARTS =
      DETERMINED + "match: { format: round-robin, pairs: 50, openings: { file: three.txt }, %s }\n";

  @TempDir Path temp;
  private final List<String> verdicts = new ArrayList<>();

  @Test
  void shortGamesThatAreEqualByChanceAllCount() {
    Summary summary =
        play(
            """
            name: random
            game: ai-wargame
            seed: 12
            players: { one: { search: random }, two: { search: random } }
            match: { format: cross, first: [one], second: [two], pairs: 8000, openings: none }
            record: none
            """);
    PairingSummary pairing = summary.pairings().get(0);
    assertThat(pairing.results()).isEqualTo(new GameCounts(4345, 0, 3655));
    assertThat(pairing.copies()).isZero();
    assertThat(pairing.estimate().scores().low()).isCloseTo(0.445980, within(5e-7));
    assertThat(pairing.estimate().scores().high()).isCloseTo(0.467807, within(5e-7));
    assertThat(Objects.requireNonNull(pairing.evidence()).pValue())
        .isCloseTo(1.2e-14, within(0.05e-14));
    assertThat(pairing.verdict()).isEqualTo(Verdict.WORSE);
    assertThat(summary.starts()).isOne();
    assertThat(verdicts).isEmpty();
  }

  /** While an opening was one unit whatever the dice, 59 wins of 60 were "not proven". */
  @Test
  void everyGameOnOneMapHasItsOwnDiceAndCounts() throws IOException {
    Files.writeString(
        temp.resolve("map.txt"),
        """
        9x5||BGGGGGGGB/GGGFGFGGG/GGGGGGGGG/GGGFGFGGG/BGGGGGGGB|1T0.2,1U0.0,1U0.4,2T8.2,2U8.0,2U8.4
        """);
    Summary summary =
        play(
            """
            name: one-map
            game: tank-wars
            seed: 1
            players: { tactician: { search: tactician }, rush: { search: rush } }
            match: { pairs: 30, openings: { file: map.txt }, repeat: true }
            record: none
            """);
    PairingSummary pairing = summary.pairings().get(0);
    assertThat(pairing.results()).isEqualTo(new GameCounts(1, 0, 59));
    assertThat(pairing.verdict()).isEqualTo(Verdict.BETTER);
    assertThat(pairing.copies()).isZero();
    assertThat(Objects.requireNonNull(pairing.pairs()).units()).isEqualTo(30);
    // The law of (0, 0, 1, 0, 29); 400,000 samples of it give 0.8820 and 0.9962.
    assertThat(pairing.estimate().scores().low()).isCloseTo(0.881828, within(5e-7));
    assertThat(pairing.estimate().scores().high()).isCloseTo(0.996212, within(5e-7));
    assertThat(summary.starts()).isOne();
    assertThat(verdicts).isEmpty();
  }

  /** Counted by their looks, 38 copies of this pair once were a proof. */
  @Test
  void aTestOfPlayersWithoutChanceEndsUndecidedAfterTheirOnlyGames() {
    Summary summary =
        play(
            """
            name: determined
            game: ai-wargame
            seed: 3
            players:
              strong: { search: alpha-beta, depth: 2, heuristic: e2, ties: first }
              weak: { search: alpha-beta, depth: 1, heuristic: e0, ties: first }
            match: { pairs: 100, openings: none }
            stop: { sprt: { elo0: 0, elo1: 20 } }
            """);
    assertThat(verdicts).containsExactly("strong against weak: only 2 different games exist");
    PairingSummary pairing = summary.pairings().get(0);
    assertThat(pairing.results()).isEqualTo(new GameCounts(0, 0, 2));
    assertThat(pairing.copies()).isZero();
    SprtSummary test = Objects.requireNonNull(pairing.sprt());
    assertThat(test.decision()).isEqualTo(SprtDecision.CONTINUE);
    assertThat(test.units()).isOne();
    assertThat(PileRun.games(temp.resolve("run"))).hasLineCount(3);
  }

  @Test
  void aClockIsChanceEnough() {
    Summary summary =
        play(
            """
            name: clocked
            game: ai-wargame
            seed: 3
            players:
              one: { search: alpha-beta, depth: 1, heuristic: e2, ties: first }
              clocked: { search: alpha-beta, depth: 1, timeMs: 500, heuristic: e2, ties: first }
            match: { pairs: 3, openings: none }
            """);
    assertThat(summary.games()).isEqualTo(6);
    assertThat(summary.copies()).isZero();
    assertThat(verdicts).isEmpty();
  }

  @Test
  void pairingsEndAtTheSamePairOnAnyThreadsAndAfterACut() throws IOException {
    writeThreeStarts();
    String config = THREE_STARTS.formatted("repeat: true");
    Summary summary = play(config);
    assertThat(verdicts)
        .containsExactly(
            "one against two: only 6 different games exist",
            "one against greedy: only 6 different games exist",
            "two against greedy: only 6 different games exist");
    assertThat(summary.games()).isEqualTo(18);
    assertThat(summary.copies()).isZero();
    String games = PileRun.games(temp.resolve("run"));
    String moves = PileRun.moves(temp.resolve("run"));

    run(config, "threads", 4);
    assertThat(PileRun.games(temp.resolve("threads"))).isEqualTo(games);
    assertThat(PileRun.moves(temp.resolve("threads"))).isEqualTo(moves);
    for (int cut = 0; cut < games.length(); cut += games.length() / 7) {
      cut("threads", "games.csv", cut);
      run(config, "threads", 4);
      assertThat(PileRun.games(temp.resolve("threads"))).isEqualTo(games);
      assertThat(PileRun.moves(temp.resolve("threads"))).isEqualTo(moves);
    }
  }

  @Test
  void aLongerPlanFindsNoMoreGames() throws IOException {
    writeThreeStarts();
    String three = THREE_STARTS.formatted("repeat: true").replace("pairs: 50", "pairs: 3");
    run(three, "run", 2);
    assertThat(verdicts).isEmpty();
    String games = PileRun.games(temp.resolve("run"));
    run(THREE_STARTS.formatted("repeat: true"), "run", 2);
    assertThat(verdicts).hasSize(3);
    assertThat(PileRun.games(temp.resolve("run"))).isEqualTo(games);
  }

  private void writeThreeStarts() throws IOException {
    run(DETERMINED + "match: { pairs: 3, openings: { plies: 4 } }\n", "openings", 2);
    List<String> rows = Files.readAllLines(temp.resolve("openings/openings.csv"));
    List<String> texts = rows.stream().skip(1).map(row -> row.split(",", -1)[1]).toList();
    Files.write(temp.resolve("three.txt"), texts);
  }

  private void cut(String folder, String file, int length) throws IOException {
    Path path = temp.resolve(folder).resolve(file);
    Files.write(path, Arrays.copyOf(Files.readAllBytes(path), length));
  }

  private Summary play(String text) {
    ExperimentConfig config = run(text, "run", 1);
    return SummaryReader.of(config, new ResultsFolder(temp.resolve("run"))).summary();
  }

  private ExperimentConfig run(String text, String folder, int threads) {
    ExperimentConfig config =
        new ConfigReader(CATALOG, Machine.current())
            .read(ExperimentFile.parse(temp.resolve("experiment.yaml"), text, Overrides.none()));
    RunListener listener =
        new RunListener() {
          @Override
          public void stopped(Pairing pairing, String verdict) {
            verdicts.add(verdict);
          }
        };
    RunSpec spec = RunSpec.of(config, CATALOG);
    RunResult result = PileRun.in(temp.resolve(folder), spec, threads, listener).run();
    assertThat(result.status()).isNotEqualTo(RunResult.Status.INTERRUPTED);
    assertThat(result.faults()).isZero();
    return config;
  }
}
