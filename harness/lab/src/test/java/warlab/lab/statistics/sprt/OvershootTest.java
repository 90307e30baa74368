package warlab.lab.statistics.sprt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class OvershootTest {

  @Test
  void countsOnlyStepsToNewMaxima() {
    Overshoot overshoot = new Overshoot();
    for (double value : new double[] {0.2, -0.5, 0.1, 0.5, 0.4}) {
      overshoot.observe(value);
    }
    assertThat(overshoot.expected()).isCloseTo((0.04 + 0.09) / (2 * 0.5), within(1e-12));
  }

  @Test
  void isNothingBeforeTheFirstMaximum() {
    Overshoot overshoot = new Overshoot();
    overshoot.observe(-1);
    assertThat(overshoot.expected()).isZero();
  }
}
