package warlab.lab.tune.parts;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import warlab.lab.record.ResultsFolder;
import warlab.lab.run.ExperimentRun;
import warlab.lab.run.MatchPlace;
import warlab.lab.run.RunListener;
import warlab.lab.run.RunResult;
import warlab.lab.run.RunSpec;
import warlab.lab.run.StoppableRun;

/**
 * Several ordinary runs, one after the other, each in a folder of its own: later ones may follow
 * from what earlier ones found. Begins, goes on with what was interrupted, or finds it done. Used
 * once.
 *
 * @param <R> what comes out
 */
public abstract class PhasedRun<R> implements StoppableRun<R> {
  private final int threads;
  private final List<RunListener> listeners;
  private final boolean isSameProgram;
  private final MatchPlace place;
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile boolean stopping;
  private volatile @Nullable ExperimentRun current;
  private long played;

  /**
   * @param isSameProgram whether the user says so, whatever the classes say
   * @param place of its matches
   */
  protected PhasedRun(
      int threads, List<RunListener> listeners, boolean isSameProgram, MatchPlace place) {
    this.threads = threads;
    this.listeners = List.copyOf(listeners);
    this.isSameProgram = isSameProgram;
    this.place = place;
  }

  /** Plays all that is missing, unless it is interrupted. */
  protected abstract R playPhases();

  @Override
  public final R run() {
    try {
      return playPhases();
    } finally {
      ended.countDown();
    }
  }

  @Override
  public void stop() {
    stopping = true;
    ExperimentRun running = current;
    if (running != null) {
      running.stop();
    }
  }

  @Override
  public final void endFromInside() {
    stopping = true;
    ExperimentRun running = current;
    if (running != null) {
      running.endFromInside();
    }
  }

  @Override
  public final boolean awaitEnd(long timeoutMs) throws InterruptedException {
    return ended.await(timeoutMs, TimeUnit.MILLISECONDS);
  }

  /** Plays what is missing of a match, wherever matches are played. */
  protected final RunResult match(RunSpec spec, Path where, RunListener... more) {
    long before = played;
    RunResult result = place.play(spec, where, () -> play(spec, where, more));
    played = before + result.played();
    return result;
  }

  /** Plays what is missing of one of the runs, here. */
  protected final RunResult play(RunSpec spec, Path where, RunListener... more) {
    List<RunListener> all = new ArrayList<>(listeners);
    all.addAll(List.of(more));
    ExperimentRun run = new ExperimentRun(spec, new ResultsFolder(where), threads, all);
    if (isSameProgram) {
      run.sameProgram();
    }
    current = run;
    // stop() may have come before there was a run to stop.
    if (stopping) {
      run.stop();
    }
    RunResult result = run.run();
    played += result.played();
    return result;
  }

  protected static boolean isDone(RunResult result) {
    return result.status() != RunResult.Status.INTERRUPTED;
  }

  protected final boolean isStopping() {
    return stopping;
  }

  /** Games of this call so far. */
  protected final long played() {
    return played;
  }

  protected final List<RunListener> listeners() {
    return listeners;
  }
}
