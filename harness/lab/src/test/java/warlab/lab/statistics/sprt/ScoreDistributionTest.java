package warlab.lab.statistics.sprt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.SeededStream;
import warlab.lab.statistics.elo.Elo;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.elo.PairCounts;

class ScoreDistributionTest {

  @Test
  void outcomesThatNeverHappenedCountALittle() {
    ScoreDistribution observed = ScoreDistribution.of(new GameCounts(0, 1, 2), 0.001);
    assertThat(observed.units()).isCloseTo(3.001, within(1e-12));
    assertThat(observed.probability(0)).isCloseTo(0.001 / 3.001, within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.05, 0.5, 0.9})
  void theClosestDistributionHasTheDemandedMean(double mean) {
    double[] closest = observed(new SeededStream(1)).closestWithMean(mean);
    assertThat(sum(closest)).isCloseTo(1, within(1e-9));
    assertThat(mean(closest)).isCloseTo(mean, within(1e-9));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-200, -60, 0, 5, 100, 150, 200})
  void theClosestDistributionHasTheDemandedNormalizedElo(double elo) {
    SeededStream stream = new SeededStream(3);
    for (int i = 0; i < 500; i++) {
      double[] closest = observed(stream).closestWithNormalizedElo(elo);
      double mean = mean(closest);
      double variance = 0;
      for (int j = 0; j < closest.length; j++) {
        variance += closest[j] * (j / 4.0 - mean) * (j / 4.0 - mean);
      }
      assertThat(sum(closest)).isCloseTo(1, within(1e-6));
      assertThat((mean - 0.5) / Math.sqrt(2 * variance) * Elo.NORMALIZED_SCALE)
          .isCloseTo(elo, within(1e-4));
    }
  }

  /** Pairs with many zeros and counts from one to half a million. */
  private static ScoreDistribution observed(SeededStream stream) {
    long[] counts = new long[5];
    for (int i = 0; i < counts.length; i++) {
      counts[i] = stream.nextInt(3) == 0 ? 1L << stream.nextInt(20) : 0;
    }
    return ScoreDistribution.of(PairCounts.of(counts), ScoreDistribution.MISSING);
  }

  private static double sum(double[] distribution) {
    double sum = 0;
    for (double probability : distribution) {
      sum += probability;
    }
    return sum;
  }

  private static double mean(double[] distribution) {
    double mean = 0;
    for (int i = 0; i < distribution.length; i++) {
      mean += distribution[i] * i / (distribution.length - 1);
    }
    return mean;
  }
}
