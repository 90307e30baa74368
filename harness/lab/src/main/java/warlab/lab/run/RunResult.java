package warlab.lab.run;

/**
 * How a run ended.
 *
 * @param games in the results now, those of earlier runs included
 * @param played by this run
 * @param faults among all games
 * @param stoppedPairings that ended early
 */
public record RunResult(Status status, long games, long played, long faults, int stoppedPairings) {

  /** Whether everything planned is there. */
  public enum Status {
    FINISHED,
    /** Nothing was left to play. */
    ALREADY_FINISHED,
    /** Stopped on request; running again goes on. */
    INTERRUPTED
  }
}
