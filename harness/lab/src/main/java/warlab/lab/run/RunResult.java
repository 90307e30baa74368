package warlab.lab.run;

/**
 * How a run ended.
 *
 * @param games in the results now, those of earlier runs included
 * @param played by this run
 * @param faults among all games
 */
public record RunResult(Status status, long games, long played, long faults) {
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
}
