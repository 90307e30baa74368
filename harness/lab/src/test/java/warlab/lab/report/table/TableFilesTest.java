package warlab.lab.report.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import warlab.lab.config.MadeUpConfig;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.SprtSpec;
import warlab.lab.record.Records;
import warlab.lab.record.SideTotals;
import warlab.lab.statistics.tally.NastyRuns;
import warlab.lab.statistics.tally.ScriptedRun;

class TableFilesTest {

  private static String text(ScriptedRun run, String file) {
    return String.valueOf(TableFiles.of(run.summary()).get(file));
  }

  private static String cell(ScriptedRun run, String file, int row, String column) {
    List<String> lines = text(run, file).lines().toList();
    int place = Arrays.asList(lines.get(0).split(",")).indexOf(column);
    return lines.get(row).split(",", -1)[place];
  }

  @ParameterizedTest
  @MethodSource("warlab.lab.statistics.tally.NastyRuns#all")
  void hasOnlyNumbersTextsAndEmptyCells(ScriptedRun nasty) {
    TableFiles.of(nasty.summary())
        .forEach(
            (name, text) -> {
              int columns = text.lines().findFirst().orElseThrow().split(",", -1).length;
              assertThat(text.lines()).as(name).allMatch(it -> it.split(",", -1).length == columns);
              assertThat(text).as(name).doesNotContainIgnoringCase("nan").doesNotContain("Inf");
              assertThat(text).as(name).endsWith("\n").doesNotContain("\r");
            });
  }

  @ParameterizedTest
  @MethodSource("warlab.lab.statistics.tally.NastyRuns#all")
  void isTheSameWhenMadeAgain(ScriptedRun nasty) {
    assertThat(TableFiles.of(nasty.summary())).isEqualTo(TableFiles.of(nasty.summary()));
  }

  @Test
  void writesWhatASmallRunComesTo() {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b").nanos(1_000_000, 4_000_000);
    run.length(20).pair(0, "WL").length(30).ending("move-cap").pair(0, "DW");

    assertThat(text(run, "lengths.csv"))
        .startsWith(
            """
            scope,a,b,by,outcome,ending,games,mean,deviation,min,quantile10,quantile25,median,\
            quantile75,quantile90,max
            all,,,all,,,4,25,5.773502691896258,20,20,20,25,30,30,30
            all,,,outcome,first,,2,20,0,20,20,20,20,20,20,20
            all,,,outcome,second,,1,30,0,30,30,30,30,30,30,30
            all,,,outcome,draw,,1,30,0,30,30,30,30,30,30,30
            all,,,ending,,ai-destroyed,2,20,0,20,20,20,20,20,20,20
            all,,,ending,,move-cap,2,30,0,30,30,30,30,30,30,30
            pairing,a,b,all,,,4,25,5.773502691896258,20,20,20,25,30,30,30
            """);
    assertThat(text(run, "speed.csv"))
        .isEqualTo(
            """
            player,side,games,decisions,nodes,evals,seconds,nodesPerSecond,evalsPerSecond,\
            timeMsPerMove,timeMsPerMoveLow,timeMsPerMoveHigh,overruns,worstMs
            a,both,2,30,200,150,0.005,40000,30000,0.16666666666666666,0,0.36266306512067203,0,0
            a,first,1,15,100,75,0.001,100000,75000,\
            0.06666666666666667,0.06666666666666667,0.06666666666666667,0,0
            a,second,1,15,100,75,0.004,25000,18750,\
            0.26666666666666666,0.26666666666666666,0.26666666666666666,0,0
            b,both,2,30,200,150,0.005,40000,30000,0.16666666666666666,0,0.36266306512067203,0,0
            b,first,1,15,100,75,0.001,100000,75000,\
            0.06666666666666667,0.06666666666666667,0.06666666666666667,0,0
            b,second,1,15,100,75,0.004,25000,18750,\
            0.26666666666666666,0.26666666666666666,0.26666666666666666,0,0
            """);
  }

  @Test
  void guardsAndQuotesNames() {
    assertThat(text(ScriptedRun.roundRobin("=x", "a, \"b\""), "pairings.csv").lines().skip(1))
        .singleElement()
        .asString()
        .startsWith("0,'=x,\"a, \"\"b\"\"\",0,0,0,0,0.5,0,0,1,0,,,");
  }

  @Test
  void givesEverySweptSettingAColumn() {
    List<PlayerSpec> players =
        List.of(
            MadeUpConfig.player("a").at(Map.of("depth", "1")),
            MadeUpConfig.player("b").at(Map.of("nodes", "9")));
    ScriptedRun run = ScriptedRun.of(MadeUpConfig.roundRobin(players, 5, null));

    assertThat(cell(run, "players.csv", 1, "family")).isEqualTo("a");
    assertThat(cell(run, "players.csv", 1, "sweep.depth")).isEqualTo("1");
    assertThat(cell(run, "players.csv", 1, "sweep.nodes")).isEmpty();
    assertThat(cell(run, "players.csv", 2, "sweep.nodes")).isEqualTo("9");
  }

  @Test
  void crossTablesHaveNoPairs() {
    ScriptedRun games = ScriptedRun.cross(List.of("a"), List.of("b")).pair(0, "W").pair(0, "L");

    assertThat(cell(games, "pairings.csv", 1, "pairs")).isEmpty();
    assertThat(cell(games, "players.csv", 1, "firstAdvantage")).isEmpty();
  }

  @Test
  void openingsHaveTheirResultsInTheViewOfTheFirstSide() {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b").pair(0, 0, "WL").pair(0, 1, "WW");

    assertThat(cell(run, "opening-results.csv", 1, "opening")).isEqualTo("0");
    assertThat(cell(run, "opening-results.csv", 1, "wins")).isEqualTo("2");
    assertThat(cell(run, "opening-results.csv", 1, "score")).isEqualTo("1");
    assertThat(cell(run, "opening-results.csv", 1, "decides")).isEqualTo("1");
    assertThat(cell(run, "opening-results.csv", 2, "score")).isEqualTo("0.5");
    assertThat(cell(run, "opening-results.csv", 2, "decides")).isEqualTo("0");
  }

  @Test
  void copiesAreCountedAndUsedByNothing() {
    ScriptedRun copies = NastyRuns.copies("WW");

    assertThat(cell(copies, "pairings.csv", 1, "copies")).isEqualTo("198");
    assertThat(cell(copies, "pairings.csv", 1, "games")).isEqualTo("2");
    assertThat(cell(copies, "players.csv", 1, "games")).isEqualTo("2");
    assertThat(cell(copies, "sides.csv", 1, "games")).isEqualTo("2");
    assertThat(cell(copies, "lengths.csv", 1, "games")).isEqualTo("2");
    assertThat(cell(copies, "evals.csv", 1, "games")).isEqualTo("2");
  }

  @Test
  void evalsHaveOneRowForEachDepthThatHasSome() {
    SideTotals searched = Records.totals(5, 10, 100, 20, 95, 0, 30, 0, 50);
    ScriptedRun run = ScriptedRun.roundRobin("a", "b");
    run.totals(searched, Records.unsearched(5)).pair(0, "WL");

    List<String> rows = text(run, "evals.csv").lines().toList();

    assertThat(rows).filteredOn(row -> row.startsWith("a,first,")).hasSize(2);
    assertThat(rows).noneMatch(row -> row.startsWith("a,second,"));
    assertThat(rows).noneMatch(row -> row.endsWith(",0"));
  }

  @Test
  void openEndsAreEmpty() {
    ScriptedRun sweep = ScriptedRun.roundRobin("a", "b").pairs(20, 0, "WW");

    assertThat(cell(sweep, "pairings.csv", 1, "elo")).isEmpty();
    assertThat(cell(sweep, "pairings.csv", 1, "eloLow")).startsWith("313.7");
    assertThat(cell(sweep, "pairings.csv", 1, "eloHigh")).isEmpty();
    assertThat(cell(sweep, "pairings.csv", 1, "scoreHigh")).isEqualTo("1");
  }

  /** Plain, 20 sweeps at [0, 40] once read "+1,425 (+1,038 to +3,600)". */
  @Test
  void sweepsThatATestStoppedHaveNoUpperEnd() {
    ScriptedRun run = ScriptedRun.roundRobin(SprtSpec.of(0, 40), "a", "b").pairs(20, 0, "WW");

    assertThat(cell(run, "pairings.csv", 1, "sprtSamples")).isEqualTo("20");
    assertThat(cell(run, "pairings.csv", 1, "verdict")).isEqualTo("stronger");
    assertThat(cell(run, "pairings.csv", 1, "isCorrected")).isEqualTo("true");
    assertThat(cell(run, "pairings.csv", 1, "elo")).isEmpty();
    assertThat(cell(run, "pairings.csv", 1, "eloLow")).startsWith("316.");
    assertThat(cell(run, "pairings.csv", 1, "eloHigh")).isEmpty();
    assertThat(cell(run, "pairings.csv", 1, "los")).isEmpty();
    assertThat(cell(run, "pairings.csv", 1, "pValue")).isEmpty();
  }

  /** Pairs (15, 0, 59, 0, 0) at [0, 20] once read -3,600. */
  @Test
  void lossesThatATestStoppedAreNoLimitValue() {
    ScriptedRun run = ScriptedRun.roundRobin(SprtSpec.of(0, 20), "a", "b");
    for (int pair = 0; pair < 74; pair++) {
      run.pair(0, pair % 5 == 4 || pair == 0 ? "LL" : "WL");
    }

    assertThat(cell(run, "pairings.csv", 1, "sprtSamples")).isEqualTo("74");
    assertThat(cell(run, "pairings.csv", 1, "ll")).isEqualTo("15");
    assertThat(cell(run, "pairings.csv", 1, "even")).isEqualTo("59");
    assertThat(cell(run, "pairings.csv", 1, "verdict")).isEqualTo("not stronger");
    assertThat(Double.parseDouble(cell(run, "pairings.csv", 1, "elo"))).isBetween(-76.0, -66.0);
    assertThat(Double.parseDouble(cell(run, "pairings.csv", 1, "eloLow")))
        .isBetween(-118.0, -100.0);
    assertThat(Double.parseDouble(cell(run, "pairings.csv", 1, "eloHigh"))).isBetween(-45.0, -35.0);
  }

  /** A pairing of two is all that its players did. */
  @Test
  void theSameQuantityHasTheSameInterval() {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b").pairs(7, 0, "WW").pairs(3, 0, "WL");

    for (String end : List.of("scoreLow", "scoreHigh")) {
      assertThat(cell(run, "players.csv", 1, end)).isEqualTo(cell(run, "pairings.csv", 1, end));
    }
  }

  @Test
  void tellsWhereASequentialTestStands() {
    ScriptedRun without = ScriptedRun.roundRobin("a", "b").pair(0, "WW");
    ScriptedRun begun = ScriptedRun.roundRobin(SprtSpec.of(0, 20), "a", "b");
    ScriptedRun decided = ScriptedRun.roundRobin(SprtSpec.of(0, 20), "a", "b").pairs(300, 0, "WW");

    assertThat(cell(without, "pairings.csv", 1, "sprtDecision")).isEmpty();
    assertThat(cell(without, "pairings.csv", 1, "isCorrected")).isEqualTo("false");
    assertThat(cell(begun, "pairings.csv", 1, "sprtDecision")).isEqualTo("continue");
    assertThat(cell(begun, "pairings.csv", 1, "verdict")).isEqualTo("open");
    assertThat(cell(decided, "pairings.csv", 1, "sprtDecision")).isEqualTo("accept-h1");
    assertThat(cell(decided, "pairings.csv", 1, "isCorrected")).isEqualTo("true");
    assertThat(cell(decided, "pairings.csv", 1, "verdict")).isEqualTo("stronger");
    assertThat(cell(decided, "pairings.csv", 1, "los")).isEmpty();
    assertThat(cell(decided, "pairings.csv", 1, "holm")).isEmpty();
  }

  @Test
  void aRisingCurveHasRowsOfItsOwnWhereNoSCurveFits() {
    String text = text(ScriptedRun.ofScoresInSteps(), "calibration.csv");
    assertThat(text).contains(",logistic,").contains(",monotone,");
    assertThat(
            text(
                ScriptedRun.cross(List.of("a"), List.of("b")).scores(3).pair(0, "W"),
                "calibration.csv"))
        .contains(",logistic,")
        .doesNotContain(",monotone,");
  }
}
