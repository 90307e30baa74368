package warlab.lab.run.progress;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import warlab.lab.plan.Plan;

/** Prints a line every few seconds, for logs and pipes. */
public final class ProgressLines extends RunProgress {
  private static final long EVERY_NANOS = TimeUnit.SECONDS.toNanos(5);

  private final PrintWriter out;
  private final LongSupplier nanoClock;
  private long printedAt;

  public ProgressLines(PrintWriter out, LongSupplier nanoClock) {
    super(nanoClock);
    this.out = out;
    this.nanoClock = nanoClock;
  }

  @Override
  void print(String line) {
    out.println(line);
  }

  @Override
  public synchronized void started(Plan plan) {
    super.started(plan);
    printedAt = nanoClock.getAsLong();
  }

  @Override
  public synchronized void counted(long count, boolean playedNow) {
    super.counted(count, playedNow);
    long now = nanoClock.getAsLong();
    if (playedNow && now - printedAt >= EVERY_NANOS) {
      printedAt = now;
      print(toString());
    }
  }
}
