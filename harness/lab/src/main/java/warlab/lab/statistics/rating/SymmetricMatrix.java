package warlab.lab.statistics.rating;

import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.CholeskyDecomposition;
import org.apache.commons.math3.linear.NonPositiveDefiniteMatrixException;
import org.apache.commons.math3.linear.RealMatrix;
import org.jspecify.annotations.Nullable;

/** The inverse of a symmetric, positive definite matrix. */
final class SymmetricMatrix {
  /** A pivot smaller than this part of its diagonal element is rounding, not information. */
  private static final double SINGULAR = 1e-12;

  /** Rounding of sums; both triangles are filled by the same numbers. */
  private static final double ASYMMETRY = 1e-9;

  private SymmetricMatrix() {}

  /** The inverse, or null if the matrix is singular. */
  static double @Nullable [][] inverse(double[][] matrix) {
    double[] scales = new double[matrix.length];
    for (int i = 0; i < matrix.length; i++) {
      if (!(matrix[i][i] > 0)) {
        return null;
      }
      scales[i] = 1 / Math.sqrt(matrix[i][i]);
    }
    // With a diagonal of ones the absolute limit of the decomposition becomes a relative one: the
    // information of few games among many is rightly small.
    try {
      RealMatrix even = new Array2DRowRealMatrix(scaled(matrix, scales), false);
      return scaled(
          new CholeskyDecomposition(even, ASYMMETRY, SINGULAR).getSolver().getInverse().getData(),
          scales);
    } catch (NonPositiveDefiniteMatrixException singular) {
      return null;
    }
  }

  /**
   * Between two diagonal matrices, whose product entry by entry would take longer than all else.
   */
  private static double[][] scaled(double[][] matrix, double[] scales) {
    double[][] scaled = new double[matrix.length][matrix.length];
    for (int i = 0; i < matrix.length; i++) {
      for (int j = 0; j < matrix.length; j++) {
        scaled[i][j] = scales[i] * matrix[i][j] * scales[j];
      }
    }
    return scaled;
  }
}
