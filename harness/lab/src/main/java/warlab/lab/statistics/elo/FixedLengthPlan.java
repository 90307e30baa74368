package warlab.lab.statistics.elo;

import java.util.OptionalDouble;
import warlab.lab.statistics.basic.Distributions;

/**
 * What a match of fixed length can show: a p-value below {@code alpha}, by the {@link ScoreLaw} of
 * its results, in nineteen of twenty matches, for games without draws.
 *
 * @param units pairs, or single games
 */
public record FixedLengthPlan(long units, int gamesPerUnit, double alpha) {
  /** How probable it is to be shown. */
  public static final double POWER = 0.95;

  /** The smallest difference that is shown; none if not even winning every game would do. */
  public OptionalDouble detectableElo() {
    long games = units * gamesPerUnit;
    if (games == 0 || !isShownBy(games)) {
      return OptionalDouble.empty();
    }
    long tooFew = games / 2;
    long enough = games;
    while (enough - tooFew > 1) {
      long wins = (tooFew + enough) / 2;
      if (isShownBy(wins)) {
        enough = wins;
      } else {
        tooFew = wins;
      }
    }
    // The score at which so many wins or more have that probability (Clopper and Pearson 1934).
    double score =
        Distributions.beta((double) enough, games - enough + 1.0)
            .inverseCumulativeProbability(POWER);
    return OptionalDouble.of(Elo.fromScore(score));
  }

  /** With wins spread over the pairs as chance does it. */
  private boolean isShownBy(long wins) {
    double won = (double) wins / (units * gamesPerUnit);
    double lost = 1 - won;
    ScoreLaw law =
        gamesPerUnit == 1
            ? ScoreLaw.of(units * lost, units * won)
            : ScoreLaw.of(units * lost * lost, 2 * units * lost * won, units * won * won);
    return law.pValue() < alpha;
  }
}
