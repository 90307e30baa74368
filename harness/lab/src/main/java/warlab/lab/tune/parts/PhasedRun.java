package warlab.lab.tune.parts;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
public abstract class PhasedRun<R> extends StoppableRun<R> {
  private final int threads;
  private final List<RunListener> listeners;
  private final boolean isSameProgram;
  private final MatchPlace place;
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
    onStop(
        () -> {
          if (isEndedFromInside()) {
            run.endFromInside();
          } else {
            run.stop();
          }
        });
    RunResult result = run.run();
    played += result.played();
    return result;
  }

  protected static boolean isDone(RunResult result) {
    return result.status() != RunResult.Status.INTERRUPTED;
  }

  /** Games of this call so far. */
  protected final long played() {
    return played;
  }

  protected final List<RunListener> listeners() {
    return listeners;
  }
}
