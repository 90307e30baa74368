package warlab.lab.run.progress;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import warlab.lab.plan.Plan;
import warlab.lab.run.RunResult;

/**
 * Shows on a terminal how far a run is, in one line that is drawn again four times a second whether
 * or not games end; what happens meanwhile is printed above it.
 */
public final class ProgressLine extends RunProgress implements AutoCloseable {
  private static final int REDRAW_MS = 250;

  private final StatusLine line;
  private final ScheduledExecutorService painter =
      Executors.newSingleThreadScheduledExecutor(
          work -> {
            Thread thread = new Thread(work, "warlab-progress");
            thread.setDaemon(true);
            return thread;
          });
  private boolean isPainting;

  public ProgressLine(StatusLine line, LongSupplier nanoClock) {
    super(nanoClock);
    this.line = line;
  }

  @Override
  void print(String text) {
    line.print(text);
  }

  @Override
  public synchronized void started(Plan plan) {
    super.started(plan);
    if (!isPainting) { // a tuning has several runs
      isPainting = true;
      var unused = painter.scheduleAtFixedRate(this::draw, 0, REDRAW_MS, TimeUnit.MILLISECONDS);
    }
  }

  synchronized void draw() {
    if (isRunning() && !painter.isShutdown()) {
      line.show(toString());
    }
  }

  @Override
  public synchronized void finished(RunResult result) {
    super.finished(result);
    line.clear();
  }

  /** Leaves the terminal as it was, also when a run failed. */
  @Override
  public synchronized void close() {
    painter.shutdown();
    line.clear();
  }
}
