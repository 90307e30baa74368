package warlab.lab.statistics.rating;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.RealMatrix;
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
