package warlab.lab.statistics.elo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ScorePosteriorTest {

  @Test
  void v39ThreePairsAllWon() {
    ScorePosterior posterior = ScorePosterior.of(new PairCounts(0, 0, 0, 0, 3), 1);
    assertThat(posterior.mean()).isCloseTo(0.772727, within(5e-7));
    assertThat(posterior.deviation()).isCloseTo(0.135193, within(5e-7));
    assertThat(Elo.fromScore(posterior.mean())).isCloseTo(212.59, within(0.005));
  }

  @Test
  void distributionHasTheSameMeanAndDeviation() {
    ScorePosterior posterior = ScorePosterior.of(new GameCounts(0, 2, 5), 1);
    assertThat(posterior.distribution().getNumericalMean())
        .isCloseTo(posterior.mean(), within(1e-12));
    assertThat(Math.sqrt(posterior.distribution().getNumericalVariance()))
        .isCloseTo(posterior.deviation(), within(1e-12));
  }

  @Test
  void nothingPlayedIsEvenAndWide() {
    ScorePosterior posterior = ScorePosterior.of(new GameCounts(0, 0, 0), 1);
    assertThat(posterior.mean()).isEqualTo(0.5);
    assertThat(posterior.deviation()).isGreaterThan(0.2);
  }
}
