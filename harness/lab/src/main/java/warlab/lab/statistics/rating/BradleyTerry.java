package warlab.lab.statistics.rating;

import org.jspecify.annotations.Nullable;

/**
 * Fits ratings, and on request the advantage of the first side, by maximum likelihood with Newton's
 * method. Where results do not fix all ratings, because somebody won or lost everything, groups
 * never met, or the advantage cannot be told from the players, prior games make them finite: each
 * player also draws two games against an average opponent, and the sides draw two games. The table
 * says whether that was done.
 */
public final class BradleyTerry {
  /** How many drawn games a player gets where results alone do not fix the ratings. */
  public static final double PRIOR_GAMES = 2;

  private static final int ITERATIONS = 200;
  private static final double SETTLED = 1e-10;

  private BradleyTerry() {}

  public static RatingTable fit(Crosstable results, boolean withAdvantage) {
    int[] groups = results.groups();
    boolean isConnected = true;
    for (int group : groups) {
      isConnected &= group == 0;
    }
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

  /** The ratings, or null if the likelihood has no maximum. */
  private static @Nullable RatingTable solve(Likelihood likelihood) {
    double[] strengths = new double[likelihood.unknowns()];
    for (int i = 0; i < ITERATIONS; i++) {
      Likelihood.Surface surface = likelihood.surface(strengths);
      double[][] inverse = SymmetricMatrix.inverse(surface.information);
      if (inverse == null) {
        return null;
      }
      double[] step = product(inverse, surface.gradient);
      if (largest(step) < SETTLED) {
        return likelihood.table(strengths, inverse);
      }
      strengths = climb(likelihood, strengths, step);
    }
    return null;
  }

  /** One step of Newton, halved until it leads uphill; so it always arrives at the top. */
  private static double[] climb(Likelihood likelihood, double[] strengths, double[] step) {
    double here = likelihood.withPrior(strengths);
    double[] next = strengths;
    double length = 1;
    for (int halvings = 0; halvings < 40; halvings++, length /= 2) {
      next = strengths.clone();
      for (int i = 0; i < step.length; i++) {
        next[i] += length * step[i];
      }
      // Close to the top a step gains less than the rounding of a sum over millions of games.
      if (largest(step) < 1e-4 || likelihood.withPrior(next) >= here) {
        break;
      }
    }
    return next;
  }

  private static double[] product(double[][] matrix, double[] vector) {
    double[] product = new double[vector.length];
    for (int i = 0; i < vector.length; i++) {
      for (int j = 0; j < vector.length; j++) {
        product[i] += matrix[i][j] * vector[j];
      }
    }
    return product;
  }

  private static double largest(double[] vector) {
    double largest = 0;
    for (double element : vector) {
      largest = Math.max(largest, Math.abs(element));
    }
    return largest;
  }
}
