package warlab.lab.statistics.rating;

import java.util.Arrays;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.RealVector;
import org.jspecify.annotations.Nullable;

/**
 * Fits ratings, and on request the advantage of the first side, by maximum likelihood with Newton's
 * method. Where results do not fix all ratings, because somebody won or lost everything, groups
 * never met, or the advantage cannot be told from the players, prior games make them finite: each
 * player also draws two games against an average opponent, and the sides draw two games. The table
 * says whether that was done.
 */
public final class BradleyTerry {
  /** How many drawn games a player gets where results alone do not fix the ratings; as KataGo. */
  private static final double PRIOR_GAMES = 2;

  private static final int ITERATIONS = 200;
  private static final double SETTLED = 1e-10;

  private BradleyTerry() {}

  public static RatingTable fit(CrossTableCounts results, boolean withAdvantage) {
    boolean isConnected = Arrays.stream(results.groups()).allMatch(group -> group == 0);
    RatingTable plain = isConnected ? solve(new Likelihood(results, withAdvantage, 0)) : null;
    if (plain != null) {
      return plain;
    }
    RatingTable regularised = solve(new Likelihood(results, withAdvantage, PRIOR_GAMES));
    if (regularised == null) {
      throw new IllegalStateException("ratings of " + results.players() + " players do not settle");
    }
    return regularised;
  }

  /**
   * The ratings, or null if the likelihood has no maximum. It is concave, so each step leads from
   * strengths to better ones, and where a step is nothing they are the best: the inverse of the
   * information is then their covariance.
   */
  private static @Nullable RatingTable solve(Likelihood likelihood) {
    RealVector strengths = new ArrayRealVector(likelihood.unknowns());
    for (int i = 0; i < ITERATIONS; i++) {
      Likelihood.Surface surface = likelihood.surface(strengths.toArray());
      double[][] inverse = SymmetricMatrix.inverse(surface.information);
      if (inverse == null) {
        return null;
      }
      RealVector gradient = new ArrayRealVector(surface.gradient);
      RealVector step = new Array2DRowRealMatrix(inverse).operate(gradient);
      if (step.getLInfNorm() < SETTLED) {
        return likelihood.table(strengths.toArray(), inverse);
      }
      strengths = climb(likelihood, strengths, step);
    }
    return null;
  }

  /** One step of Newton, halved until it leads uphill; so it always arrives at the top. */
  private static RealVector climb(Likelihood likelihood, RealVector strengths, RealVector step) {
    double here = likelihood.withPrior(strengths.toArray());
    RealVector next = strengths;
    double length = 1;
    for (int halvings = 0; halvings < 40; halvings++, length /= 2) {
      next = strengths.add(step.mapMultiply(length));
      // Close to the top a step gains less than the rounding of a sum over millions of games.
      if (step.getLInfNorm() < 1e-4 || likelihood.withPrior(next.toArray()) >= here) {
        break;
      }
    }
    return next;
  }
}
