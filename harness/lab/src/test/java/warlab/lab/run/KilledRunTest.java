package warlab.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.SeededStream;
import warlab.lab.run.match.PilePlan;

/** Real processes that end in every way a process can end. */
@Tag("process")
class KilledRunTest {
  private static final int PAIRS = 300;
  private static final int KILLED = 128 + 9;
  private static final String[] PAIRINGS = {"slow:random", "random:slow", "slow:clever"};

  @TempDir Path temp;

  @ParameterizedTest
  @CsvSource({"2,0,10", "7,40,5"})
  void killsChangeNothing(int threads, int lead, int kills) {
    Path whole = temp.resolve("whole");
    assertThat(new PileProcess(whole, 1, PAIRS, lead, PAIRINGS).run()).isZero();
    long games = PileRun.games(whole).lines().count() - 1;

    Path killed = temp.resolve("killed");
    SeededStream dice = new SeededStream(threads);
    for (int kill = 0; kill < kills; kill++) {
      long reached = games * kill / (kills + 1);
      long target = reached + dice.nextInt((int) games / (kills + 1));
      assertThat(new PileProcess(killed, threads, PAIRS, lead, PAIRINGS).killAfter(target))
          .isEqualTo(KILLED);
    }
    assertThat(new PileProcess(killed, threads, PAIRS, lead, PAIRINGS).run()).isZero();
    assertSame(killed, whole);
  }

  @Test
  void aTerminatedRunEndsCleanlyAndSaysHowToGoOn() {
    Path folder = temp.resolve("run");
    PileProcess process = new PileProcess(folder, 2, PAIRS, 0, PAIRINGS);
    assertThat(process.terminateAfter(300)).isEqualTo(StopOnSignal.EXIT_CODE);
    assertThat(process.output()).contains("Go on with:\n  go on\n");
    assertThat(PileRun.games(folder)).endsWith("\n");
    assertThat(PileRun.games(folder).lines().count() % 2).isEqualTo(1);
  }

  @Test
  void aFullDiskIsOneClearErrorAndTheRunGoesOnLater() {
    Path folder = temp.resolve("run");
    PileProcess limited = new PileProcess(folder, 2, PAIRS, 0, PAIRINGS).withFilesUpTo(48);
    assertThat(limited.run()).isEqualTo(1);
    assertThat(limited.output()).contains("cannot write " + folder + "/");
    assertThat(limited.output()).doesNotContain("\tat ");
    assertThat(PileRun.games(folder)).endsWith("\n");
    long committed = PileRun.games(folder).lines().count() - 1;
    assertThat(committed).isPositive().isEven();

    PilePlan plan = PilePlan.of(PAIRS, PAIRINGS);
    assertThat(PileRun.play(folder, plan, 2).played()).isEqualTo(plan.gameCount() - committed);
    PileRun.play(temp.resolve("whole"), plan, 2);
    assertSame(folder, temp.resolve("whole"));
  }

  @ParameterizedTest
  @CsvSource({"hogs-heap", "hogs-crumbs"})
  void aPlayerThatEatsAllMemoryHarmsNobodyElse(String hog) {
    Path folder = temp.resolve("run");
    int threads = 3;
    PileProcess process =
        new PileProcess(folder, threads, 2, 0, "random:clever", hog + ":random", "clever:clever")
            .withHeap("24m");
    assertThat(process.run()).as(process.output()).isEqualTo(3);
    Path good = temp.resolve("good");
    PileRun.play(good, PilePlan.of(2, "random:clever", "random:random", "clever:clever"), 1);
    assertThat(without(1, folder)).isEqualTo(without(1, good));
    assertThat(PileRun.games(folder).lines().filter(line -> line.contains(",out-of-memory,")))
        .hasSize(4);
  }

  @Test
  void memoryDoesNotGrowWithTheNumberOfGames() {
    Path folder = temp.resolve("run");
    PileProcess process = new PileProcess(folder, 2, 30_000, 0, "random:clever").withHeap("16m");
    assertThat(process.run()).as(process.output()).isZero();
    assertThat(PileRun.games(folder).lines().count()).isEqualTo(60_001);
  }

  private static List<String> without(int pairing, Path folder) {
    return PileRun.games(folder)
        .lines()
        .filter(line -> !line.split(",", -1)[1].equals("" + pairing))
        .toList();
  }

  private static void assertSame(Path folder, Path expected) {
    assertThat(PileRun.games(folder)).isEqualTo(PileRun.games(expected));
    assertThat(PileRun.moves(folder)).isEqualTo(PileRun.moves(expected));
    assertThat(PileRun.text(folder.resolve("timings.csv")).lines().count())
        .isEqualTo(PileRun.games(folder).lines().count());
    assertThat(Files.exists(folder.resolve("manifest.json"))).isTrue();
  }
}
