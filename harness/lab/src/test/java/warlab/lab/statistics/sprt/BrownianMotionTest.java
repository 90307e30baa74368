package warlab.lab.statistics.sprt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BrownianMotionTest {

  @Test
  void withoutDriftTheNearerBoundIsLikelier() {
    BrownianMotion motion = new BrownianMotion(-1, 3, 0, 2);
    assertThat(motion.passProbability()).isEqualTo(0.25);
    assertThat(motion.expectedTime()).isEqualTo(1.5);
  }

  @ParameterizedTest
  @ValueSource(doubles = {-3, -0.1, -1e-8, 0, 1e-8, 0.1, 3})
  void smallDriftsJoinSmoothlyAndMirror(double drift) {
    BrownianMotion motion = new BrownianMotion(-1, 2, drift, 1);
    BrownianMotion mirrored = new BrownianMotion(-2, 1, -drift, 1);
    assertThat(motion.passProbability()).isCloseTo(1 - mirrored.passProbability(), within(1e-12));
    assertThat(motion.expectedTime()).isCloseTo(mirrored.expectedTime(), within(1e-6));
    assertThat(motion.worseOutcome(1.3, 0.4))
        .isCloseTo(1 - mirrored.worseOutcome(1.3, -0.4), within(1e-9));
  }

  @Test
  void afterALongTimeOnlyFailuresAreWorseThanPassing() {
    BrownianMotion motion = new BrownianMotion(-1, 2, 0.3, 1);
    assertThat(motion.worseOutcome(1000, 2)).isCloseTo(1 - motion.passProbability(), within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-2, 0, 0.7})
  void bothSolutionsAgreeWhereTheyMeet(double drift) {
    BrownianMotion motion = new BrownianMotion(-1, 1, drift, 1);
    // Width 2: the time at which the series takes over from the reflections is 0.04.
    assertThat(motion.worseOutcome(0.0400001, 0.1))
        .isCloseTo(motion.worseOutcome(0.0399999, 0.1), within(1e-5));
  }

  @ParameterizedTest
  @CsvSource({"0.1, 0.95", "0.1, 0.7", "0.2, 0.9", "0.05, 0.6", "0.15, 0.3"})
  void bothSolutionsAgreeWhereDriftBecomesSteep(double time, double place) {
    // Width 2: reflections take over from the series at a drift of 7.5, either way.
    BrownianMotion gentle = new BrownianMotion(-1, 1, 7.499999, 1);
    BrownianMotion steep = new BrownianMotion(-1, 1, 7.500001, 1);
    double expected = gentle.worseOutcome(time, place);
    assertThat(steep.worseOutcome(time, place)).isCloseTo(expected, within(1e-5));
    BrownianMotion downhill = new BrownianMotion(-1, 1, -7.500001, 1);
    assertThat(downhill.worseOutcome(time, -place)).isCloseTo(1 - expected, within(1e-5));
  }

  /** The chance not to have arrived yet, from the integral of the inverse Gaussian density. */
  @ParameterizedTest
  @CsvSource({"0.07, 0.7615067644", "0.075, 0.4818285605", "0.08, 0.2256054645"})
  void theTimeOfASteepWalkIsInverseGaussian(double time, double onTheWay) {
    BrownianMotion up = new BrownianMotion(-3, 3, 40, 1);
    assertThat(up.worseOutcome(time, 3)).isCloseTo(onTheWay, within(1e-8));
    BrownianMotion down = new BrownianMotion(-3, 3, -40, 1);
    assertThat(down.worseOutcome(time, -3)).isCloseTo(1 - onTheWay, within(1e-8));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-1e6, -40, 40, 1e6})
  void steepDriftsStayProbabilities(double drift) {
    BrownianMotion motion = new BrownianMotion(-3, 3, drift, 1);
    assertThat(motion.worseOutcome(0.5, 1)).isBetween(0.0, 1.0);
    assertThat(motion.passProbability()).isBetween(0.0, 1.0);
    assertThat(motion.expectedTime()).isBetween(0.0, 1.0);
  }
}
