package warlab.lab.run;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.lab.config.Pairing;
import warlab.lab.plan.Plan;
import warlab.lab.record.GameRecord;
import warlab.lab.record.Manifest;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.JournalReader;
import warlab.lab.run.match.PileGame;
import warlab.lab.run.match.PilePlan;
import warlab.lab.run.match.PilePlayers;

class ExperimentRunTest {
  private static final PilePlan PLAN =
      PilePlan.of(400, "random:clever", "clever:clever", "random:random");

  @TempDir Path temp;

  @ParameterizedTest
  @ValueSource(ints = {2, 7})
  void threadsDoNotChangeAByte(int threads) {
    RunResult one = PileRun.play(temp.resolve("one"), PLAN, 1);
    RunResult many = PileRun.play(temp.resolve("many"), PLAN, threads);
    assertThat(many).isEqualTo(one);
    assertThat(one.games()).isEqualTo(2400);
    assertSameResults("many", "one");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 7})
  void earlyStoppingIsTheSameOnAnyNumberOfThreads(int threads) {
    List<String> events = runWithLead(temp.resolve("one"), 1);
    assertThat(runWithLead(temp.resolve("many"), threads)).isEqualTo(events);
    assertThat(events).anyMatch(event -> event.startsWith("stopped"));
    assertSameResults("many", "one");
  }

  private static List<String> runWithLead(Path folder, int threads) {
    EventLog events = new EventLog();
    RunSpec experiment = PileRun.experiment(PLAN, new PilePlayers(), PileRun.leadOf(12));
    PileRun.in(folder, experiment, threads, events).run();
    return events.all;
  }

  @Test
  void noPairFollowsTheOneThatStoppedItsPairing() {
    List<String> events = runWithLead(temp.resolve("run"), 7);
    for (int pairing = 0; pairing < PLAN.pairings().size(); pairing++) {
      int stop = indexOf(events, "stopped " + pairing);
      int last = events.lastIndexOf("committed " + pairing);
      assertThat(stop == -1 || last < stop).isTrue();
    }
  }

  private static int indexOf(List<String> events, String prefix) {
    for (int i = 0; i < events.size(); i++) {
      if (events.get(i).startsWith(prefix)) {
        return i;
      }
    }
    return -1;
  }

  @Test
  void morePairsExtendAFinishedRun() {
    PileRun.play(temp.resolve("grown"), PLAN.withPairs(50), 2);
    RunResult grown = PileRun.play(temp.resolve("grown"), PLAN.withPairs(130), 2);
    RunResult whole = PileRun.play(temp.resolve("whole"), PLAN.withPairs(130), 2);
    assertThat(grown.games()).isEqualTo(whole.games());
    assertThat(grown.played()).isEqualTo(whole.games() - 300);
    assertSameResults("grown", "whole");
    assertThat(PileRun.text(temp.resolve("grown/experiment.yaml"))).contains("pairs: 130");
  }

  @Test
  void aFinishedRunIsNotPlayedAgain() {
    PileRun.play(temp.resolve("run"), PLAN.withPairs(10), 2);
    String games = PileRun.games(temp.resolve("run"));
    RunResult again = PileRun.play(temp.resolve("run"), PLAN.withPairs(10), 2);
    assertThat(again.status()).isEqualTo(RunResult.Status.ALREADY_FINISHED);
    assertThat(again.played()).isZero();
    assertThat(PileRun.games(temp.resolve("run"))).isEqualTo(games);
  }

  @Test
  void fewerPairsThanThereAreAreRefused() {
    PileRun.play(temp.resolve("run"), PLAN.withPairs(10), 2);
    assertThatThrownBy(() -> PileRun.play(temp.resolve("run"), PLAN.withPairs(9), 2))
        .isInstanceOf(ResultsException.class)
        .hasMessageContaining("more than the 54 games that are planned");
  }

  @Test
  void aStoppedRunGoesOnAsIfNothingHadHappened() {
    Path folder = temp.resolve("stopped");
    long before = 0;
    RunResult result;
    do {
      StopAfter stopper = new StopAfter(before + 150);
      ExperimentRun run =
          PileRun.in(folder, PileRun.experiment(PLAN, new PilePlayers()), 2, stopper);
      stopper.run = run;
      result = run.run();
      assertThat(result.games()).isGreaterThan(before);
      before = result.games();
    } while (result.status() == RunResult.Status.INTERRUPTED);
    PileRun.play(temp.resolve("whole"), PLAN, 2);
    assertSameResults("stopped", "whole");
  }

  @Test
  void crossTablesHaveSingleGames() {
    PilePlan cross = PilePlan.of(20, "random:clever", "clever:random").withLegs(1);
    RunResult result = PileRun.play(temp.resolve("run"), cross, 2);
    assertThat(result.games()).isEqualTo(40);
    assertThat(PileRun.play(temp.resolve("run"), cross, 2).status())
        .isEqualTo(RunResult.Status.ALREADY_FINISHED);
  }

  @Test
  void anotherConfigVersionOrPlugInIsRefusedByName() {
    PilePlan plan = PLAN.withPairs(5);
    PileRun.play(temp.resolve("run"), plan, 1);
    RunSpec same = PileRun.experiment(plan, new PilePlayers());
    assertRefused(same, Map.of("config", "decaf", "version", "1.0"), "different config");
    assertRefused(
        same, Map.of("config", "c0ffee", "version", "2.0"), "different version (1.0 then");
    assertRefused(
        same,
        Map.of("config", "c0ffee", "version", "1.0", "plug-in x.jar", "77"),
        "different plug-in x.jar (none then, 77 now)");
  }

  private void assertRefused(RunSpec same, Map<String, String> identity, String message) {
    RunSpec other =
        new RunSpec(
            same.config(), same.plan(), same.players(), same.stopRules(), identity, same.program());
    assertThatThrownBy(() -> PileRun.in(temp.resolve("run"), other, 1).run())
        .isInstanceOf(ResultsException.class)
        .hasMessageContaining(message);
  }

  @Test
  void gamesThatThePlanDoesNotHaveAreRefused() {
    PileRun.play(temp.resolve("run"), PilePlan.of(5, "random:clever"), 1);
    assertThatThrownBy(() -> PileRun.play(temp.resolve("run"), PilePlan.of(9, "clever:random"), 1))
        .isInstanceOf(ResultsException.class)
        .hasMessageContaining("games.csv line 2")
        .hasMessageContaining("is not what the plan has there");
  }

  @Test
  void oneFolderIsWrittenByOneRunAtATime() {
    Path folder = temp.resolve("run");
    List<String> refusals = new ArrayList<>();
    RunListener intruder =
        new RunListener() {
          @Override
          public void started(Plan plan) {
            try {
              PileRun.play(folder, PLAN.withPairs(5), 1);
            } catch (ResultsException refused) {
              refusals.add(refused.getMessage());
            }
          }
        };
    RunSpec experiment = PileRun.experiment(PLAN.withPairs(5), new PilePlayers());
    PileRun.in(folder, experiment, 1, intruder).run();
    assertThat(refusals).hasSize(1);
    assertThat(refusals.get(0)).contains("another run is writing to " + folder);
  }

  @Test
  void aFolderThatCannotBeMadeIsOneClearError() throws IOException {
    Path file = Files.writeString(temp.resolve("file"), "in the way");
    assertThatThrownBy(() -> PileRun.play(file.resolve("run"), PLAN, 1))
        .isInstanceOf(ResultsException.class)
        .hasMessageStartingWith("cannot make the folder " + file.resolve("run"));
  }

  @Test
  void aBrokenGameStopsTheRunAndKeepsWhatCameBefore() {
    Path folder = temp.resolve("run");
    PilePlan broken = PLAN.withGame(new PileGame(false, PileGame.START + 5));
    assertThatThrownBy(() -> PileRun.play(folder, broken, 2))
        .isInstanceOf(ResultsException.class)
        .hasMessageContaining("game 30 cannot be played, not caused by its players");
    assertThat(readGames(folder)).hasSize(30);
  }

  @Test
  void theManifestTellsWhereResultsComeFrom() {
    Path folder = temp.resolve("run");
    PileRun.play(folder, PLAN.withPairs(5), 2);
    Manifest manifest = requireNonNull(new ResultsFolder(folder).manifest());
    assertThat(manifest.seed()).isEqualTo(42);
    assertThat(manifest.threads()).isEqualTo(2);
    assertThat(manifest.identity()).containsEntry("config", "c0ffee");
    assertThat(manifest.finished()).isNotNull();
  }

  @Test
  void resumedPairsAreToldAgain() {
    PileRun.play(temp.resolve("run"), PLAN.withPairs(5), 2);
    Map<Boolean, Integer> pairs = new HashMap<>();
    RunListener counter =
        new RunListener() {
          @Override
          public void committed(CommittedPair pair) {
            pairs.merge(pair.readBack(), 1, Integer::sum);
          }
        };
    RunSpec longer = PileRun.experiment(PLAN.withPairs(7), new PilePlayers());
    PileRun.in(temp.resolve("run"), longer, 2, counter).run();
    assertThat(pairs).isEqualTo(Map.of(true, 15, false, 6));
  }

  private void assertSameResults(String folder, String expected) {
    assertThat(PileRun.games(temp.resolve(folder)))
        .isEqualTo(PileRun.games(temp.resolve(expected)));
    assertThat(PileRun.moves(temp.resolve(folder)))
        .isEqualTo(PileRun.moves(temp.resolve(expected)));
  }

  private static List<GameRecord> readGames(Path folder) {
    List<GameRecord> games = new ArrayList<>();
    try (JournalReader reader = new JournalReader(folder)) {
      for (GameRecord game = reader.next(); game != null; game = reader.next()) {
        games.add(game);
      }
    }
    return games;
  }

  /** Writes events down as words. */
  private static final class EventLog implements RunListener {
    private final List<String> all = new ArrayList<>();

    @Override
    public void warned(String message) {
      all.add("warned " + message);
    }

    @Override
    public void committed(CommittedPair pair) {
      all.add("committed " + pair.pairing().index());
    }

    @Override
    public void stopped(Pairing pairing, String verdict) {
      all.add("stopped " + pairing.index() + " " + verdict);
    }

    @Override
    public void finished(RunResult result) {
      all.add("finished " + result);
    }
  }

  /** Stops its run once so many games are there. */
  private static final class StopAfter implements RunListener {
    private final long games;
    private long seen;
    private @Nullable ExperimentRun run;

    StopAfter(long games) {
      this.games = games;
    }

    @Override
    public void committed(CommittedPair pair) {
      seen += pair.games().size();
      if (seen >= games) {
        requireNonNull(run).stop();
      }
    }
  }
}
