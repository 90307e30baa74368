package warlab.lab.statistics.elo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ScoreCountsTest {

  @Test
  void v6ScoreAndVarianceOfPairs() {
    PairCounts pairs = new PairCounts(34, 54, 63, 64, 75);
    assertThat(pairs.score()).isCloseTo(0.579310, within(5e-7));
    assertThat(pairs.variance()).isCloseTo(0.113106, within(5e-7));
    assertThat(pairs.games()).isEqualTo(580);
  }

  @Test
  void v9PairingHalvesTheVarianceOfAGame() {
    PairCounts pairs = new PairCounts(20, 180, 620, 240, 40);
    GameCounts games = new GameCounts(640, 820, 740);
    assertThat(pairs.score()).isEqualTo(games.score());
    assertThat(games.gameVariance()).isCloseTo(0.156302, within(5e-7));
    assertThat(pairs.gameVariance()).isCloseTo(0.073967, within(5e-7));
    double ratio = pairs.gameVariance() / games.gameVariance();
    assertThat(ratio).isCloseTo(0.4732, within(5e-5));
    assertThat(Math.round(games.games() / ratio)).isEqualTo(4649);
  }

  @Test
  void theOtherSideHasTheOtherScore() {
    assertThat(new GameCounts(1, 2, 3).reversed()).isEqualTo(new GameCounts(3, 2, 1));
  }

  @Test
  void nothingPlayedIsEven() {
    assertThat(new GameCounts(0, 0, 0).score()).isEqualTo(0.5);
    assertThat(PairCounts.of(0, 0, 0, 0, 0).variance()).isZero();
  }

  @Test
  void countsAreFiveAndNotNegative() {
    assertThatIllegalArgumentException().isThrownBy(() -> PairCounts.of(1, 2, 3));
    assertThatIllegalArgumentException().isThrownBy(() -> new PairCounts(0, 0, -1, 0, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> new GameCounts(0, -1, 0));
  }
}
