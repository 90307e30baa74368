package warlab.lab.run;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import warlab.games.SeededStream;
import warlab.lab.cli.SmallExperiment;
import warlab.lab.record.GameId;
import warlab.lab.record.GameRecord;
import warlab.lab.record.Manifest;
import warlab.lab.record.Records;
import warlab.lab.record.ResultsFolder;
import warlab.lab.run.match.PileGame;
import warlab.lab.run.match.PilePlan;
import warlab.lab.run.match.PilePlayers;
import warlab.players.Decision;
import warlab.players.Player;

/** At its end a run plays ten of its games again, and tells who cannot repeat them. */
class RepeatCheckTest {
  private static final PilePlan STEADY = PilePlan.of(30, "random:clever");

  @TempDir Path folder;

  private final AtomicInteger counter = new AtomicInteger();
  private final List<String> warnings = new ArrayList<>();

  private final PilePlayers players =
      new PilePlayers()
          .with("restless", seat -> restless())
          .with("counts-otherwise", seat -> view -> counted(counter.incrementAndGet()));

  /** Remembers, across games, how often it was asked, and decides as if by chance. */
  private Player restless() {
    return view ->
        Decision.unsearched(1 + (int) (SeededStream.valueAt(1, counter.incrementAndGet()) >>> 63));
  }

  private static Decision counted(int nodes) {
    return new Decision(1, PilePlayers.report(1, 0, nodes));
  }

  private Manifest played(PilePlan plan) {
    RunListener listener =
        new RunListener() {
          @Override
          public void warned(String message) {
            warnings.add(message);
          }
        };
    PileRun.in(folder, PileRun.experiment(plan, players), 2, listener).run();
    return requireNonNull(new ResultsFolder(folder).manifest());
  }

  @Test
  void tenGamesOfASteadyRunAreTheSame() {
    Manifest manifest = played(STEADY);
    assertThat(manifest.repeated()).isEqualTo(new Manifest.Repetition(10, 10, null));
    assertThat(manifest.repeatable()).isTrue();
    assertThat(warnings).isEmpty();
  }

  @Test
  void aPlayerThatDecidesOtherwiseIsNamed() {
    Manifest manifest = played(PilePlan.of(30, "random:restless", "random:clever"));
    assertThat(requireNonNull(manifest.repeated()).by()).isEqualTo("restless");
    assertThat(manifest.repeatable()).isFalse();
    assertThat(warnings)
        .singleElement()
        .asString()
        .startsWith("NOT repeatable: ")
        .endsWith(" of 10 games that were played again were other games, by restless");
  }

  @Test
  void aPlayerThatOnlyCountsOtherwiseIsNamed() {
    Manifest manifest = played(PilePlan.of(5, "counts-otherwise:random"));
    assertThat(manifest.repeated()).isEqualTo(new Manifest.Repetition(10, 0, "counts-otherwise"));
  }

  /** Its replays are all alike, so only what it counted in the run tells on it. */
  @Test
  void aPlayerThatWasAnotherDuringTheRunIsNamed() {
    int games = 10;
    players.with("grows-up", seat -> grownAfter(games));
    Manifest manifest = played(PilePlan.of(games / 2, "grows-up:random"));
    assertThat(manifest.repeated()).isEqualTo(new Manifest.Repetition(10, 0, "grows-up"));
  }

  private Player grownAfter(int games) {
    int nodes = counter.getAndIncrement() < games ? 1 : 2;
    return view -> counted(nodes);
  }

  @Test
  void whatWasTriedOnceIsNotTriedAgainUntilThereIsMore() {
    PilePlan plan = PilePlan.of(30, "random:restless");
    Manifest.Repetition found = played(plan).repeated();
    int asked = counter.get();
    assertThat(played(plan).repeated()).isEqualTo(found);
    assertThat(counter.get()).isEqualTo(asked);
    assertThat(warnings).hasSize(2).allMatch(warnings.get(0)::equals);
    assertThat(played(plan.withPairs(40)).repeated()).isNotNull();
    assertThat(counter.get()).isGreaterThan(asked);
  }

  @Test
  void gamesThatEndedByAFaultAreNotTried() {
    Manifest manifest = played(PilePlan.of(20, "throws:random", "random:clever"));
    assertThat(manifest.repeated()).isEqualTo(new Manifest.Repetition(10, 10, null));
  }

  @Test
  void rulesThatBreakOnlyNowFailNothing() throws IOException {
    PilePlan plan = PilePlan.of(6, "random:clever");
    Manifest before = played(plan);
    SmallExperiment.forgeManifest(folder, ",\\s*\"repeated\" : \\{[^}]*}", "");
    Manifest after = played(plan.withGame(new PileGame(false, PileGame.START + 5)));
    assertThat(after.games()).isEqualTo(before.games());
    assertThat(after.repeated()).isNull();
    assertThat(warnings).singleElement().asString().startsWith("playing games again");
  }

  @Test
  void theTenAreSpreadOverRunsOfAnyLength() {
    for (int games : new int[] {1, 9, 10, 11, 39, 40, 41, 1000, 12_345}) {
      List<Long> chosen = chosen(games);
      assertThat(chosen).hasSize(Math.min(10, games)).isSorted().doesNotHaveDuplicates();
      if (games >= 40) {
        assertThat(chosen.get(0)).isLessThan(games / 5);
        assertThat(chosen.get(9)).isGreaterThan(games * 4L / 5 - 1);
        assertThat(chosen.stream().map(game -> game % 2).distinct()).hasSize(2);
      }
    }
  }

  private static List<Long> chosen(int games) {
    SpreadSample sample = new SpreadSample();
    for (int game = 0; game < games; game++) {
      GameRecord record = Records.game(new GameId(game, 0, game, 0), "a", "b");
      sample.committed(
          new RunListener.CommittedPair(STEADY.pairings().get(0), List.of(record), false));
    }
    return sample.games().stream().map(game -> game.id().game()).toList();
  }
}
