package warlab.lab.statistics.rating;

import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.CholeskyDecomposition;
import org.apache.commons.math3.linear.DiagonalMatrix;
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
    RealMatrix scale = new DiagonalMatrix(scales);
    RealMatrix even = scale.multiply(new Array2DRowRealMatrix(matrix)).multiply(scale);
    try {
      RealMatrix inverse =
          new CholeskyDecomposition(even, ASYMMETRY, SINGULAR).getSolver().getInverse();
      return scale.multiply(inverse).multiply(scale).getData();
    } catch (NonPositiveDefiniteMatrixException singular) {
      return null;
    }
  }
}
