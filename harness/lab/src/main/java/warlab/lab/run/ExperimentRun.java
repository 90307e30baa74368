package warlab.lab.run;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import warlab.games.UserException;
import warlab.lab.plan.Plan;
import warlab.lab.plan.Schedule;
import warlab.lab.record.FolderLock;
import warlab.lab.record.GameRecord;
import warlab.lab.record.GamesInPlay;
import warlab.lab.record.Repetition;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.JournalMark;
import warlab.lab.record.journal.JournalTail;
import warlab.lab.run.match.MatchContext;
import warlab.lab.run.range.PairSink;
import warlab.lab.run.range.RangePlayer;

/**
 * Runs an experiment in a results folder: begins it, goes on with one that was interrupted, or
 * extends a finished one. Used once.
 */
public final class ExperimentRun implements StoppableRun<RunResult> {
  private final RunSpec spec;
  private final ResultsFolder folder;
  private final int threads;
  private final RunListener listener;
  private final RunTimeouts pace;
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile boolean stopping;
  private volatile boolean isSameProgram;
  private volatile boolean isEndedFromInside;
  private volatile @Nullable RangePlayer player;

  public ExperimentRun(
      RunSpec spec, ResultsFolder folder, int threads, List<RunListener> listeners) {
    this(spec, folder, threads, listeners, RunTimeouts.USUAL);
  }

  ExperimentRun(
      RunSpec spec,
      ResultsFolder folder,
      int threads,
      List<RunListener> listeners,
      RunTimeouts pace) {
    this.spec = spec;
    this.folder = folder;
    this.threads = threads;
    this.pace = pace;
    listener = new Listeners(List.copyOf(listeners));
  }

  /**
   * Plays what is missing.
   *
   * @throws UserException when it cannot begin or go on; what was committed stays valid
   */
  @Override
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

  /** Says before {@link #run} that the program is the one that began, whatever its classes say. */
  public void sameProgram() {
    isSameProgram = true;
  }

  @Override
  public void stop() {
    stopping = true;
    RangePlayer running = player;
    if (running != null) {
      running.stop();
    }
  }

  @Override
  public void endFromInside() {
    isEndedFromInside = true;
    stop();
  }

  @Override
  public boolean awaitEnd(long timeoutMs) throws InterruptedException {
    return ended.await(timeoutMs, TimeUnit.MILLISECONDS);
  }

  private RunResult await(FutureTask<RunResult> work) {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return work.get();
        } catch (InterruptedException askedToStop) {
          interrupted = true; // and wait on: what is ready still goes to disk
          stop();
        }
      }
    } catch (ExecutionException failed) {
      throw told(failed.getCause() == null ? failed : failed.getCause());
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static UserException told(Throwable cause) {
    if (cause instanceof UserException known) {
      return known;
    }
    String reason =
        cause instanceof OutOfMemoryError ? Committer.OUT_OF_MEMORY : "the run broke: " + cause;
    return new ResultsException(reason, cause);
  }

  private RunResult runLocked() {
    folder.create();
    folder.refuseIrregularFiles();
    FolderLock lock = folder.lock();
    try {
      return playMissing();
    } finally {
      lock.close();
    }
  }

  private RunResult playMissing() {
    // 1. Nothing is read or written in a folder that belongs to another run.
    Provenance provenance = new Provenance(spec, folder, threads, isSameProgram);
    provenance.refuseOthers();
    listener.started(spec.plan());
    // 2. What an earlier run committed goes through the same rules again.
    SpreadSample sample = new SpreadSample();
    Schedule schedule = new Schedule(spec.plan(), spec.stopRules());
    CommittedPairs committed =
        new CommittedPairs(schedule, new Listeners(List.of(listener, sample)));
    JournalTail tail = new Recovery(folder, schedule, committed).readBack();
    boolean wasComplete = committed.isComplete();
    tellLosses(provenance, committed.games(), tail);
    Repetition repeated = wasComplete ? provenance.repeated() : null;
    // 3. The manifest says what runs here before the first game does.
    provenance.begin();
    long played = play(committed, tail.mark(), provenance);
    if (committed.isComplete()) {
      provenance.finish(committed.games(), repeated);
      // 4. A promise that nobody tried is none.
      if (repeated == null && provenance.mayRepeat()) {
        repeated = repeat(sample.games());
        provenance.finish(committed.games(), repeated);
      }
    }
    if (repeated != null && !repeated.allSame()) {
      listener.warned("NOT repeatable: " + repeated.difference());
    }
    RunResult result = committed.result(status(wasComplete, committed.isComplete()), played);
    listener.finished(result);
    return result;
  }

  private void tellLosses(Provenance provenance, long games, JournalTail tail) {
    String loss = provenance.loss(games);
    if (loss != null) {
      listener.warned(loss);
    }
    if (!tail.isEmpty()) {
      String kept = provenance.isRepeatable() ? "" : "; a copy is in " + tail.copy();
      listener.warned(folder.path() + ": dropped and played again, " + tail + kept);
    }
  }

  private long play(CommittedPairs committed, JournalMark mark, Provenance provenance) {
    Suspects suspects = new Suspects(folder.suspects(), spec.plan(), committed);
    suspects.warn(listener::warned);
    GamesInPlay inPlay = folder.gamesInPlay(suspects.marks(), listener::warned);
    try {
      return play(committed, mark, suspects, inPlay, provenance);
    } finally {
      if (isEndedFromInside) {
        inPlay.recordSuspect();
      } else {
        inPlay.end(committed.isComplete());
      }
    }
  }

  private long play(
      CommittedPairs committed,
      JournalMark mark,
      Suspects suspects,
      GamesInPlay inPlay,
      Provenance provenance) {
    var fatalCalls =
        suspects.tryAlone(spec.plan(), spec.players(), inPlay, pace.graceNanos(), () -> !stopping);
    MatchContext arena = new MatchContext(spec.players(), inPlay, fatalCalls);
    try (Committer committer =
        new Committer(spec, folder, committed, mark, arena, listener, pace)) {
      play(spec.plan(), committed.next(), arena, committer);
      return committer.games();
    } finally {
      provenance.met(arena.programs());
    }
  }

  private @Nullable Repetition repeat(List<GameRecord> games) {
    try {
      return new RepeatCheck(spec.plan(), this::playAgain).of(games);
    } catch (ResultsException broken) {
      // All games are there; that nobody knows more of them is no reason to fail.
      Throwable reason = Objects.requireNonNullElse(broken.getCause(), broken);
      listener.warned("playing games again, to see whether they are the same, failed: " + reason);
      return null;
    }
  }

  private void playAgain(Plan plan, PairSink sink) {
    play(plan, 0, new MatchContext(spec.players()), sink);
  }

  private void play(Plan plan, long from, MatchContext arena, PairSink sink) {
    RangePlayer created = new RangePlayer(plan, arena, threads, pace.graceNanos());
    player = created;
    // stop() may have come before there was a player to stop.
    if (stopping) {
      created.stop();
    }
    created.play(from, plan.pairCount(), sink);
  }

  private static RunResult.Status status(boolean wasComplete, boolean isComplete) {
    if (wasComplete) {
      return RunResult.Status.ALREADY_FINISHED;
    }
    return isComplete ? RunResult.Status.FINISHED : RunResult.Status.INTERRUPTED;
  }
}
