package warlab.lab.statistics.basic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class DecreasingFunctionTest {

  @Test
  void findsRootsHardByAPole() {
    double near = 1e-9;
    DecreasingFunction poles =
        new DecreasingFunction(
            x -> near / x - 1 / (1 - x), x -> -near / (x * x) - 1 / ((1 - x) * (1 - x)));
    assertThat(poles.root(0, 1, 0.5, 0)).isCloseTo(near / (1 + near), within(1e-22));
  }

  @Test
  void aPlaceHardByAPoleIsNotTakenForTheRoot() {
    double beside = Math.nextDown(2.0);
    DecreasingFunction poles =
        new DecreasingFunction(
            x -> 3 / (2 + x) - 1 / (2 - x) + (beside - 1), x -> -3 / sq(2 + x) - 1 / sq(2 - x));
    assertThat(-poles.value().applyAsDouble(0) / poles.slope().applyAsDouble(0))
        .as("Newton's step from 0")
        .isEqualTo(beside);
    assertThat(poles.value().applyAsDouble(poles.root(-2, 2, 0, 0))).isCloseTo(0, within(1e-12));
  }

  @Test
  void halvesTheIntervalWhereNewtonWouldLeaveIt() {
    DecreasingFunction step =
        new DecreasingFunction(
            x -> -StrictMath.atan(1e3 * (x - 0.3)), x -> -1e3 / (1 + 1e6 * sq(x - 0.3)));
    assertThat(step.root(-100, 100, 50, 1e-14)).isCloseTo(0.3, within(1e-12));
  }

  @Test
  void stopsAtAnExactRoot() {
    assertThat(new DecreasingFunction(x -> -x, x -> -1).root(-1, 1, 0, 0)).isZero();
  }

  private static double sq(double x) {
    return x * x;
  }
}
