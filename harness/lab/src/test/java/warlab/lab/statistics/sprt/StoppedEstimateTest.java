package warlab.lab.statistics.sprt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import warlab.games.SeededStream;
import warlab.lab.config.EloModel;
import warlab.lab.config.SprtSpec;
import warlab.lab.statistics.basic.Quantile;
import warlab.lab.statistics.elo.Elo;
import warlab.lab.statistics.elo.PairCounts;

class StoppedEstimateTest {

  @ParameterizedTest(name = "V25 {0}")
  @CsvSource({"LOGISTIC, 0.2, 0.9", "NORMALIZED, 0.764, 3.439"})
  void v25MedianUnbiasedValue(EloModel model, double elo0, double elo1) {
    StoppedEstimate estimate =
        StoppedEstimate.of(
            new PairCounts(39, 2226, 31451, 2412, 40), new SprtSpec(elo0, elo1, 0.05, 0.05, model));
    assertThat(Elo.fromScore(estimate.median())).isCloseTo(0.865, within(5.1e-4));
    assertThat(Elo.fromScore(estimate.low())).isCloseTo(0.168, within(5.1e-4));
    assertThat(Elo.fromScore(estimate.high())).isCloseTo(1.541, within(5.1e-4));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, 0, 0, 0",
    "0, 0, 0, 0, 1",
    "0, 0, 0, 0, 100000",
    "100000, 0, 0, 0, 0",
    "0, 0, 7, 0, 0",
    "1, 0, 0, 0, 0"
  })
  void extremesAreFinite(long ll, long ld, long even, long wd, long ww) {
    for (EloModel model : EloModel.values()) {
      StoppedEstimate estimate =
          StoppedEstimate.of(
              new PairCounts(ll, ld, even, wd, ww), new SprtSpec(0, 20, 0.05, 0.05, model));
      assertThat(estimate.median()).isBetween(0.0, 1.0);
      assertThat(estimate.low()).isBetween(0.0, estimate.median());
      assertThat(estimate.high()).isBetween(estimate.median(), 1.0);
    }
  }

  /** A walk past a bound is taken back to the moment when it met it. */
  @ParameterizedTest
  @EnumSource
  void samplesPastTheBoundAddNoEvidence(EloModel model) {
    SprtSpec settings = new SprtSpec(0, 20, 0.05, 0.05, model);
    PairCounts past = new PairCounts(100, 200, 500, 300, 200);
    PairCounts farPast = new PairCounts(300, 600, 1500, 900, 600);
    assertThat(Llr.of(past, settings)).isGreaterThan(2 * settings.upperBound());
    assertThat(StoppedEstimate.of(farPast, settings).median())
        .isCloseTo(StoppedEstimate.of(past, settings).median(), within(1e-9));
    assertThat(StoppedEstimate.of(farPast, settings).low())
        .isCloseTo(StoppedEstimate.of(past, settings).low(), within(1e-9));
  }

  @Test
  void halfTheEstimatesOfStoppedTestsAreTooHigh() {
    SprtSpec settings = new SprtSpec(0, 60, 0.05, 0.05, EloModel.LOGISTIC);
    double truth = 60;
    double[] estimates = new double[300];
    double[] plain = new double[estimates.length];
    for (int i = 0; i < estimates.length; i++) {
      SeededStream stream = new SeededStream(SeededStream.derive(77, i));
      Sprt sprt = Sprt.ofPairs(settings);
      while (sprt.decision() == SprtDecision.CONTINUE) {
        int first = stream.nextDouble() < Elo.toScore(truth) ? 2 : 0;
        sprt.add(first + (stream.nextDouble() < Elo.toScore(truth) ? 2 : 0));
      }
      estimates[i] = Elo.fromScore(sprt.estimate().median());
      plain[i] = Elo.fromScore(sprt.counts().score());
    }
    assertThat(Quantile.of(estimates, 0.5)).isCloseTo(truth, within(6.0));
    assertThat(Quantile.of(plain, 0.5)).isGreaterThan(Quantile.of(estimates, 0.5) + 3);
  }
}
