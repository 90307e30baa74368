package warlab.lab.run.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import warlab.lab.config.Pairing;
import warlab.lab.plan.GameTask;
import warlab.lab.record.GameRecord;
import warlab.lab.run.CommittedPair;
import warlab.lab.run.RunResult;
import warlab.lab.run.match.Match;
import warlab.lab.run.match.PilePlan;
import warlab.lab.run.match.PilePlayers;

class ProgressTest {
  private static final long SECOND = 1_000_000_000;
  private static final PilePlan PLAN = PilePlan.of(1000, "throws:random", "random:throws");

  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);
  private final AtomicLong clock = new AtomicLong();
  private final Match match = new Match(new PilePlayers());

  @Test
  void aLineComesEveryFewSeconds() {
    ProgressLines lines = new ProgressLines(out, clock::get);
    lines.started(PLAN);
    for (int pair = 0; pair < 24; pair++) {
      clock.addAndGet(SECOND / 4);
      lines.committed(pair(pair, false));
    }
    assertThat(text())
        .isEqualTo("40 of 4,000 games, 8.0 games/s, 8 min left; random - throws: +20 =0 -0\n");
  }

  @Test
  void gamesOfAnEarlierRunCountButDoNotMakeItFaster() {
    ProgressLines lines = new ProgressLines(out, clock::get);
    lines.started(PLAN);
    for (int pair = 0; pair < 1000; pair++) {
      lines.committed(pair(pair, true));
    }
    clock.addAndGet(10 * SECOND);
    lines.committed(pair(1000, false));
    assertThat(text())
        .startsWith("2,002 of 4,000 games, 0.2 games/s, 2 h 46 min left; throws - random: ");
  }

  @Test
  void gamesThatAreNoLongerWantedAreNotWaitedFor() {
    RunProgress progress = new RunProgress(PLAN, clock::get);
    progress.add(pair(0, false));
    progress.stop(PLAN.pairings().get(0));
    assertThat(progress.total()).isEqualTo(2002);
  }

  @Test
  void theBarEndsFullAndCloses() {
    try (ProgressBarView bar = new ProgressBarView(out)) {
      bar.started(PLAN.withPairs(1));
      bar.committed(pair(0, false));
      bar.committed(pair(1, false));
      bar.finished(new RunResult(RunResult.Status.FINISHED, 4, 4, 4, 0));
    }
    assertThat(text()).contains("100%").contains("4/4");
  }

  private CommittedPair pair(long index, boolean replayed) {
    Pairing pairing = PLAN.pairings().get(PLAN.pairingOf(index));
    List<GameRecord> games = PLAN.pair(index).stream().map(this::play).toList();
    return new CommittedPair(pairing, games, replayed);
  }

  private GameRecord play(GameTask task) {
    return match.play(task).record();
  }

  private String text() {
    return printed.toString(StandardCharsets.UTF_8);
  }
}
