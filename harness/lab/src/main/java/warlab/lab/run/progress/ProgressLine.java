package warlab.lab.run.progress;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.Pairing;
import warlab.lab.plan.Plan;
import warlab.lab.run.CommittedPair;
import warlab.lab.run.RunListener;
import warlab.lab.run.RunResult;

/**
 * Shows on a terminal how far a run is, in one line that is drawn again four times a second whether
 * or not games end; what happens meanwhile is printed above it.
 */
public final class ProgressLine implements RunListener, AutoCloseable {
  private static final int REDRAW_MS = 250;

  private final StatusLine line;
  private final LongSupplier nanoClock;
  private final ScheduledExecutorService painter =
      Executors.newSingleThreadScheduledExecutor(
          work -> {
            Thread thread = new Thread(work, "warlab-progress");
            thread.setDaemon(true);
            return thread;
          });
  private boolean isPainting;
  private @Nullable RunProgress progress;

  public ProgressLine(StatusLine line) {
    this(line, System::nanoTime);
  }

  ProgressLine(StatusLine line, LongSupplier nanoClock) {
    this.line = line;
    this.nanoClock = nanoClock;
  }

  @Override
  public synchronized void started(Plan plan) {
    progress = new RunProgress(plan, nanoClock);
    if (!isPainting) { // a tuning has several runs
      isPainting = true;
      var unused = painter.scheduleAtFixedRate(this::draw, 0, REDRAW_MS, TimeUnit.MILLISECONDS);
    }
  }

  @Override
  public synchronized void committed(CommittedPair pair) {
    if (progress != null) {
      progress.add(pair);
    }
  }

  @Override
  public synchronized void stands(String words) {
    if (progress != null) {
      progress.stand(words);
    }
  }

  synchronized void draw() {
    if (progress != null) {
      line.show(progress.toString());
    }
  }

  @Override
  public synchronized void stopped(Pairing pairing, String verdict) {
    if (progress != null) {
      progress.stop(pairing);
    }
    line.print("ended: " + verdict);
  }

  @Override
  public void warned(String message) {
    line.print("warning: " + message);
  }

  @Override
  public synchronized void finished(RunResult result) {
    RunProgress last = progress;
    progress = null;
    line.clear();
    if (last != null && result.status() == RunResult.Status.FINISHED) {
      line.print(last.end(result));
    }
  }

  /** Leaves the terminal as it was, also when a run failed. */
  @Override
  public synchronized void close() {
    painter.shutdown();
    progress = null;
    line.clear();
  }
}
