package warlab.lab.statistics.sprt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.SeededStream;
import warlab.lab.config.SprtSpec;
import warlab.lab.statistics.elo.CountsText;
import warlab.lab.statistics.elo.PairCounts;

class LlrTest {

  @ParameterizedTest(name = "{0}: {1} [{2}, {3}] of {4}")
  @CsvSource({
    "V11, NORMALIZED, 0, 2, 36027 68692 36433, 0.923293, 5.1e-7",
    "V13, NORMALIZED, 0, 10, 0 0 4250, 120.548, 5.1e-4",
    "V14, LOGISTIC, 0.5, 2.5, 21184 40708 21404, -1.571889, 5.1e-7",
    "V18, NORMALIZED, 0, 2, 365 16618 36229 16974 390, 2.250368, 5.1e-7",
    "V20, NORMALIZED, 0, 5, 0 0 0 0 5550, 111.798, 5.1e-4",
    "V21, LOGISTIC, 0.5, 2.5, 223 9863 21279 10037 246, -3.074126, 5.1e-7",
    "V23, NORMALIZED, 0.5, 2.5, 39 8843 26675 9240 44, 2.941675, 5.1e-7",
    "V24, NORMALIZED, 0, 2, 379 10170 21828 10640 343, 2.945495, 5.1e-7",
    "V25, LOGISTIC, 0.2, 0.9, 39 2226 31451 2412 40, 2.162543, 5.1e-7",
    "V25, NORMALIZED, 0.764, 3.439, 39 2226 31451 2412 40, 2.162941, 5.1e-7",
    "V27, NORMALIZED, 0, 5, 640 820 740, 1.589321, 5.1e-7",
    "V27, NORMALIZED, 0, 5, 20 180 620 240 40, 2.405195, 5.1e-7",
    "V28, NORMALIZED, 0, 10, 1 4 10 6 3, 0.216363, 5.1e-7",
    "V28, LOGISTIC, 0, 10, 1 4 10 6 3, 0.287461, 5.1e-7",
    "V29, NORMALIZED, 0, 10, 0 2 5 3 0, 0.049270, 5.1e-7",
    "V30, LOGISTIC, 0, 50, 40 0 60, 1.846268, 5.1e-7",
    // By a general solver (SLSQP): here Newton's first step hit a pole, and the ratio was -29.5.
    "pole, NORMALIZED, 0, 10, 1 10 26 38 31, 2.628565, 5.1e-7",
    "pole, NORMALIZED, -30, 0, 1 10 26 38 31, 8.817657, 5.1e-7",
    "pole, LOGISTIC, -30, 0, 1 10 26 38 31, 9.127450, 5.1e-7"
  })
  void ratiosOfKnownSamples(
      String vector,
      SprtSpec.Model model,
      double elo0,
      double elo1,
      String counts,
      double llr,
      double tolerance) {
    assertThat(Llr.of(CountsText.parse(counts), settings(elo0, elo1, model)))
        .isCloseTo(llr, within(tolerance));
  }

  @ParameterizedTest(name = "V29 zero counts as {0}")
  @CsvSource({"0.001, 0.049270", "1e-6, 0.049317", "0.5, 0.035578"})
  void v29TheValueOfZeroIsPartOfTheDefinition(double missing, double llr) {
    assertThat(Llr.of(new PairCounts(0, 2, 5, 3, 0), SprtSpec.of(0, 10), missing))
        .isCloseTo(llr, within(5.1e-7));
  }

  @Test
  void v30WithoutDrawsNearlyThePlainBinomialRatio() {
    double s1 = 1 / (1 + Math.pow(10, -50.0 / 400));
    double plain = 60 * Math.log(s1 / 0.5) + 40 * Math.log((1 - s1) / 0.5);
    assertThat(plain).isCloseTo(1.846259, within(5e-7));
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, 10, 60, 200})
  void anyCountsGiveAFiniteMirroredRatio(double elo) {
    SeededStream stream = new SeededStream(11);
    for (int i = 0; i < 500; i++) {
      long[] counts = new long[5];
      for (int j = 0; j < counts.length; j++) {
        counts[j] = stream.nextInt(3) == 0 ? (1L << stream.nextInt(20)) : 0;
      }
      PairCounts pairs = PairCounts.of(counts);
      for (SprtSpec.Model model : SprtSpec.Model.values()) {
        SprtSpec settings = settings(-elo, elo, model);
        double llr = Llr.of(pairs, settings);
        assertThat(llr).as(pairs.toString()).isFinite();
        assertThat(Llr.of(CountsText.reversed(pairs), settings))
            .as(pairs.toString())
            .isCloseTo(-llr, within(1e-6 * (1 + Math.abs(llr))));
      }
    }
  }

  private static SprtSpec settings(double elo0, double elo1, SprtSpec.Model model) {
    return new SprtSpec(elo0, elo1, 0.05, 0.05, model);
  }
}
