package warlab.lab.run.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import warlab.lab.config.Pairing;
import warlab.lab.plan.GameTask;
import warlab.lab.record.GameRecord;
import warlab.lab.run.RunListener;
import warlab.lab.run.RunResult;
import warlab.lab.run.match.Match;
import warlab.lab.run.match.PilePlan;
import warlab.lab.run.match.PilePlayers;

class ProgressTest {
  private static final long SECOND = 1_000_000_000;
  private static final PilePlan PLAN = PilePlan.of(1000, "throws:random", "random:throws");

  private final StringWriter printed = new StringWriter();
  private final PrintWriter out = new PrintWriter(printed);
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
    ProgressLines lines = new ProgressLines(out, clock::get);
    lines.started(PLAN);
    lines.committed(pair(0, false));
    lines.stopped(PLAN.pairings().get(0), "H1 is accepted");
    assertThat(lines.toString()).startsWith("2 of 2,002 games");
  }

  @Test
  void gamesThatWerePlayedElsewhereAreShownAlike() {
    ProgressLines lines = new ProgressLines(out, clock::get);
    lines.started(PLAN);
    lines.counted(1000, false);
    lines.statusChanged("random - throws: 100 %");
    clock.addAndGet(10 * SECOND);
    lines.counted(80, true);
    assertThat(text())
        .isEqualTo("1,080 of 4,000 games, 8.0 games/s, 6 min left; random - throws: 100 %\n");
  }

  @Test
  void theLineGoesOnWhileNoGameEnds() {
    try (ProgressLine line = new ProgressLine(new StatusLine(out), clock::get)) {
      line.started(PLAN);
      clock.addAndGet(SECOND);
      line.committed(pair(0, false));
      line.draw();
      assertThat(Screen.of(text()))
          .isEqualTo("2 of 4,000 games, 2.0 games/s, 33 min left; throws - random: +0 =0 -2");
      clock.addAndGet(9 * SECOND);
      line.draw();
      assertThat(Screen.of(text()))
          .isEqualTo("2 of 4,000 games, 0.2 games/s, 5 h 33 min left; throws - random: +0 =0 -2");
    }
    assertThat(Screen.of(text())).isEmpty();
  }

  @Test
  void aDecisionIsToldAtOnceAndStaysAboveTheLine() {
    try (ProgressLine line = new ProgressLine(new StatusLine(out), clock::get)) {
      line.started(PLAN);
      line.committed(pair(0, false));
      line.draw();
      line.stopped(PLAN.pairings().get(0), "H1 is accepted");
      line.draw();
      assertThat(Screen.of(text()))
          .startsWith("ended: H1 is accepted\n2 of 2,002 games, 0.0 games/s");
    }
    assertThat(Screen.of(text())).isEqualTo("ended: H1 is accepted\n");
  }

  @Test
  void theLineLeavesWhatWasDoneBehind() {
    try (ProgressLine line = new ProgressLine(new StatusLine(out), clock::get)) {
      line.started(PLAN.withPairs(1));
      line.committed(pair(0, true));
      line.committed(pair(1, false));
      line.draw();
      assertThat(Screen.of(text())).isEqualTo("4 of 4 games, playing some again to compare");
      clock.addAndGet(90 * SECOND);
      line.finished(new RunResult(RunResult.Status.FINISHED, 4, 2, 4));
    }
    assertThat(Screen.of(text())).isEqualTo("4 games, 2 of them new, in 1 min\n");
  }

  private RunListener.CommittedPair pair(long index, boolean replayed) {
    Pairing pairing = PLAN.pairings().get(PLAN.pairingOf(index));
    List<GameRecord> games = PLAN.pair(index).stream().map(this::play).toList();
    return new RunListener.CommittedPair(pairing, games, replayed);
  }

  private GameRecord play(GameTask task) {
    return match.play(task).record();
  }

  private String text() {
    return printed.toString();
  }
}
