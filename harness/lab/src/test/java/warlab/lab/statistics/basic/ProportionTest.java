package warlab.lab.statistics.basic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.function.Function;
import org.apache.commons.math3.distribution.BinomialDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProportionTest {

  @ParameterizedTest(name = "{0}: {1} of {2}")
  @CsvSource({
    "V33, 0, 10, 0, 0.277533, 0, 0.308497",
    "V34, 10, 10, 0.722467, 1, 0.691503, 1",
    "V35, 6, 6, 0.609666, 1, 0.540742, 1",
    "V36, 8, 10, 0.490162, 0.943318, 0.443905, 0.974789",
    "V37, 55, 100, 0.452446, 0.643855, 0.447280, 0.649680"
  })
  void intervalsOfSmallSamples(
      String vector,
      int successes,
      int trials,
      double wilsonLow,
      double wilsonHigh,
      double exactLow,
      double exactHigh) {
    Proportion proportion = new Proportion(successes, trials);
    assertInterval(proportion.wilson(), wilsonLow, wilsonHigh);
    assertInterval(proportion.clopperPearson(), exactLow, exactHigh);
  }

  @Test
  void v52FirstMoverWon540Of1000() {
    Proportion proportion = new Proportion(540, 1000);
    assertInterval(proportion.clopperPearson(), 0.508530, 0.571234);
    assertInterval(proportion.wilson(), 0.509015, 0.570679);
  }

  @Test
  void endsAreExactWhereEverythingOrNothingSucceeded() {
    assertThat(new Proportion(0, 531).wilson().low()).isZero();
    assertThat(new Proportion(531, 531).wilson().high()).isEqualTo(1);
  }

  @Test
  void nothingIsKnownWithoutTrials() {
    Proportion nothing = new Proportion(0, 0);
    assertThat(nothing.rate()).isEqualTo(0.5);
    assertThat(nothing.wilson()).isEqualTo(new Interval(0, 1));
    assertThat(nothing.clopperPearson()).isEqualTo(new Interval(0, 1));
  }

  @Test
  void moreSuccessesThanTrialsAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Proportion(2, 1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Proportion(2, Double.POSITIVE_INFINITY));
  }

  @ParameterizedTest(name = "n = 20, p = {0}")
  @CsvSource({"0.9, 0.957, 0.989", "0.99, 0.983, 0.983"})
  void coverageIsWhatExactSummationSays(double p, double wilson, double exact) {
    assertThat(coverage(p, Proportion::wilson)).isCloseTo(wilson, within(0.0005));
    assertThat(coverage(p, Proportion::clopperPearson)).isCloseTo(exact, within(0.0005));
  }

  private static double coverage(double p, Function<Proportion, Interval> method) {
    BinomialDistribution law = new BinomialDistribution(null, 20, p);
    double covered = 0;
    for (int k = 0; k <= 20; k++) {
      if (method.apply(new Proportion(k, 20)).contains(p)) {
        covered += law.probability(k);
      }
    }
    return covered;
  }

  private static void assertInterval(Interval interval, double low, double high) {
    assertThat(interval.low()).isCloseTo(low, within(5.1e-7));
    assertThat(interval.high()).isCloseTo(high, within(5.1e-7));
  }
}
