package warlab.lab.run;

import org.jspecify.annotations.Nullable;

/**
 * How a run ended.
 *
 * @param games in the results now, those of earlier runs included
 * @param played by this run
 * @param faults among all games
 * @param verdict in one sentence; {@code null} where only the games say what came of it
 * @param isRefuted whether what was to be proven is not
 */
public record RunResult(
    Status status,
    long games,
    long played,
    long faults,
    @Nullable String verdict,
    boolean isRefuted) {
  /** One that was stopped before it could do anything. */
  public static final RunResult INTERRUPTED = new RunResult(Status.INTERRUPTED, 0, 0, 0);

  /** Whether everything planned is there. */
  public enum Status {
    /** Nothing was left to play. */
    ALREADY_FINISHED,
    FINISHED,
    /** Stopped on request; running again goes on. */
    INTERRUPTED
  }

  public RunResult(Status status, long games, long played, long faults) {
    this(status, games, played, faults, null, false);
  }

  /** Of a run that has all its games. */
  public static RunResult finished(long games, long played, long faults) {
    return new RunResult(
        played == 0 ? Status.ALREADY_FINISHED : Status.FINISHED, games, played, faults);
  }

  /** Both runs as one, which ended as the one that has more left to do. */
  public RunResult plus(RunResult next) {
    return new RunResult(
        status.compareTo(next.status) < 0 ? next.status : status,
        games + next.games,
        played + next.played,
        faults + next.faults);
  }

  /** The same with what came of it. */
  public RunResult withVerdict(String words, boolean isRefutation) {
    return new RunResult(status, games, played, faults, words, isRefutation);
  }

  public boolean isInterrupted() {
    return status == Status.INTERRUPTED;
  }
}
