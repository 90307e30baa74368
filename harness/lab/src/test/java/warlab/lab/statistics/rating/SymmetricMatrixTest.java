package warlab.lab.statistics.rating;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SymmetricMatrixTest {

  @Test
  void productWithTheInverseIsTheUnitMatrix() {
    double[][] matrix = {{4, 2, -1}, {2, 5, 0.5}, {-1, 0.5, 3}};
    double[][] inverse = requireNonNull(SymmetricMatrix.inverse(matrix));
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        double element = 0;
        for (int k = 0; k < 3; k++) {
          element += matrix[i][k] * inverse[k][j];
        }
        assertThat(element).isCloseTo(i == j ? 1 : 0, within(1e-14));
      }
    }
  }

  @Test
  void singularMatricesHaveNone() {
    assertThat(SymmetricMatrix.inverse(new double[][] {{1, -1}, {-1, 1}})).isNull();
    assertThat(SymmetricMatrix.inverse(new double[][] {{0}})).isNull();
    assertThat(SymmetricMatrix.inverse(new double[][] {{1e8, 1e8}, {1e8, 1e8 + 1e-6}})).isNull();
  }

  @Test
  void smallElementsAreNotSingular() {
    double[][] inverse = requireNonNull(SymmetricMatrix.inverse(new double[][] {{1e-9}}));
    assertThat(inverse[0][0]).isCloseTo(1e9, within(1.0));
  }
}
