package warlab.lab.statistics.rating;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.RealMatrix;
import org.apache.commons.math3.linear.RealVector;
import warlab.lab.statistics.basic.ChiSquared;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.elo.Elo;

/**
 * Ratings of players in Elo with mean 0, and how sure they are. Errors are standard errors, each
 * the larger of two: what the model says if all games are independent, and what the observations
 * show (a sandwich), which is nothing for a player that won everything. Compare two players by
 * their difference and its error: it is not the sum of their own errors.
 */
public final class RatingTable {
  private final int players;
  private final double[] ratings;
  private final List<double[][]> covariances;
  private final boolean regularised;
  private final int[] groups;

  /** From strengths and their covariances in log-odds, of which the common level is arbitrary. */
  RatingTable(
      double[] strengths,
      List<double[][]> covariances,
      int players,
      boolean regularised,
      int[] groups) {
    this.players = players;
    this.regularised = regularised;
    this.groups = groups.clone();
    ratings = centred(strengths, players);
    this.covariances = covariances.stream().map(each -> centred(each, players)).toList();
  }

  private static double[][] centred(double[][] covariance, int players) {
    // Symmetric: centring the rows of the transpose is centring the columns.
    RealMatrix halfway = new Array2DRowRealMatrix(rowsCentred(covariance, players));
    return rowsCentred(halfway.transpose().getData(), players);
  }

  private static double[][] rowsCentred(double[][] matrix, int players) {
    return Arrays.stream(matrix).map(row -> centred(row, players)).toArray(double[][]::new);
  }

  /** In Elo, the players' part shifted to mean 0. */
  private static double[] centred(double[] values, int players) {
    double mean = 0;
    for (int i = 0; i < players; i++) {
      mean += values[i] / players;
    }
    double[] centred = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      centred[i] = (values[i] - (i < players ? mean : 0)) * Elo.PER_LOG_ODDS;
    }
    return centred;
  }

  public double rating(int player) {
    return ratings[player];
  }

  public double standardError(int player) {
    return largestError(covariance -> covariance[player][player]);
  }

  /** How much stronger {@code player} is than {@code other}. */
  public double difference(int player, int other) {
    return ratings[player] - ratings[other];
  }

  public double differenceError(int player, int other) {
    return largestError(
        covariance ->
            covariance[player][player] + covariance[other][other] - 2 * covariance[player][other]);
  }

  /** The 95 % interval of the difference. */
  public Interval differences(int player, int other) {
    return Distributions.around(difference(player, other), differenceError(player, other));
  }

  /** A weighted sum of ratings, such as a difference of two means; the weights have the sum 0. */
  public double contrast(double[] weights) {
    return new ArrayRealVector(weights).dotProduct(players(new ArrayRealVector(ratings)));
  }

  public double contrastError(double[] weights) {
    RealVector vector = new ArrayRealVector(weights);
    return largestError(covariance -> vector.dotProduct(players(covariance).operate(vector)));
  }

  /** How far contrasts that do not depend on each other are from all being 0. */
  public ChiSquared chiSquared(List<double[]> contrasts) {
    RealMatrix weights = new Array2DRowRealMatrix(contrasts.toArray(double[][]::new));
    RealVector found = weights.operate(players(new ArrayRealVector(ratings)));
    double least = Double.POSITIVE_INFINITY;
    for (double[][] covariance : covariances) {
      RealMatrix errors = weights.multiply(players(covariance)).multiply(weights.transpose());
      // Rounding makes halves of a symmetric product differ.
      RealMatrix even = errors.add(errors.transpose()).scalarMultiply(0.5);
      double[][] inverse = SymmetricMatrix.inverse(even.getData());
      // The observations of few games may show no error in some direction; the model always does.
      if (inverse != null) {
        double sum = found.dotProduct(new Array2DRowRealMatrix(inverse).operate(found));
        least = Math.min(least, sum);
      }
    }
    // Contrasts that do depend on each other refuse nothing.
    return new ChiSquared(Double.isInfinite(least) ? 0 : least, contrasts.size());
  }

  private RealVector players(RealVector all) {
    return all.getSubVector(0, players);
  }

  private RealMatrix players(double[][] covariance) {
    return new Array2DRowRealMatrix(covariance, false).getSubMatrix(0, players - 1, 0, players - 1);
  }

  private double largestError(ToDoubleFunction<double[][]> variance) {
    return Math.sqrt(Math.max(0, covariances.stream().mapToDouble(variance).max().orElse(0)));
  }

  public boolean hasAdvantage() {
    return ratings.length > players;
  }

  /** By how much playing the first side helps, 0 if that was not fitted. */
  public double advantage() {
    return hasAdvantage() ? ratings[players] : 0;
  }

  public double advantageError() {
    return hasAdvantage() ? standardError(players) : 0;
  }

  /** Its 95 % interval. */
  public Interval advantages() {
    return Distributions.around(advantage(), advantageError());
  }

  /** Whether prior games had to be added because results alone do not fix all ratings. */
  public boolean regularised() {
    return regularised;
  }

  /**
   * The number of the player's group, from 0. Players of different groups are comparable only by
   * way of the prior games: one of the groups won everything against the other, or they never met.
   */
  public int group(int player) {
    return groups[player];
  }
}
