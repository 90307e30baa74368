package warlab.lab.statistics.elo;

import org.jspecify.annotations.Nullable;
import warlab.lab.statistics.basic.Interval;

/**
 * A score with its 95 % interval, and both in Elo. An end at 0 or 1 is open: the data do not bound
 * it, and it has no Elo; neither has a score of 0 or 1.
 */
public record ScoreEstimate(double score, Interval scores) {

  public @Nullable Double elo() {
    return elo(score);
  }

  public @Nullable Double eloLow() {
    return elo(scores.low());
  }

  public @Nullable Double eloHigh() {
    return elo(scores.high());
  }

  private static @Nullable Double elo(double score) {
    return score > 0 && score < 1 ? Elo.fromScore(score) : null;
  }

  /** The same in the view of the other player. */
  public ScoreEstimate reversed() {
    return new ScoreEstimate(1 - score, new Interval(1 - scores.high(), 1 - scores.low()));
  }
}
