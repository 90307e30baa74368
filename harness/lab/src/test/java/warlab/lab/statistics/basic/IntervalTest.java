package warlab.lab.statistics.basic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class IntervalTest {

  @Test
  void containsItsEnds() {
    Interval interval = new Interval(2, 4);
    assertThat(interval.contains(2)).isTrue();
    assertThat(interval.contains(4)).isTrue();
    assertThat(interval.contains(4.1)).isFalse();
  }

  @Test
  void endsInOrderAndKnown() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Interval(2, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new Interval(0, Double.NaN));
  }
}
