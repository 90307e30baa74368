package warlab.lab.run;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Work that plays games, which a signal may end: {@link StopOnSignal} sees to it. Used once. */
public abstract class StoppableRun {
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile boolean isStopping;
  private volatile @Nullable Runnable stopper;

  /** Works to the end, or until it is stopped. */
  public final RunResult run() {
    try {
      return work();
    } finally {
      ended.countDown();
    }
  }

  /** Returns soon after {@link #isStopping}, with everything committed so far on disk. */
  protected abstract RunResult work();

  /** Makes {@link #run} return soon. From any thread. */
  public final void stop() {
    isStopping = true;
    Runnable current = stopper;
    if (current != null) {
      current.run();
    }
  }

  /** Waits for {@link #run} to return. */
  public final boolean awaitEnd(long timeoutMs) throws InterruptedException {
    return ended.await(timeoutMs, TimeUnit.MILLISECONDS);
  }

  /** Says what is to be done to stop what is being played now; done at once if it was asked for. */
  protected final void onStop(Runnable action) {
    stopper = action;
    // stop() may have come before there was anything to stop.
    if (isStopping) {
      action.run();
    }
  }

  protected final boolean isStopping() {
    return isStopping;
  }
}
