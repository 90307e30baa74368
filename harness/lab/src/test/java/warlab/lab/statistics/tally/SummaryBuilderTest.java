package warlab.lab.statistics.tally;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import warlab.games.Outcome;
import warlab.games.Side;
import warlab.lab.record.SideTiming;
import warlab.lab.report.table.TableFiles;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.summary.EvalSummary;
import warlab.lab.statistics.summary.LengthSummary;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.SideSummary;
import warlab.lab.statistics.summary.SpeedSummary;
import warlab.lab.statistics.summary.SpeedSummary.Overruns;
import warlab.lab.statistics.summary.Summary;

class SummaryBuilderTest {

  private static GameCounts results(Summary summary, String scope, String player, Side side) {
    return summary.sides().stream()
        .filter(each -> each.scope().equals(scope) && each.side() == side)
        .filter(each -> player.equals(String.valueOf(each.player())))
        .findFirst()
        .map(SideSummary::results)
        .orElseThrow();
  }

  @Test
  void tellsHowEachSideDid() {
    Summary summary =
        ScriptedRun.roundRobin("a", "b", "c").pair(0, "WL").pair(1, "WD").pair(2, "DL").summary();

    assertThat(results(summary, "all", "null", Side.FIRST)).isEqualTo(new GameCounts(0, 2, 4));
    assertThat(results(summary, "all", "null", Side.SECOND)).isEqualTo(new GameCounts(4, 2, 0));
    assertThat(results(summary, "player", "a", Side.FIRST)).isEqualTo(new GameCounts(0, 0, 2));
    assertThat(results(summary, "player", "a", Side.SECOND)).isEqualTo(new GameCounts(1, 1, 0));
    assertThat(results(summary, "pairing", "c", Side.FIRST)).isEqualTo(new GameCounts(0, 1, 0));
    assertThat(summary.players().get(2).results()).isEqualTo(new GameCounts(1, 2, 1));
  }

  @Test
  void measuresLengthsByOutcomeAndEnding() {
    ScriptedRun run = ScriptedRun.cross(List.of("a"), List.of("b"));
    int[] lengths = {12, 15, 15, 16, 18, 19, 22, 25, 40};
    for (int length : lengths) {
      run.length(length).ending(length == 40 ? "move-cap" : "ai-destroyed");
      run.pair(0, length == 40 ? "D" : "W");
    }

    List<LengthSummary> all =
        run.summary().lengths().stream().filter(each -> each.pairing() == null).toList();

    assertThat(all).extracting(LengthSummary::games).containsExactly(9L, 8L, 0L, 1L, 8L, 1L);
    assertThat(all.get(0).lengths().moments().mean()).isCloseTo(20.2222, within(5e-5));
    assertThat(all.get(0).lengths().moments().deviation()).isCloseTo(8.393119, within(5e-7));
    assertThat(all.get(0).lengths().quantile(0.9)).isCloseTo(28, within(1e-12));
    assertThat(all.get(1).outcome()).isEqualTo(Outcome.FIRST_WINS);
    assertThat(all.get(1).lengths().max()).isEqualTo(25);
    assertThat(all.get(4).ending()).isEqualTo("ai-destroyed");
    assertThat(all.get(5).lengths().frequency(40)).isOne();
    assertThat(run.summary().lengths())
        .filteredOn(each -> each.pairing() != null)
        .extracting(LengthSummary::games)
        .containsExactly(9L, 8L, 0L, 1L, 8L, 1L);
  }

  @Test
  void addsUpWhatSearchesCost() {
    Summary summary =
        ScriptedRun.roundRobin("a", "b")
            .totals(ScriptedRun.totals(10, 100))
            .nanos(2_000_000, 8_000_000)
            .pairs(3, 0, "WL")
            .summary();

    EvalSummary evals = summary.evals().get(0);
    assertThat(evals.role()).isEqualTo(new Role("a", null));
    assertThat(evals.games()).isEqualTo(6);
    assertThat(evals.nodesPerMove()).isEqualTo(10);
    assertThat(evals.evalsPerMove()).isEqualTo(7.5);
    assertThat(evals.averageEvalDepth()).isEqualTo(1);
    assertThat(evals.branchingFactor()).isEqualTo(3.6);
    assertThat(evals.depthReached()).isEqualTo(2);
    SpeedSummary asSecond = summary.speeds().get(2);
    assertThat(asSecond.role()).isEqualTo(new Role("a", Side.SECOND));
    assertThat(asSecond.nodesPerSecond()).isCloseTo(12_500, within(1e-9));
    assertThat(asSecond.timeMsPerMove()).isCloseTo(0.8, within(1e-12));
    assertThat(summary.speeds()).extracting(SpeedSummary::evals).startsWith(300L, 150L, 150L);
  }

  @Test
  void theFirstGamesOfAPlayerOnASideAreLeftOutOfTimesButAtMostHalf() {
    ScriptedRun run = ScriptedRun.roundRobin("a", "b").totals(ScriptedRun.totals(10, 100));
    run.nanos(900_000_000, 900_000_000).pairs(SpeedSummary.WARM_UP / 2, 0, "WL");
    run.nanos(10_000_000, 10_000_000).pairs(SpeedSummary.WARM_UP / 2, 0, "WL");
    assertThat(run.summary().speeds().get(0).timeMsPerMove()).isCloseTo(1, within(1e-12));
    assertThat(run.summary().speeds().get(1).games()).isEqualTo(SpeedSummary.WARM_UP / 2);

    run.pairs(30, 0, "WL");
    assertThat(run.summary().speeds().get(1).games()).isEqualTo(30);
    assertThat(run.summary().speeds().get(0).games()).isEqualTo(60);
    assertThat(run.summary().speeds().get(0).timeError()).isCloseTo(0, within(1e-9));
  }

  @Test
  void addsUpTheMovesThatTookTooLongThoseOfTheFirstGamesToo() {
    ScriptedRun run = ScriptedRun.cross(List.of("a"), List.of("b"));
    run.timed(new SideTiming(9_000_000, 2, 3_500_000, 1), new SideTiming(1, 0, 0, 0)).pair(0, "W");
    run.timed(new SideTiming(9_000_000, 1, 4_500_000, 1), new SideTiming(1, 0, 0, 0)).pair(0, "W");
    run.nanos(5_000_000, 1).pair(0, "L");

    assertThat(run.summary().speeds())
        .extracting(SpeedSummary::overruns)
        .startsWith(new Overruns(3, 4.5, 2), Overruns.NONE);
  }

  @Test
  void tellsTheCostOfTheSidesApart() {
    Summary summary =
        ScriptedRun.roundRobin("a", "b")
            .totals(ScriptedRun.totals(10, 100), ScriptedRun.totals(10, 300))
            .pair(0, "WL")
            .summary();

    assertThat(summary.evals().stream().limit(3).map(EvalSummary::nodesPerMove))
        .containsExactly(20.0, 10.0, 30.0);
  }

  @Test
  void mayBeAskedInTheMiddleOfARun() {
    ScriptedRun asked = ScriptedRun.roundRobin("a", "b", "c").scores(5, -3, 8);
    ScriptedRun undisturbed = ScriptedRun.roundRobin("a", "b", "c").scores(5, -3, 8);
    for (int pair = 0; pair < 9; pair++) {
      String results = List.of("WL", "DW", "LL").get(pair % 3);
      asked.pair(pair % 3, results);
      undisturbed.pair(pair % 3, results);
      assertThat(asked.summary().games()).isEqualTo(2L * pair + 2);
    }

    assertThat(TableFiles.of(asked.summary())).isEqualTo(TableFiles.of(undisturbed.summary()));
  }
}
