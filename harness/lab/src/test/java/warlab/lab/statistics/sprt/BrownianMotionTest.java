package warlab.lab.statistics.sprt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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
  }

  @ParameterizedTest
  @ValueSource(doubles = {-1e6, -40, 40, 1e6})
  void steepDriftsStayProbabilities(double drift) {
    BrownianMotion motion = new BrownianMotion(-3, 3, drift, 1);
    assertThat(motion.passProbability()).isBetween(0.0, 1.0);
    assertThat(motion.expectedTime()).isBetween(0.0, 1.0);
  }
}
