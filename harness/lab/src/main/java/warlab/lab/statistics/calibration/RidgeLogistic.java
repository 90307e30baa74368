package warlab.lab.statistics.calibration;

import java.util.Arrays;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.CholeskyDecomposition;
import org.apache.commons.math3.linear.RealVector;
import warlab.lab.statistics.basic.Logistic;

/**
 * The log-odds of a result as a weighted sum of features and an intercept, by ridge regression:
 * Newton's steps on the log loss with a small price on large weights, features taken in deviations,
 * so that one that never changes has the weight 0.
 */
public final class RidgeLogistic {
  private static final int MAX_STEPS = 50;
  private static final double SETTLED = 1e-10;

  private final double[] weights;
  private final double intercept;

  private RidgeLogistic(double[] weights, double intercept) {
    this.weights = weights;
    this.intercept = intercept;
  }

  /**
   * Fits rows of features.
   *
   * @param results 0 to 1
   * @param counts how much a row counts
   * @param ridge the price, in rows that count one
   */
  public static RidgeLogistic fit(
      double[][] rows, double[] results, double[] counts, double ridge) {
    int features = rows[0].length;
    double[] deviations = deviations(rows, counts);
    double[] beta = new double[features + 1]; // the intercept comes last
    for (int step = 0; step < MAX_STEPS; step++) {
      double[][] curvature = new double[features + 1][features + 1];
      double[] pull = new double[features + 1];
      for (int i = 0; i < features; i++) {
        curvature[i][i] = ridge;
        pull[i] = -ridge * beta[i];
      }
      curvature[features][features] = SETTLED;
      double[] scaled = new double[features + 1];
      for (int row = 0; row < rows.length; row++) {
        scale(rows[row], deviations, scaled);
        double expected = Logistic.probability(vector(beta).dotProduct(vector(scaled)));
        double firmness = counts[row] * expected * (1 - expected);
        for (int i = 0; i <= features; i++) {
          pull[i] += counts[row] * (results[row] - expected) * scaled[i];
          for (int j = 0; j <= i; j++) {
            curvature[i][j] += firmness * scaled[i] * scaled[j];
          }
        }
      }
      double[] change = solved(curvature, pull);
      Arrays.setAll(beta, i -> beta[i] + change[i]);
      if (Arrays.stream(change).allMatch(each -> Math.abs(each) < SETTLED)) {
        break;
      }
    }
    double[] raw = new double[features];
    Arrays.setAll(raw, i -> deviations[i] == 0 ? 0 : beta[i] / deviations[i]);
    return new RidgeLogistic(raw, beta[features]);
  }

  public double[] weights() {
    return weights.clone();
  }

  /** Mean log loss over other rows. */
  public double loss(double[][] rows, double[] results, double[] counts) {
    double sum = 0;
    double total = 0;
    for (int row = 0; row < rows.length; row++) {
      sum +=
          counts[row]
              * Logistic.logLoss(
                  intercept + vector(weights).dotProduct(vector(rows[row])), results[row]);
      total += counts[row];
    }
    return total == 0 ? 0 : sum / total;
  }

  private static void scale(double[] row, double[] deviations, double[] scaled) {
    for (int i = 0; i < row.length; i++) {
      scaled[i] = deviations[i] == 0 ? 0 : row[i] / deviations[i];
    }
    scaled[row.length] = 1;
  }

  private static double[] deviations(double[][] rows, double[] counts) {
    double[] squares = new double[rows[0].length];
    double[] sums = new double[rows[0].length];
    double total = 0;
    for (int row = 0; row < rows.length; row++) {
      total += counts[row];
      for (int i = 0; i < sums.length; i++) {
        sums[i] += counts[row] * rows[row][i];
        squares[i] += counts[row] * rows[row][i] * rows[row][i];
      }
    }
    double all = total;
    double[] deviations = new double[sums.length];
    Arrays.setAll(
        deviations,
        i -> Math.sqrt(Math.max(0, squares[i] / all - sums[i] / all * (sums[i] / all))));
    return deviations;
  }

  private static double[] solved(double[][] lower, double[] right) {
    for (int i = 0; i < right.length; i++) {
      for (int j = i + 1; j < right.length; j++) {
        lower[i][j] = lower[j][i];
      }
    }
    return new CholeskyDecomposition(new Array2DRowRealMatrix(lower, false))
        .getSolver()
        .solve(vector(right))
        .toArray();
  }

  private static RealVector vector(double[] values) {
    return new ArrayRealVector(values, false);
  }
}
