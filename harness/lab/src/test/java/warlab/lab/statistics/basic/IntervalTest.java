package warlab.lab.statistics.basic;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class IntervalTest {

  @Test
  void endsInOrderAndKnown() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Interval(2, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new Interval(0, Double.NaN));
  }
}
