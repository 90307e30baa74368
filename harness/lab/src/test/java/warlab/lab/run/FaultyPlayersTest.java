package warlab.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.lab.record.ResultsException;
import warlab.lab.run.match.PilePlan;
import warlab.lab.run.match.PilePlayers;

/** Bad players beside good ones, whose games must be the same as without them. */
@Tag("long")
class FaultyPlayersTest {
  private static final String GOOD = "random:clever";

  /** Long enough for a good decision on a busy machine, short enough to wait for. */
  private static final long TIMEOUT_MS = 400;

  private final PilePlayers players = new PilePlayers();

  @TempDir Path temp;

  @AfterEach
  void release() {
    players.release();
  }

  @ParameterizedTest
  @CsvSource({
    "throws,exception,20",
    "interrupts,exception,20",
    "throws-late,exception,20",
    "cheats,illegal-move,20",
    "says-nothing,illegal-move,20",
    "recurses,stack-overflow,20",
    "closes-badly,exception,20",
    "miscounts,bad-report,20",
    "misplaces,bad-report,20",
    "misplaces-all,bad-report,20",
    "mistimes,bad-report,20",
    "hogs,out-of-memory,2",
    "stalls,timeout,1",
  })
  void badGamesAreLabelledAndGoodOnesUnchanged(String bad, String kind, int pairs) {
    Path folder = temp.resolve("run");
    PilePlan plan = PilePlan.of(pairs, GOOD, bad + ":random").withTimeoutMs(TIMEOUT_MS);
    RunResult result = run(folder, plan, 3);
    assertThat(result.status()).isEqualTo(RunResult.Status.FINISHED);
    assertThat(result.faults()).isEqualTo(2L * pairs);
    assertThat(linesOf(folder, 1)).allMatch(line -> line.contains(",fault," + kind + ","));
    assertThat(linesOf(folder, 0)).isEqualTo(goodLines(pairs));
    String log = PileRun.text(folder.resolve("faults.log"));
    assertThat(log).contains("game 2: " + kind + " of " + bad + ", on the first side, after ");
    assertThat(log).contains("./warlab rerun " + folder + " 2\n").containsPattern("\n  in \\d+");
  }

  /** The good pairing's lines of a run where the other pairing is good as well. */
  private List<String> goodLines(int pairs) {
    Path folder = temp.resolve("good");
    run(folder, PilePlan.of(pairs, GOOD, "random:random").withTimeoutMs(TIMEOUT_MS), 1);
    return linesOf(folder, 0);
  }

  @Test
  void aPlayerThatHearsNothingIsAbandonedAndItsGameLost() {
    Path folder = temp.resolve("run");
    PilePlan plan =
        PilePlan.of(1, "unresponsive:random", GOOD, GOOD, GOOD).withTimeoutMs(TIMEOUT_MS);
    List<String> warnings = new ArrayList<>();
    RunResult result =
        PileRun.in(folder, PileRun.experiment(plan, players), 1, heard(warnings)).run();
    assertThat(result.status()).isEqualTo(RunResult.Status.FINISHED);
    assertThat(result.faults()).isEqualTo(2);
    assertThat(linesOf(folder, 0)).hasSize(2).allMatch(line -> line.contains(",fault,timeout,"));
    assertThat(PileRun.text(folder.resolve("faults.log")))
        .contains("no decision within " + TIMEOUT_MS + " ms")
        .contains("PilePlayers.ignoreInterrupts")
        .contains("note: unresponsive gave no answer within ");
    assertThat(warnings)
        .anyMatch(
            each ->
                each.matches(
                    "unresponsive gave no answer .* in .*\\(PilePlayers.java:\\d+\\): .*lost.*"));
  }

  private static RunListener heard(List<String> warnings) {
    return new RunListener() {
      @Override
      public void warned(String message) {
        warnings.add(message);
      }
    };
  }

  @Test
  void tooManyAbandonedPlayersStopTheRunSoThatItCanGoOn() {
    Path folder = temp.resolve("run");
    PilePlan plan = PilePlan.of(30, GOOD, "unresponsive:random").withTimeoutMs(TIMEOUT_MS);
    assertThatThrownBy(() -> run(folder, plan, 1))
        .isInstanceOf(ResultsException.class)
        .hasMessageContaining("3 decisions took longer than match.moveTimeoutMs")
        .hasMessageContaining(
            "so the run stopped: unresponsive in warlab.lab.run.match.PilePlayers.");
    assertThat(linesOf(folder, 0)).hasSize(4);
    assertThat(linesOf(folder, 1)).hasSize(2);
    players.release();
    assertThat(run(folder, plan, 1).games()).isEqualTo(120);
    assertThat(linesOf(folder, 0)).isEqualTo(goodLines(30));
  }

  @Test
  void sumsOfCountersStayAtTheGreatestNumber() {
    Path folder = temp.resolve("run");
    assertThat(run(folder, PilePlan.of(2, "exaggerates:random"), 1).faults()).isZero();
    String most = "" + Long.MAX_VALUE;
    assertThat(linesOf(folder, 0)).allMatch(line -> line.contains("," + most + "," + most + ","));
    assertThat(linesOf(folder, 0)).allMatch(line -> line.contains(",1:" + most + " 2:" + most));
    assertThat(PileRun.games(folder) + PileRun.text(folder.resolve("timings.csv")))
        .doesNotContain(",-")
        .contains(most);
    assertThat(PileRun.text(folder.resolve("faults.log"))).containsOnlyOnce("note: counters of ");
  }

  @Test
  void aHeuristicBeyondItsBoundIsNamedOnce() {
    Path folder = temp.resolve("run");
    List<String> warnings = new ArrayList<>();
    PilePlan plan = PilePlan.of(20, "immodest:random");
    String remark = "scores of the heuristic of immodest are beyond plus or minus 2,000,000,000";
    PileRun.in(folder, PileRun.experiment(plan, players), 3, heard(warnings)).run();
    assertThat(warnings).singleElement().asString().startsWith(remark);
    run(folder, plan.withPairs(30), 3);
    assertThat(PileRun.text(folder.resolve("faults.log")).lines())
        .filteredOn(line -> line.startsWith("note: " + remark))
        .hasSize(1);
  }

  @Test
  void onlyTheFirstFaultsAreWrittenOut() {
    Path folder = temp.resolve("run");
    run(folder, PilePlan.of(50, "throws:random"), 2);
    String log = PileRun.text(folder.resolve("faults.log"));
    assertThat(log.lines().filter(line -> line.startsWith("game "))).hasSize(20);
  }

  private RunResult run(Path folder, PilePlan plan, int threads) {
    return PileRun.in(folder, PileRun.experiment(plan, players), threads).run();
  }

  /** The lines of one pairing. */
  private static List<String> linesOf(Path folder, int pairing) {
    Stream<String> lines = PileRun.games(folder).lines().skip(1);
    return lines.filter(line -> line.split(",", -1)[1].equals("" + pairing)).toList();
  }
}
