package warlab.lab.config;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.SeededStream;

class DecimalTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0.0, 0",
    "3, 3",
    "-20, -20",
    "100, 100",
    "0.1, 0.1",
    "0.55, 0.55",
    "-15.6935, -15.6935",
    "0.3333333333333333, 0.3333333333333333",
    "0.30000000000000004, 0.30000000000000004",
    "1e-6, 0.000001",
    "2.5e-9, 2.5E-9",
    "2e23, 2E+23",
    "123456789012345, 123456789012345"
  })
  void writesAsFewDigitsAsItTakes(double value, String text) {
    assertThat(Numbers.decimal(value)).isEqualTo(text);
  }

  @Test
  void bringsEveryDoubleBack() {
    for (int i = 0; i < 20_000; i++) {
      double value = Double.longBitsToDouble(SeededStream.valueAt(11, i));
      if (Double.isFinite(value)) {
        assertThat(Double.parseDouble(Numbers.decimal(value))).isEqualTo(value);
      }
    }
  }

  @Test
  void letsNothingOutThatIsNoNumber() {
    assertThat(Numbers.decimal(Double.NaN)).isEmpty();
    assertThat(Numbers.decimal(Double.POSITIVE_INFINITY)).isEmpty();
  }
}
