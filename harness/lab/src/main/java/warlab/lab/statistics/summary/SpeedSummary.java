package warlab.lab.statistics.summary;

import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.basic.Interval;

/**
 * How fast a player was, over the games whose time is known and which were not played to warm up.
 * Depends on the clock. Means of nothing are 0.
 *
 * @param decisions moves decided
 * @param nanos wall-clock time of these decisions
 * @param timeError standard error of the milliseconds per move, games being independent
 * @param overruns how often a limit of time was not kept, the first games included
 */
public record SpeedSummary(
    Role role,
    long games,
    long decisions,
    long nodes,
    long evals,
    long nanos,
    double timeError,
    Overruns overruns) {
  /**
   * Moves that overran the player's {@code timeMs} by more than a little.
   *
   * @param worstMs milliseconds of the longest of them; 0 if there are none
   * @param far how many of them took more than half longer than it
   */
  public record Overruns(long moves, double worstMs, long far) {
    public static final Overruns NONE = new Overruns(0, 0, 0);

    public Overruns plus(Overruns other) {
      return new Overruns(moves + other.moves, Math.max(worstMs, other.worstMs), far + other.far);
    }
  }

  /**
   * The first games of a player on each side are left out, but at most half of them: the program is
   * still being compiled while they are played.
   */
  public static final int WARM_UP = 20;

  public double nodesPerSecond() {
    return 1e9 * EvalSummary.ratio(nodes, nanos);
  }

  public double evalsPerSecond() {
    return 1e9 * EvalSummary.ratio(evals, nanos);
  }

  public double timeMsPerMove() {
    return EvalSummary.ratio(nanos, decisions) / 1e6;
  }

  /** The 95 % interval of the milliseconds per move. */
  public Interval timesMsPerMove() {
    Interval around = Distributions.around(timeMsPerMove(), timeError);
    return new Interval(Math.max(0, around.low()), around.high());
  }

  public double seconds() {
    return nanos / 1e9;
  }
}
