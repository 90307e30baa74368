package warlab.lab.run.progress;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.Pairing;
import warlab.lab.plan.Plan;
import warlab.lab.run.CommittedPair;
import warlab.lab.run.RunListener;
import warlab.lab.run.RunResult;

/**
 * Draws a bar on a terminal: games, games a second, time left, the score of the pairing in play.
 */
public final class ProgressBarView implements RunListener, AutoCloseable {
  private static final int REDRAW_MS = 250;
  private static final long REDRAW_NANOS = TimeUnit.MILLISECONDS.toNanos(REDRAW_MS);

  private final PrintStream terminal;
  private final List<String> verdicts = new ArrayList<>();
  private @Nullable RunProgress progress;
  private @Nullable ProgressBar bar;
  private long drawnAt;

  public ProgressBarView(PrintStream terminal) {
    this.terminal = terminal;
  }

  @Override
  public void started(Plan plan) {
    progress = new RunProgress(plan, System::nanoTime);
    bar =
        new ProgressBarBuilder()
            .setTaskName("games")
            .setInitialMax(plan.gameCount())
            .setStyle(ProgressBarStyle.ASCII)
            .setUpdateIntervalMillis(REDRAW_MS)
            .hideEta()
            .setConsumer(new ConsoleProgressBarConsumer(terminal))
            .build();
  }

  @Override
  public void committed(CommittedPair pair) {
    if (progress != null) {
      progress.add(pair);
      draw(progress);
    }
  }

  /** Only now and then: games may come by the thousand a second. */
  private void draw(RunProgress current) {
    long now = System.nanoTime();
    if (bar != null && now - drawnAt >= REDRAW_NANOS) {
      drawnAt = now;
      bar.stepTo(current.games());
      bar.setExtraMessage(" " + current.pace() + "; " + current.score());
    }
  }

  @Override
  public void stands(String words) {
    if (progress != null) {
      progress.stand(words);
    }
  }

  @Override
  public void stopped(Pairing pairing, String verdict) {
    verdicts.add("ended: " + verdict);
    if (progress != null && bar != null) {
      progress.stop(pairing);
      bar.maxHint(progress.total());
    }
  }

  @Override
  public void warned(String message) {
    terminal.println("warning: " + message);
  }

  @Override
  public void finished(RunResult result) {
    if (bar != null) {
      bar.stepTo(result.games());
      close();
    }
    verdicts.forEach(terminal::println);
  }

  /** Leaves the terminal as it was, also when a run failed. */
  @Override
  public void close() {
    if (bar != null) {
      bar.close();
      bar = null;
    }
  }
}
