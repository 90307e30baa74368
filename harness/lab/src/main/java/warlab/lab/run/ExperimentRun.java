package warlab.lab.run;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import warlab.lab.record.FolderLock;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.Journal;
import warlab.lab.record.journal.JournalMark;
import warlab.lab.run.match.Watchdog;

/**
 * Runs an experiment in a results folder: begins it, goes on with one that was interrupted, or
 * extends a finished one. Used once.
 */
public final class ExperimentRun {
  /** How long an interrupted player may take to notice. */
  private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(2);

  private final Experiment experiment;
  private final ResultsFolder folder;
  private final int threads;
  private final RunListener listener;
  private final long graceNanos;
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile boolean stopping;
  private volatile @Nullable Scheduler scheduler;

  public ExperimentRun(
      Experiment experiment, ResultsFolder folder, int threads, List<RunListener> listeners) {
    this(experiment, folder, threads, listeners, GRACE_NANOS);
  }

  ExperimentRun(
      Experiment experiment,
      ResultsFolder folder,
      int threads,
      List<RunListener> listeners,
      long graceNanos) {
    this.experiment = experiment;
    this.folder = folder;
    this.threads = threads;
    this.graceNanos = graceNanos;
    listener = new Listeners(List.copyOf(listeners));
  }

  /**
   * Plays what is missing.
   *
   * @throws RunException when it cannot begin or go on; what was committed stays valid
   */
  public RunResult run() {
    FutureTask<RunResult> work = new FutureTask<>(this::runLocked);
    // A thread that nobody else knows, so that nobody interrupts it: that would close the journal.
    Thread thread = new Thread(work, "warlab-journal");
    thread.setDaemon(true);
    thread.start();
    try {
      return await(work);
    } finally {
      ended.countDown();
    }
  }

  /** Makes {@link #run} return soon, with everything committed so far on disk. From any thread. */
  public void stop() {
    stopping = true;
    Scheduler running = scheduler;
    if (running != null) {
      running.stop();
    }
  }

  /** Waits for {@link #run} to return. */
  boolean awaitEnd(long timeoutMs) throws InterruptedException {
    return ended.await(timeoutMs, TimeUnit.MILLISECONDS);
  }

  private RunResult await(FutureTask<RunResult> work) {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return work.get();
        } catch (InterruptedException askedToStop) {
          interrupted = true;
          stop();
        }
      }
    } catch (ExecutionException failed) {
      throw asRunException(failed.getCause() == null ? failed : failed.getCause());
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static RunException asRunException(Throwable cause) {
    if (cause instanceof RunException known) {
      return known;
    }
    if (cause instanceof ResultsException refused) {
      return new RunException(String.valueOf(refused.getMessage()), refused);
    }
    String reason =
        cause instanceof OutOfMemoryError ? RunException.OUT_OF_MEMORY : "the run broke: " + cause;
    return new RunException(reason, cause);
  }

  private RunResult runLocked() {
    folder.create();
    FolderLock lock = folder.lock();
    try {
      return playMissing();
    } finally {
      lock.close();
    }
  }

  private RunResult playMissing() {
    Provenance provenance = new Provenance(experiment, folder, threads);
    provenance.refuseOthers();
    listener.started(experiment.plan());
    warn();
    Ledger ledger = new Ledger(experiment.plan(), experiment.stopRules(), listener);
    JournalMark mark = new Recovery(folder, experiment.plan(), ledger).replay();
    boolean wasComplete = ledger.isComplete();
    String loss = provenance.loss(ledger.games());
    if (loss != null) {
      listener.warned(loss);
    }
    provenance.begin();
    long played = play(ledger, mark);
    if (ledger.isComplete()) {
      provenance.finish(ledger.games());
    }
    RunResult result = ledger.result(status(wasComplete, ledger.isComplete()), played);
    listener.finished(result);
    return result;
  }

  private long play(Ledger ledger, JournalMark mark) {
    try (Journal journal = new Journal(folder.path(), mark)) {
      Committer committer = new Committer(journal, folder.faultLog(), ledger, listener);
      Scheduler created =
          new Scheduler(
              experiment.plan(),
              experiment.players(),
              threads,
              new Watchdog(graceNanos, System.nanoTime()),
              ledger,
              committer);
      scheduler = created;
      if (stopping) {
        created.stop();
      }
      created.run();
      return committer.games();
    }
  }

  private static RunResult.Status status(boolean wasComplete, boolean isComplete) {
    if (wasComplete) {
      return RunResult.Status.ALREADY_FINISHED;
    }
    return isComplete ? RunResult.Status.FINISHED : RunResult.Status.INTERRUPTED;
  }

  private void warn() {
    int cores = Runtime.getRuntime().availableProcessors();
    if (experiment.timed() && threads > cores) {
      listener.warned(
          "%d threads on %d cores make players with a time limit weaker; use --threads %d"
              .formatted(threads, cores, cores));
    }
  }
}
