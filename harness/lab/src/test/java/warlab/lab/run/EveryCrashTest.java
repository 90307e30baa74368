package warlab.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.TestCatalog;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.Experiments;
import warlab.lab.config.read.Overrides;
import warlab.lab.record.disk.DiskOperation;
import warlab.lab.run.match.PilePlan;
import warlab.lab.run.match.PilePlayers;

/** Power failures and kills after every single operation on the disk. */
@Tag("long")
class EveryCrashTest {
  private static final long AT_ONCE = 0;
  private static final long NEVER = Long.MAX_VALUE;
  private static final PilePlan SMALL = PilePlan.of(20, "random:clever", "clever:clever");

  @TempDir Path temp;

  /** Some pairings are decided early, and the run is extended. */
  @ParameterizedTest
  @ValueSource(longs = {AT_ONCE, NEVER})
  void noCrashChangesAThousandGames(long forceNanos) {
    PilePlan plan = PilePlan.of(150, "random:clever", "clever:clever", "random:random");
    CrashCheck check = new CrashCheck(temp, pileRuns(plan, plan.withPairs(250)), forceNanos);
    assertThat(check.games()).isBetween(1000L, 1499L);
    assertThat(check.failures()).isEmpty();
    assertThat(check.resumed()).isGreaterThan(100);
  }

  @Test
  void noCrashChangesARunThatGoesOnAfterAKill() {
    CrashCheck check = new CrashCheck(temp, pileRuns(SMALL, SMALL.withPairs(40)), NEVER);
    CrashCheck again = check.afterKill();
    assertThat(again.operations()).anyMatch(done -> done instanceof DiskOperation.Truncate);
    assertThat(again.results()).isEqualTo(check.results());
    assertThat(again.failures()).isEmpty();
  }

  private static List<RunSpec> pileRuns(PilePlan... plans) {
    return Stream.of(plans)
        .map(plan -> PileRun.experiment(plan, new PilePlayers(), PileRun.leadOf(40)))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{ game: ai-wargame",
        "{ game: grid-conflict",
        "{ game: tank-wars, gameOptions: { iterationCap: 200 }"
      })
  void noCrashChangesARealGame(String game) {
    for (long forceNanos : new long[] {AT_ONCE, NEVER}) {
      CrashCheck check =
          new CrashCheck(
              temp.resolve("" + forceNanos), List.of(real(game, 6), real(game, 10)), forceNanos);
      assertThat(check.failures()).isEmpty();
    }
  }

  /** Twenty pairs, unless one of the pairings is decided before. */
  private static RunSpec real(String game, int pairs) {
    String text =
        game
            + """
            , name: crashed, seed: 5, record: moves,
              players: { a: { search: random }, b: { search: random }, c: { search: random } },
              match: { format: gauntlet, hero: a, pairs: %d },
              stop: { sprt: { elo0: -50, elo1: 50, alpha: 0.15, beta: 0.15 } } }
            """
                .formatted(pairs);
    ExperimentConfig config =
        Experiments.realReader()
            .read(ExperimentFile.parse(Path.of("crashed.yaml"), text, Overrides.none()));
    return RunSpec.of(config, TestCatalog.discovered());
  }

  @Test
  void aFileThatIsRenamedBeforeItIsForcedIsFound() {
    CrashCheck check = new CrashCheck(temp, pileRuns(SMALL), NEVER);
    List<DiskOperation> wrong = new ArrayList<>(check.operations());
    for (int i = 0; i < wrong.size(); i++) {
      if (wrong.get(i) instanceof DiskOperation.Rename rename) {
        // Force the text, rename, force the name: the text comes last.
        wrong.set(i - 1, new DiskOperation.Force(rename.to()));
        Collections.rotate(wrong.subList(i - 1, i + 2), -1);
        i++;
      }
    }
    assertThat(check.failuresOf(wrong))
        .anyMatch(words -> words.contains("manifest.json is damaged"));
  }

  @Test
  void aCompanionThatIsWrittenLastIsFound() {
    CrashCheck check = new CrashCheck(temp, pileRuns(SMALL), NEVER);
    List<DiskOperation> wrong = timingsLast(check.operations(), DiskOperation.Write.class);
    assertThat(check.failuresOf(wrong)).anyMatch(words -> words.contains("games were lost"));
  }

  @Test
  void aCompanionThatIsForcedLastIsFound() {
    CrashCheck check = new CrashCheck(temp, pileRuns(SMALL), AT_ONCE);
    List<DiskOperation> wrong = timingsLast(check.operations(), DiskOperation.Force.class);
    assertThat(check.failuresOf(wrong)).anyMatch(words -> words.contains("games were lost"));
  }

  private static List<DiskOperation> timingsLast(
      List<DiskOperation> operations, Class<? extends DiskOperation> kind) {
    List<DiskOperation> wrong = new ArrayList<>(operations);
    int timings = -1;
    for (int i = 0; i < wrong.size(); i++) {
      Path file = wrong.get(i).file();
      if (kind.isInstance(wrong.get(i)) && file.endsWith("timings.csv")) {
        timings = i;
      } else if (kind.isInstance(wrong.get(i)) && file.endsWith("games.csv") && timings >= 0) {
        Collections.rotate(wrong.subList(timings, i + 1), -1);
        timings = -1;
      }
    }
    return wrong;
  }
}
