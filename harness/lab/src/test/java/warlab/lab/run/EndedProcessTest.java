package warlab.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.lab.run.match.PilePlan;

/** Players that end the process they play in, which nothing can catch. */
@Tag("process")
class EndedProcessTest {
  private static final int FAULTS = 3;
  private static final int KILLED = 128 + 9;
  private static final int HALTED = 7;
  private static final int PAIRS = 40;
  private static final int THREADS = 3;
  private static final int MANY_PAIRS = 300;
  private static final String[] SLOW = {"slow:random", "slow:clever"};

  @TempDir Path temp;

  /** An exit is seen from inside, a crash in the file that the JVM leaves. */
  @ParameterizedTest
  @ValueSource(strings = {"exits", "crashes"})
  void aPlayerThatIsSeenToEndTheProcessLosesItsGame(String bad) {
    Path folder = temp.resolve("run");
    String[] pairings = {"random:clever", bad + ":random"};
    assertThat(process(folder, pairings).run()).isNotIn(0, FAULTS);
    assertThat(PileRun.games(folder)).doesNotContain("ended-jvm");
    PileProcess last = process(folder, pairings);
    assertThat(last.run()).as(last.output()).isEqualTo(FAULTS);

    List<String> lost = lines(folder, ",fault,ended-jvm,");
    assertThat(lost).singleElement().asString().contains("," + bad + ",");
    assertThat(lost.get(0)).contains("," + winnerOver(bad, lost.get(0)) + ",fault,ended-jvm,");
    assertThat(PileRun.text(folder.resolve("faults.log"))).contains(": ended-jvm of " + bad);
    assertThat(folder.resolve(".in-play")).doesNotExist();

    Path good = temp.resolve("good");
    PileRun.play(good, PilePlan.of(PAIRS, "random:clever", "random:random"), 1);
    assertThat(ofFirstPairing(folder)).hasSize(2 * PAIRS).isEqualTo(ofFirstPairing(good));
  }

  /** It may be a kill for all that anybody can see, so its game stays unplayed, and it is named. */
  @Test
  void aHaltIsNobodysFaultAndNamed() {
    Path folder = temp.resolve("run");
    for (int death = 0; death < 5; death++) {
      PileProcess process = process(folder, "random:clever", "halts:random");
      assertThat(process.run()).isEqualTo(HALTED);
      assertThat(process.output().contains("the players that were in play: ")).isEqualTo(death > 0);
      assertThat(process.output().contains("halts (game ")).isEqualTo(death > 0);
    }
    assertThat(PileRun.games(folder)).doesNotContain("ended-jvm");
  }

  /** As a player whose calls take seconds, in a run that is killed three times. */
  @Test
  void killsInOneAndTheSameCallConvictNobody() {
    Path folder = temp.resolve("run");
    for (int kill = 0; kill < 4; kill++) {
      assertThat(process(folder, "ponders:random").killAfter(Integer.MAX_VALUE)).isEqualTo(KILLED);
    }
    PileProcess last = process(folder, "ponders:random").with("-Dhurry=true");
    assertThat(last.run()).as(last.output()).isZero();
    assertThat(last.output()).contains("that were in play: ", "ponders (game ");
    assertThat(process(temp.resolve("calm"), "ponders:random").with("-Dhurry=true").run()).isZero();
    assertThat(PileRun.games(folder)).isEqualTo(PileRun.games(temp.resolve("calm")));
    assertThat(folder.resolve("faults.log")).doesNotExist();
  }

  @Test
  void aSystemExitIsNoSuccessAndToldApartFromASignal() {
    PileProcess process = process(temp.resolve("run"), "exits:random");
    assertThat(process.run()).isEqualTo(StopOnSignal.FROM_INSIDE);
    assertThat(process.output()).contains("A player or heuristic called System.exit.");
    assertThat(process.output()).contains("Go on with:\n  go on\n");
  }

  @Test
  void killsInARowConvictNobody() {
    Path folder = temp.resolve("run");
    for (int kill = 1; kill <= 6; kill++) {
      PileProcess process = new PileProcess(folder, THREADS, MANY_PAIRS, 0, SLOW);
      assertThat(process.killAfter(kill * 150L)).isEqualTo(KILLED);
      assertThat(folder.resolve(".in-play")).exists();
    }
    assertThat(new PileProcess(folder, THREADS, MANY_PAIRS, 0, SLOW).run()).isZero();
    PileRun.play(temp.resolve("whole"), PilePlan.of(MANY_PAIRS, SLOW), 1);
    assertThat(PileRun.games(folder)).isEqualTo(PileRun.games(temp.resolve("whole")));
    assertThat(PileRun.moves(folder)).isEqualTo(PileRun.moves(temp.resolve("whole")));
    assertThat(Files.exists(folder.resolve("faults.log"))).isFalse();
  }

  @Test
  void aSignalIsNoDeath() {
    Path folder = temp.resolve("run");
    assertThat(new PileProcess(folder, THREADS, MANY_PAIRS, 0, SLOW).terminateAfter(150))
        .isEqualTo(StopOnSignal.EXIT_CODE);
    assertThat(folder.resolve(".in-play")).doesNotExist();
  }

  private PileProcess process(Path folder, String... pairings) {
    return new PileProcess(folder, THREADS, PAIRS, 0, pairings)
        .with("-Djava.io.tmpdir=" + temp, "-XX:-CreateCoredumpOnCrash")
        .with("-XX:ErrorFile=" + temp.resolve("hs_err_pid%p.log"));
  }

  private static List<String> ofFirstPairing(Path folder) {
    return PileRun.games(folder)
        .lines()
        .filter(line -> line.split(",", -1)[1].equals("0"))
        .toList();
  }

  private static String winnerOver(String player, String line) {
    return line.split(",", -1)[5].equals(player) ? "second" : "first";
  }

  private static List<String> lines(Path folder, String part) {
    return PileRun.games(folder).lines().filter(line -> line.contains(part)).toList();
  }
}
