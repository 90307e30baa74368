package warlab.lab.statistics.basic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class MomentsTest {

  @Test
  void v47MeanDeviationAndIntervalOfLengths() {
    Moments moments = Moments.of(12, 15, 15, 16, 18, 19, 22, 25, 40);
    assertThat(moments.mean()).isCloseTo(20.2222, within(5e-5));
    assertThat(moments.deviation()).isCloseTo(8.393119, within(5e-7));
    assertThat(moments.interval(0.95).low()).isCloseTo(13.7707, within(5e-5));
    assertThat(moments.interval(0.95).high()).isCloseTo(26.6737, within(5e-5));
  }

  @Test
  void v48MergesTwoParts() {
    Moments merged = new Moments(4, 3.5, 3).merge(new Moments(4, 6.5, 11));
    assertThat(merged).isEqualTo(new Moments(8, 5.0, 32));
    assertThat(merged.deviation()).isCloseTo(2.138090, within(5e-7));
  }

  @Test
  void v49LosesNoDigitsOfLargeValues() {
    assertThat(Moments.of(1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16).variance()).isEqualTo(30);
  }

  @Test
  void mergingWithNothingChangesNothing() {
    Moments moments = Moments.of(1, 2, 4);
    assertThat(moments.merge(Moments.NONE)).isEqualTo(moments);
    assertThat(Moments.NONE.merge(moments)).isEqualTo(moments);
  }

  /** By hand: deviation sqrt(2), error 1, and the t quantile of one degree of freedom. */
  @Test
  void twoValuesHaveASpread() {
    Moments moments = Moments.of(1, 3);
    assertThat(moments.variance()).isEqualTo(2);
    assertThat(moments.interval(0.95).halfWidth()).isCloseTo(12.7062047364, within(1e-9));
  }

  @Test
  void fewValuesHaveNoSpread() {
    assertThat(Moments.NONE.standardError()).isZero();
    assertThat(Moments.of(7).deviation()).isZero();
    assertThat(Moments.of(7).interval(0.95)).isEqualTo(new Interval(7, 7));
  }
}
