package warlab.lab.run.progress;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.Pairing;
import warlab.lab.plan.Plan;
import warlab.lab.run.CommittedPair;
import warlab.lab.run.RunListener;
import warlab.lab.run.RunResult;

/** Prints a line every few seconds, for logs and pipes. */
public final class ProgressLines implements RunListener {
  private static final long EVERY_NANOS = TimeUnit.SECONDS.toNanos(5);

  private final PrintWriter out;
  private final LongSupplier nanoClock;
  private @Nullable RunProgress progress;
  private long printedAt;

  public ProgressLines(PrintWriter out) {
    this(out, System::nanoTime);
  }

  ProgressLines(PrintWriter out, LongSupplier nanoClock) {
    this.out = out;
    this.nanoClock = nanoClock;
  }

  @Override
  public void started(Plan plan) {
    progress = new RunProgress(plan, nanoClock);
    printedAt = nanoClock.getAsLong();
  }

  @Override
  public void committed(CommittedPair pair) {
    RunProgress current = progress;
    if (current == null) {
      return;
    }
    current.add(pair);
    long now = nanoClock.getAsLong();
    if (!pair.readBack() && now - printedAt >= EVERY_NANOS) {
      printedAt = now;
      out.println(current);
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
    if (progress != null) {
      progress.stop(pairing);
    }
    out.println("ended: " + verdict);
  }

  @Override
  public void warned(String message) {
    out.println("warning: " + message);
  }

  @Override
  public void finished(RunResult result) {
    if (progress != null && result.status() == RunResult.Status.FINISHED) {
      out.println(progress.end(result));
    }
  }
}
