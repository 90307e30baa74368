package warlab.lab.statistics.basic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class MultipleTestingTest {
  private static final String TEN = "0.001 0.008 0.039 0.041 0.042 0.06 0.074 0.205 0.212 0.216";
  private static final String UNSORTED = "0.04 0.01 0.03";
  private static final String FIVE = "0.01 0.02 0.03 0.04 0.05";

  static Stream<Arguments> v46() {
    return Stream.of(
        row(
            "Holm",
            MultipleTesting::holm,
            TEN,
            "0.01 0.072 0.312 0.312 0.312 0.312 0.312 0.615 0.615 0.615"),
        row(
            "BH",
            MultipleTesting::benjaminiHochberg,
            TEN,
            "0.01 0.04 0.084 0.084 0.084 0.1 0.105714 0.216 0.216 0.216"),
        row("Holm unsorted", MultipleTesting::holm, UNSORTED, "0.06 0.03 0.06"),
        row("BH unsorted", MultipleTesting::benjaminiHochberg, UNSORTED, "0.04 0.03 0.04"),
        row("Holm of five", MultipleTesting::holm, FIVE, "0.05 0.08 0.09 0.09 0.09"),
        row("BH of five", MultipleTesting::benjaminiHochberg, FIVE, "0.05 0.05 0.05 0.05 0.05"));
  }

  @ParameterizedTest(name = "V46 {0}")
  @MethodSource("v46")
  void adjusts(String name, UnaryOperator<double[]> method, String pValues, String expected) {
    assertThat(method.apply(numbers(pValues))).containsExactly(numbers(expected), within(5.1e-7));
  }

  @Test
  void equalProbabilitiesStayEqual() {
    double[] adjusted = MultipleTesting.holm(new double[] {0.02, 0.3, 0.02});
    assertThat(adjusted[0]).isEqualTo(adjusted[2]).isCloseTo(0.06, within(1e-12));
  }

  @Test
  void nothingToAdjustIsNothing() {
    assertThat(MultipleTesting.holm(new double[0])).isEmpty();
    assertThat(MultipleTesting.benjaminiHochberg(new double[0])).isEmpty();
  }

  private static Arguments row(
      String name, UnaryOperator<double[]> method, String pValues, String expected) {
    return Arguments.of(name, method, pValues, expected);
  }

  private static double[] numbers(String text) {
    return Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
  }
}
