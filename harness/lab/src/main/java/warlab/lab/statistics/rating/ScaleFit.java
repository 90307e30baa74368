package warlab.lab.statistics.rating;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.RealVector;
import warlab.lab.statistics.basic.ChiSquared;
import warlab.lab.statistics.elo.Elo;
import warlab.lab.statistics.elo.ScoreCounts;
import warlab.lab.statistics.elo.ScoreLaw;

/**
 * Whether one rating for each player explains what all pairings scored: the squared deviations from
 * what ratings predict, in errors that the units of each pairing show by themselves. Ratings are
 * moved to where that sum is least, by one step, so that it is a chi-squared.
 *
 * @param worst the pairing that is farthest from what ratings predict
 */
public record ScaleFit(ChiSquared test, Met worst) {

  /**
   * What two players, by their places, scored in a pairing.
   *
   * @param units in the view of {@code a}
   * @param expected the score that ratings predict
   * @param slope its gain by an Elo
   */
  public record Met(int pairing, int a, int b, ScoreCounts units, double expected, double slope) {
    public static Met of(int pairing, int a, int b, ScoreCounts units, RatingTable ratings) {
      double lead = ratings.difference(a, b);
      double first = Elo.toScore(lead + ratings.advantage());
      double second = Elo.toScore(lead - ratings.advantage());
      double slope = (first * (1 - first) + second * (1 - second)) / 2 / Elo.PER_LOG_ODDS;
      return new Met(pairing, a, b, units, (first + second) / 2, slope);
    }

    private double surprise() {
      return units.score() - expected;
    }

    /**
     * Of the mean. The variance of few units is itself uncertain, and a small one by chance weighs
     * much: without the four more up to 72 % of pools of twelve equals were refused.
     */
    private double variance() {
      double count = units.units();
      return ScoreLaw.of(units).unitVariance() * (count + 4) / (count * count);
    }

    private double misfit() {
      return surprise() * surprise() / variance();
    }
  }

  /** Nothing where ratings explain any results: of two players, or before all have met. */
  public static Optional<ScaleFit> of(int players, List<Met> met) {
    double[][] information = new double[players][players];
    RealVector pull = new ArrayRealVector(players);
    for (Met each : met) {
      double weight = each.slope / each.variance();
      pull.addToEntry(each.a, weight * each.surprise());
      pull.addToEntry(each.b, -weight * each.surprise());
      information[each.a][each.a] += weight * each.slope;
      information[each.b][each.b] += weight * each.slope;
      information[each.a][each.b] -= weight * each.slope;
      information[each.b][each.a] -= weight * each.slope;
    }
    Likelihood.fixLevel(information, players);
    double[][] inverse = SymmetricMatrix.inverse(information);
    int degrees = met.size() - (players - 1);
    if (inverse == null || degrees <= 0) {
      return Optional.empty();
    }
    RealVector moved = new Array2DRowRealMatrix(inverse, false).operate(pull);
    double sum = met.stream().mapToDouble(Met::misfit).sum() - pull.dotProduct(moved);
    Met worst = Collections.max(met, Comparator.comparingDouble(Met::misfit));
    return Optional.of(new ScaleFit(new ChiSquared(Math.max(0, sum), degrees), worst));
  }
}
