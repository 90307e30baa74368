package warlab.lab.statistics.elo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import warlab.lab.statistics.basic.Clusters;

class EloEstimateTest {

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "V3, 89 123 76, 0.477431, -15.6935, 30.4580, -20.7564, 40.1260, 0.155326",
    "V4, 96 111 136, 0.558309, 40.7025, 30.4272, 49.7684, 36.7685, 0.996010",
    "V6, 34 54 63 64 75, 0.579310, 55.5798, 27.6534, 57.9356, 28.2754, 0.99997",
    "V7, 332 433 498 333 334, 0.487565, -8.6427, 10.3342, -9.1729, 10.9605, 0.050470"
  })
  void strengthFromCounts(
      String vector,
      String counts,
      double score,
      double elo,
      double eloError,
      double normalisedElo,
      double normalisedError,
      double los) {
    EloEstimate estimate = EloEstimate.of(CountsText.parse(counts));
    assertThat(estimate.score()).isCloseTo(score, within(5.1e-7));
    assertThat(estimate.elo()).isCloseTo(elo, within(5.1e-5));
    assertThat(estimate.eloError()).isCloseTo(eloError, within(5.1e-5));
    assertThat(estimate.normalisedElo()).isCloseTo(normalisedElo, within(5.1e-5));
    assertThat(estimate.normalisedError()).isCloseTo(normalisedError, within(5.1e-5));
    assertThat(estimate.los()).isCloseTo(los, within(vector.equals("V6") ? 5.1e-6 : 5.1e-7));
    assertThat(estimate.regularised()).isFalse();
  }

  @Test
  void v4IntervalIsNotSymmetric() {
    EloEstimate estimate = EloEstimate.of(new GameCounts(96, 111, 136));
    assertThat(estimate.elos().low()).isCloseTo(10.5868, within(5e-5));
    assertThat(estimate.elos().high()).isCloseTo(71.4412, within(5e-5));
  }

  @Test
  void v9PairsKnowMoreThanTheirGames() {
    EloEstimate games = EloEstimate.of(new GameCounts(640, 820, 740));
    EloEstimate pairs = EloEstimate.of(new PairCounts(20, 180, 620, 240, 40));
    assertThat(games.elo()).isEqualTo(pairs.elo()).isCloseTo(15.8034, within(5e-5));
    assertThat(games.eloError()).isCloseTo(11.5075, within(5e-5));
    assertThat(games.los()).isCloseTo(0.996495, within(5e-7));
    assertThat(pairs.eloError()).isCloseTo(7.9147, within(5e-5));
    assertThat(pairs.los()).isCloseTo(0.999956, within(5e-7));
  }

  @Test
  void v24AndV28PairEstimates() {
    EloEstimate v24 = EloEstimate.of(new PairCounts(379, 10170, 21828, 10640, 343));
    assertThat(v24.normalisedElo()).isCloseTo(3.0505, within(5e-5));
    assertThat(v24.normalisedError()).isCloseTo(2.3124, within(5e-5));
    EloEstimate v28 = EloEstimate.of(new PairCounts(1, 4, 10, 6, 3));
    assertThat(v28.elo()).isCloseTo(43.6578, within(5e-5));
    assertThat(v28.eloError()).isCloseTo(72.4150, within(5e-5));
  }

  @Test
  void normalisedErrorDependsOnTheNumberOfGamesOnly() {
    assertThat(EloEstimate.of(new GameCounts(30, 40, 30)).normalisedError())
        .isCloseTo(68.0961, within(5e-5));
    assertThat(EloEstimate.of(new PairCounts(5, 10, 15, 12, 8)).normalisedError())
        .isCloseTo(68.0961, within(5e-5));
  }

  @Test
  void twoSidedProbabilityIsTwiceTheSmallerTail() {
    EloEstimate estimate = EloEstimate.of(new GameCounts(89, 123, 76));
    assertThat(estimate.pValue()).isCloseTo(2 * estimate.los(), within(1e-12));
  }

  @Test
  void v39WinningEveryPairIsNotInfinitelyStrong() {
    EloEstimate estimate = EloEstimate.of(new PairCounts(0, 0, 0, 0, 3));
    assertThat(estimate.regularised()).isTrue();
    assertThat(estimate.elo()).isCloseTo(212.59, within(0.005));
    assertThat(estimate.los()).isBetween(0.9, 0.99);
    assertFinite(estimate);
  }

  static Stream<String> extremes() {
    return Stream.of(
        "0 0 0",
        "0 0 1",
        "1 0 0",
        "0 1 0",
        "0 0 1000000",
        "0 1 1000000",
        "0 0 0 0 0",
        "0 0 10 0 0",
        "0 0 0 0 100000",
        "1 0 0 0 0",
        "0 0 0 1 9",
        "100000 1 0 0 0");
  }

  @ParameterizedTest
  @MethodSource("extremes")
  void extremesAreFiniteAndMirrored(String text) {
    ScoreCounts counts = CountsText.parse(text);
    EloEstimate estimate = EloEstimate.of(counts);
    assertFinite(estimate);
    assertThat(estimate.elos().contains(estimate.elo())).isTrue();
    EloEstimate reverse = EloEstimate.of(CountsText.reversed(counts));
    assertThat(reverse.elo()).isCloseTo(-estimate.elo(), within(1e-6));
    assertThat(reverse.elos().low()).isCloseTo(-estimate.elos().high(), within(1e-3));
    assertThat(reverse.los()).isCloseTo(1 - estimate.los(), within(1e-9));
  }

  @Test
  void copiesDoNotNarrowTheInterval() {
    PairCounts once = new PairCounts(1, 0, 4, 0, 3);
    PairCounts fiveTimes = new PairCounts(5, 0, 20, 0, 15);
    EloEstimate copied = EloEstimate.ofClusters(fiveTimes, copies(5));
    EloEstimate single = EloEstimate.ofClusters(once, copies(1));
    assertThat(copied.elos().low()).isCloseTo(single.elos().low(), within(1e-6));
    assertThat(copied.pValue()).isCloseTo(0.3506, within(5e-5));
    assertThat(copied.eloError()).isGreaterThan(2 * EloEstimate.of(fiveTimes).eloError());
  }

  @Test
  void copiesOfOneOpeningCountAsOnePair() {
    Clusters copies = new Clusters();
    for (int i = 0; i < 1000; i++) {
      copies.add(0, 1);
    }
    EloEstimate copied = EloEstimate.ofClusters(new PairCounts(0, 0, 0, 0, 1000), copies);
    assertThat(copied).isEqualTo(EloEstimate.of(new PairCounts(0, 0, 0, 0, 1)));
  }

  @Test
  void clustersMustHoldTheSameUnits() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> EloEstimate.ofClusters(new GameCounts(1, 1, 1), new Clusters()));
  }

  private static Clusters copies(int times) {
    double[] scores = {1, 0.5, 0.5, 1, 0, 0.5, 1, 0.5};
    Clusters clusters = new Clusters();
    for (int i = 0; i < times * scores.length; i++) {
      clusters.add(i % scores.length, scores[i % scores.length]);
    }
    return clusters;
  }

  private static void assertFinite(EloEstimate estimate) {
    assertThat(
            DoubleStream.of(
                    estimate.score(),
                    estimate.standardError(),
                    estimate.elo(),
                    estimate.elos().low(),
                    estimate.elos().high(),
                    estimate.normalisedElo(),
                    estimate.normalisedError(),
                    estimate.los(),
                    estimate.pValue())
                .allMatch(Double::isFinite))
        .as(estimate.toString())
        .isTrue();
  }
}
