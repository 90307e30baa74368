package warlab.lab.statistics.rating;

import org.jspecify.annotations.Nullable;

/**
 * The inverse of a symmetric, positive definite matrix by Cholesky's decomposition. Ours, because
 * that of Commons Math calls a matrix singular by an absolute limit, where the information of few
 * games among many is rightly small, and adds up in another order: the last digits of ratings in
 * files already written would change.
 */
final class SymmetricMatrix {
  /** A pivot smaller than this part of its diagonal element is rounding, not information. */
  private static final double SINGULAR = 1e-12;

  private SymmetricMatrix() {}

  /** The inverse, or null if the matrix is singular. */
  static double @Nullable [][] inverse(double[][] matrix) {
    double[][] factor = factor(matrix);
    if (factor == null) {
      return null;
    }
    int size = matrix.length;
    double[][] inverse = new double[size][size];
    for (int column = 0; column < size; column++) {
      double[] unit = new double[size];
      unit[column] = 1;
      inverse[column] = solve(factor, unit);
    }
    return inverse;
  }

  /** The lower triangle whose product with its transpose is the matrix. */
  private static double @Nullable [][] factor(double[][] matrix) {
    int size = matrix.length;
    double[][] factor = new double[size][size];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j <= i; j++) {
        double rest = matrix[i][j];
        for (int k = 0; k < j; k++) {
          rest -= factor[i][k] * factor[j][k];
        }
        if (i > j) {
          factor[i][j] = rest / factor[j][j];
        } else if (rest > SINGULAR * matrix[i][i]) {
          factor[i][i] = Math.sqrt(rest);
        } else {
          return null;
        }
      }
    }
    return factor;
  }

  /** Forwards through the triangle, then backwards through its transpose. */
  private static double[] solve(double[][] factor, double[] right) {
    int size = right.length;
    double[] solution = right.clone();
    for (int i = 0; i < size; i++) {
      for (int k = 0; k < i; k++) {
        solution[i] -= factor[i][k] * solution[k];
      }
      solution[i] /= factor[i][i];
    }
    for (int i = size - 1; i >= 0; i--) {
      for (int k = i + 1; k < size; k++) {
        solution[i] -= factor[k][i] * solution[k];
      }
      solution[i] /= factor[i][i];
    }
    return solution;
  }
}
