package warlab.lab.statistics.basic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class MomentsTest {

  @Test
  void v47MeanAndDeviationOfLengths() {
    Moments moments = Moments.of(12, 15, 15, 16, 18, 19, 22, 25, 40);
    assertThat(moments.mean()).isCloseTo(20.2222, within(5e-5));
    assertThat(moments.deviation()).isCloseTo(8.393119, within(5e-7));
  }

  @Test
  void v49LosesNoDigitsOfLargeValues() {
    assertThat(Moments.of(1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16).variance()).isEqualTo(30);
  }

  @Test
  void twoValuesHaveASpread() {
    assertThat(Moments.of(1, 3).variance()).isEqualTo(2);
  }

  @Test
  void fewValuesHaveNoSpread() {
    assertThat(Moments.NONE.deviation()).isZero();
    assertThat(Moments.of(7).deviation()).isZero();
  }
}
