package warlab.lab.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;
import warlab.games.UserException;
import warlab.lab.plan.Plan;
import warlab.lab.plan.Schedule;
import warlab.lab.record.GameRecord;
import warlab.lab.record.Manifest;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.Journal;
import warlab.lab.record.journal.JournalTail;
import warlab.lab.run.match.MatchContext;
import warlab.lab.run.match.OwnThread;
import warlab.lab.run.range.PairSink;
import warlab.lab.run.range.RangePlayer;

/**
 * Runs an experiment in a results folder: begins it, goes on with one that was interrupted, or
 * extends a finished one.
 */
public final class ExperimentRun extends StoppableRun {
  private final RunSpec spec;
  private final ResultsFolder folder;
  private final int threads;
  private final List<RunListener> listeners;
  private final RunTimeouts timeouts;
  private volatile boolean isSameProgram;

  public ExperimentRun(
      RunSpec spec, ResultsFolder folder, int threads, List<RunListener> listeners) {
    this(spec, folder, threads, listeners, RunTimeouts.USUAL);
  }

  ExperimentRun(
      RunSpec spec,
      ResultsFolder folder,
      int threads,
      List<RunListener> listeners,
      RunTimeouts timeouts) {
    this.spec = spec;
    this.folder = folder;
    this.threads = threads;
    this.timeouts = timeouts;
    this.listeners = List.copyOf(listeners);
  }

  /**
   * Plays what is missing.
   *
   * @throws UserException when it cannot begin or go on; what was committed stays valid
   */
  @Override
  protected RunResult work() {
    FutureTask<RunResult> work =
        new FutureTask<>(
            () -> {
              folder.create();
              folder.refuseIrregularFiles();
              return folder.whileLocked(this::playMissing);
            });
    new OwnThread(work, "warlab-journal").start();
    return await(work);
  }

  /** Says before {@link #run} that the program is the one that began, whatever its classes say. */
  public void assumeSameProgram() {
    isSameProgram = true;
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
      throw userException(failed.getCause() == null ? failed : failed.getCause());
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static UserException userException(Throwable cause) {
    if (cause instanceof UserException known) {
      return known;
    }
    String reason =
        cause instanceof OutOfMemoryError ? Committer.OUT_OF_MEMORY : "the run broke: " + cause;
    return new ResultsException(reason, cause);
  }

  private RunResult playMissing() {
    // 1. Nothing is read or written in a folder that belongs to another run.
    Provenance provenance = new Provenance(spec, folder, threads, isSameProgram);
    provenance.refuseOthers();
    listeners.forEach(each -> each.started(spec.plan()));
    // 2. What an earlier run committed goes through the same rules again.
    SpreadSample sample = new SpreadSample();
    Schedule schedule = new Schedule(spec.plan(), spec.stopRules());
    List<RunListener> all = new ArrayList<>(listeners);
    all.add(sample);
    CommittedPairs committed = new CommittedPairs(schedule, all);
    JournalTail tail = committed.readBack(folder.path(), true, pair -> {});
    boolean wasComplete = schedule.isComplete();
    warnOfDroppedLines(provenance, committed.games(), tail);
    Manifest.Repetition repeated = wasComplete ? provenance.repeated() : null;
    // 3. The manifest says what runs here before the first game does.
    provenance.begin(wasComplete);
    if (!wasComplete) {
      provenance.besides().forEach(change -> warn("changed since the run began, " + change));
    }
    long played = play(committed, tail.mark(), provenance);
    if (schedule.isComplete()) {
      provenance.finish(committed.games(), repeated, List.of());
      // 4. A promise that nobody tried is none.
      if (repeated == null && provenance.mayRepeat()) {
        repeated = provenance.explained(repeat(sample.games()));
        provenance.finish(committed.games(), repeated, List.of());
      }
    }
    if (repeated != null && !repeated.allSame()) {
      warn("NOT repeatable: " + repeated.difference());
    }
    RunResult.Status status = status(wasComplete, schedule.isComplete());
    RunResult result = new RunResult(status, committed.games(), played, committed.faults());
    listeners.forEach(each -> each.finished(result));
    return result;
  }

  private void warnOfDroppedLines(Provenance provenance, long games, JournalTail tail) {
    String loss = provenance.loss(games);
    if (loss != null) {
      warn(loss);
    }
    if (!tail.isEmpty()) {
      String kept = provenance.isRepeatable() ? "" : "; a copy is in " + tail.copy();
      warn(folder.path() + ": dropped and played again, " + tail + kept);
    }
  }

  private long play(CommittedPairs committed, Journal.Mark mark, Provenance provenance) {
    Schedule schedule = committed.schedule();
    Suspects suspects =
        new Suspects(folder.path(), schedule, spec.plan(), spec.players(), this::warn);
    try {
      MatchContext context = suspects.context();
      try (Committer committer =
          new Committer(spec, folder, committed, mark, context, listeners, timeouts)) {
        play(spec.plan(), schedule.next(), context, committer);
        return committer.games();
      } finally {
        provenance.recordProgram(context.programs());
      }
    } finally {
      if (isStopping() && ProcessEnd.isFromInside()) {
        suspects.recordEnd();
      } else {
        suspects.inPlay().end(schedule.isComplete());
      }
    }
  }

  private void warn(String message) {
    listeners.forEach(each -> each.warned(message));
  }

  private Manifest.@Nullable Repetition repeat(List<GameRecord> games) {
    try {
      return new RepeatCheck(
              spec.plan(), (again, sink) -> play(again, 0, new MatchContext(spec.players()), sink))
          .of(games);
    } catch (ResultsException broken) {
      // All games are there; that nobody knows more of them is no reason to fail.
      Throwable reason = Objects.requireNonNullElse(broken.getCause(), broken);
      warn("playing games again, to see whether they are the same, failed: " + reason);
      return null;
    }
  }

  private void play(Plan plan, long from, MatchContext context, PairSink sink) {
    RangePlayer created = new RangePlayer(plan, context, threads, timeouts.graceNanos());
    onStop(created::stop);
    created.play(from, plan.pairCount(), sink);
  }

  private static RunResult.Status status(boolean wasComplete, boolean isComplete) {
    if (wasComplete) {
      return RunResult.Status.ALREADY_FINISHED;
    }
    return isComplete ? RunResult.Status.FINISHED : RunResult.Status.INTERRUPTED;
  }
}
