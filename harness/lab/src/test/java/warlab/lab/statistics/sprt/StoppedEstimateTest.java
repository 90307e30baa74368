package warlab.lab.statistics.sprt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.lab.config.SprtSpec;
import warlab.lab.statistics.elo.Elo;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.elo.PairCounts;
import warlab.lab.statistics.elo.ScoreCounts;

class StoppedEstimateTest {

  /**
   * V25 has 0.865 (0.168 to 1.541), fishtest's Brownian approximation. This is another estimator,
   * with the discrete test instead; over 36,000 pairs both must be about the same.
   */
  @ParameterizedTest(name = "V25 {0}")
  @CsvSource({"LOGISTIC, 0.2, 0.9", "NORMALIZED, 0.764, 3.439"})
  void agreesWithTheBrownianValueOverManyPairs(SprtSpec.Model model, double elo0, double elo1) {
    StoppedEstimate estimate =
        of(new PairCounts(39, 2226, 31451, 2412, 40), new SprtSpec(elo0, elo1, 0.05, 0.05, model));
    assertThat(Elo.fromScore(estimate.median())).isCloseTo(0.865, within(0.01));
    assertThat(Elo.fromScore(estimate.low())).isCloseTo(0.168, within(0.01));
    assertThat(Elo.fromScore(estimate.high())).isCloseTo(1.541, within(0.01));
  }

  /** Plain: -71, -107 to -38. The Brownian value was -3,600. */
  @Test
  void lossesOnlyAreNoLimitValue() {
    Sprt sprt = Sprt.of(SprtSpec.of(0, 20), 2);
    for (int pair = 0; pair < 74; pair++) {
      sprt.add(pair % 5 == 4 || pair == 0 ? 0 : 2);
    }
    assertThat(sprt.counts()).isEqualTo(new PairCounts(15, 0, 59, 0, 0));
    StoppedEstimate estimate = sprt.estimate();
    assertThat(Elo.fromScore(estimate.median())).isBetween(-76.0, -66.0);
    assertThat(Elo.fromScore(estimate.low())).isBetween(-118.0, -100.0);
    assertThat(Elo.fromScore(estimate.high())).isBetween(-45.0, -35.0);
  }

  /** Half the chance of twenty sweeps is 2.5 % where one has a chance of 0.05^(1/20). */
  @Test
  void sweepsHaveALowEndOnly() {
    Sprt sprt = Sprt.of(SprtSpec.of(0, 40), 2);
    while (sprt.decision() == SprtDecision.CONTINUE) {
      sprt.add(4);
    }
    assertThat(sprt.counts()).isEqualTo(new PairCounts(0, 0, 0, 0, 20));
    assertThat(sprt.estimate().low()).isCloseTo(Math.pow(0.05, 1 / 20.0), within(1e-8));
    assertThat(Elo.fromScore(sprt.estimate().low())).isBetween(250.0, 420.0);
    assertThat(sprt.estimate().median()).isEqualTo(1);
    assertThat(sprt.estimate().high()).isEqualTo(1);
  }

  @Test
  void lostGamesHaveAHighEndOnly() {
    Sprt sprt = Sprt.of(SprtSpec.of(0, 40), 1);
    while (sprt.decision() == SprtDecision.CONTINUE) {
      sprt.add(0);
    }
    StoppedEstimate estimate = sprt.estimate();
    assertThat(estimate.low()).isZero();
    assertThat(estimate.median()).isZero();
    assertThat(estimate.high())
        .isCloseTo(1 - Math.pow(0.05, 1.0 / sprt.counts().units()), within(1e-8));
  }

  /** The bounds of [-20, 20] mirror each other, so that results may as well be read backwards. */
  @ParameterizedTest
  @CsvSource({"3, 8, 20, 15, 9", "0, 1, 9, 4, 6", "1, 0, 0, 0, 0", "0, 0, 7, 0, 0"})
  void mirroredResultsHaveMirroredEstimates(long ll, long ld, long even, long wd, long ww) {
    SprtSpec settings = SprtSpec.of(-20, 20);
    StoppedEstimate estimate = of(new PairCounts(ll, ld, even, wd, ww), settings);
    StoppedEstimate mirrored = of(new PairCounts(ww, wd, even, ld, ll), settings);
    assertThat(mirrored.median()).isCloseTo(1 - estimate.median(), within(1e-6));
    assertThat(mirrored.low()).isCloseTo(1 - estimate.high(), within(1e-6));
    assertThat(mirrored.high()).isCloseTo(1 - estimate.low(), within(1e-6));
  }

  /** Stopping earlier at a bound says more than coming there late with the same score. */
  @Test
  void theMedianIsNearerToTheMiddleThanThePlainScore() {
    GameCounts games = new GameCounts(60, 40, 100);
    StoppedEstimate estimate = of(games, SprtSpec.of(0, 40));
    assertThat(estimate.median()).isBetween(0.5, games.score());
    assertThat(estimate.low()).isLessThan(estimate.median());
    assertThat(estimate.high()).isGreaterThan(estimate.median());
  }

  private static StoppedEstimate of(ScoreCounts counts, SprtSpec settings) {
    return StoppedEstimate.of(counts, settings, settings.lowerBound(), settings.upperBound());
  }
}
