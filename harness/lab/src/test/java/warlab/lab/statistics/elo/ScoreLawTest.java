package warlab.lab.statistics.elo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.basic.Interval;

/**
 * The vectors were checked against a million samples each. They replace those for Wald's error of
 * Elo and its normal LOS (V3 to V9, V24, V28), the posterior of a few pairs (V39), Wilson and
 * Clopper-Pearson (V33 to V37, V52): nothing shows these any more.
 */
class ScoreLawTest {

  @ParameterizedTest
  @CsvSource({
    "0 0 3 0 7, 0.610883, 0.941584, 0.997398, 5.203e-3",
    "0 0 0 0 20, 0.858883, 1, 0.99999975, 5.08e-7",
    "0 0 20 0 0, 0.440141, 0.559859, 0.5, 1",
    "20 180 620 240 40, 0.511310, 0.534109, 0.999952, 9.67e-5",
    "34 54 63 64 75, 0.539978, 0.617298, 0.999959, 8.16e-5",
    "1 4 10 6 3, 0.453176, 0.662508, 0.867218, 0.2656",
    "15 0 59 0 0, 0.350349, 0.444928, 8.7e-6, 1.73e-5",
    "2 0 8, 0.489204, 0.947838, 0.970637, 0.05873",
    "4345 0 3655, 0.445980, 0.467807, 5.9e-15, 1.2e-14"
  })
  void intervalLikelihoodAndProbability(
      String counts, double low, double high, double los, double p) {
    ScoreLaw law = ScoreLaw.of(CountsText.parse(counts));
    assertThat(law.estimate().scores().low()).isCloseTo(low, within(5.1e-7));
    assertThat(law.estimate().scores().high()).isCloseTo(high, within(5.1e-7));
    assertThat(law.los()).isCloseTo(los, within(los < 1e-3 ? 0.02 * los : 5.1e-7));
    assertThat(law.pValue()).isCloseTo(p, Percentage.withPercentage(3));
  }

  @ParameterizedTest
  @CsvSource({"0 0 4 0 36, 0.863890, 0.978789", "0 0 3 0 37, 0.878694, 0.985901"})
  void hardlyAnyDoubtIsLessThanOneInTenThousandMillion(String counts, double low, double high) {
    ScoreLaw law = ScoreLaw.of(CountsText.parse(counts));
    assertThat(law.estimate().scores().low()).isCloseTo(low, within(5.1e-7));
    assertThat(law.estimate().scores().high()).isCloseTo(high, within(5.1e-7));
    assertThat(law.los()).isGreaterThan(0.999999);
    assertThat(law.pValue()).isPositive().isLessThan(1e-10);
  }

  /** Where nearly all is alike; recomputed elsewhere by samples and by another integral. */
  @ParameterizedTest
  @CsvSource({
    "0 0 200 0 3, 0.49853, 0.51896, 0.097",
    "0 0 300 1 2, 0.49856, 0.51125, 0.131",
    "0 0 400 0 2, 0.49842, 0.50774, 0.205",
    "0 0 1578 7 0, 0.50005, 0.50232, 0.042",
    "0 0 5000 8 0, 0.50006, 0.50080, 0.027",
    "0 20000 6, 0.50004, 0.50030, 0.011",
    "6 20000 0, 0.49970, 0.49996, 0.011"
  })
  void nearlyAllAlike(String counts, double low, double high, double p) {
    ScoreLaw law = ScoreLaw.of(CountsText.parse(counts));
    assertThat(law.estimate().scores().low()).isCloseTo(low, within(1e-5));
    assertThat(law.estimate().scores().high()).isCloseTo(high, within(1e-5));
    assertThat(law.pValue()).isCloseTo(p, within(5e-4));
  }

  @Test
  void aFewLossesAmongManyWins() {
    Interval scores = ScoreLaw.of(new PairCounts(2, 0, 0, 403, 0)).estimate().scores();
    assertThat(scores.high()).isCloseTo(0.749695, within(1e-6));
  }

  @Test
  void theMeanIsThePlainOne() {
    assertThat(ScoreLaw.of(new PairCounts(1, 4, 10, 6, 3)).estimate().score())
        .isEqualTo(new PairCounts(1, 4, 10, 6, 3).score());
  }

  @ParameterizedTest
  @CsvSource({
    "0 0 3 0 7, 78.35, 482.93",
    "0 0 4 0 36, 321.03, 665.65",
    "0 0 3 0 37, 343.98, 737.86",
    "15 0 59 0 0, -107.27, -38.42"
  })
  void theEndsInElo(String counts, double low, double high) {
    ScoreEstimate estimate = ScoreLaw.of(CountsText.parse(counts)).estimate();
    assertThat(estimate.eloLow()).isCloseTo(low, within(0.006));
    assertThat(estimate.eloHigh()).isCloseTo(high, within(0.006));
  }

  @Test
  void aSweepHasOneEndAndNoElo() {
    ScoreEstimate sweep = ScoreLaw.of(new PairCounts(0, 0, 0, 0, 20)).estimate();
    assertThat(sweep.elo()).isNull();
    assertThat(sweep.eloLow()).isCloseTo(313.74, within(0.006));
    assertThat(sweep.eloHigh()).isNull();
    assertThat(sweep.reversed())
        .isEqualTo(new ScoreEstimate(0, new Interval(0, 1 - sweep.scores().low())));
  }

  @Test
  void ofNothingNothingIsKnown() {
    ScoreLaw law = ScoreLaw.of(PairCounts.NONE);
    assertThat(law.estimate()).isEqualTo(new ScoreEstimate(0.5, new Interval(0, 1)));
    assertThat(law.los()).isCloseTo(0.5, within(1e-12));
    assertThat(law.pValue()).isCloseTo(1, within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-6, 0.01, 0.1, 0.5, 0.9, 0.99})
  void winsAndLossesAreABetaDistribution(double score) {
    for (double wins : new double[] {0, 1, 5, 300, 1e5}) {
      assertThat(ScoreLaw.of(2, wins).below(score))
          .isCloseTo(
              Distributions.beta(wins + 0.75, 2.75).cumulativeProbability(score),
              Percentage.withPercentage(1e-6));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"0 0 100000000", "0 1 100000000", "9000000 0 80000000 0 11000000"})
  void aHundredMillionResultsAreStillExact(String text) {
    ScoreCounts counts = CountsText.parse(text);
    ScoreEstimate estimate = ScoreLaw.of(counts).estimate();
    ScoreEstimate mirrored = ScoreLaw.of(CountsText.reversed(counts)).estimate();
    assertThat(counts.score()).isBetween(estimate.scores().low(), estimate.scores().high());
    assertThat(estimate.scores().high() - estimate.scores().low()).isBetween(1e-9, 1e-3);
    assertThat(mirrored.scores().high()).isCloseTo(1 - estimate.scores().low(), within(1e-12));
    assertThat(ScoreLaw.of(counts).pValue()).isLessThan(1e-10);
  }
}
