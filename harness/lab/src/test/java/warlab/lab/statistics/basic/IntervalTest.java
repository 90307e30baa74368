package warlab.lab.statistics.basic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class IntervalTest {

  @Test
  void containsItsEnds() {
    Interval interval = Interval.around(3, 1);
    assertThat(interval.contains(2)).isTrue();
    assertThat(interval.contains(4)).isTrue();
    assertThat(interval.contains(4.1)).isFalse();
  }

  @Test
  void isTwiceAsWideAsItsHalfWidth() {
    assertThat(Interval.around(3, 1).halfWidth()).isEqualTo(1);
    assertThat(new Interval(1, 6).halfWidth()).isEqualTo(2.5);
  }

  @Test
  void mapsBothEnds() {
    assertThat(new Interval(1, 2).map(x -> x * x)).isEqualTo(new Interval(1, 4));
  }

  @Test
  void endsInOrderAndKnown() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Interval(2, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new Interval(0, Double.NaN));
  }
}
