package warlab.lab.statistics.elo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ScoreCountsTest {

  @Test
  void v6ScoreOfPairs() {
    PairCounts pairs = new PairCounts(34, 54, 63, 64, 75);
    assertThat(pairs.score()).isCloseTo(0.579310, within(5e-7));
    assertThat(pairs.games()).isEqualTo(580);
  }

  @Test
  void v9PairsHaveTheScoreOfTheirGames() {
    assertThat(new PairCounts(20, 180, 620, 240, 40).score())
        .isEqualTo(new GameCounts(640, 820, 740).score());
  }

  @Test
  void pairsAddUp() {
    assertThat(new PairCounts(1, 2, 3, 4, 5).plus(new PairCounts(10, 20, 30, 40, 50)))
        .isEqualTo(new PairCounts(11, 22, 33, 44, 55));
  }

  @Test
  void theOtherSideHasTheOtherScore() {
    assertThat(new GameCounts(1, 2, 3).reversed()).isEqualTo(new GameCounts(3, 2, 1));
    assertThat(new PairCounts(1, 2, 3, 4, 5).reversed()).isEqualTo(new PairCounts(5, 4, 3, 2, 1));
  }

  @Test
  void nothingPlayedIsEven() {
    assertThat(new GameCounts(0, 0, 0).score()).isEqualTo(0.5);
    assertThat(PairCounts.NONE.score()).isEqualTo(0.5);
  }

  @Test
  void countsAreFiveAndNotNegative() {
    assertThatIllegalArgumentException().isThrownBy(() -> PairCounts.of(1, 2, 3));
    assertThatIllegalArgumentException().isThrownBy(() -> new PairCounts(0, 0, -1, 0, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> new GameCounts(0, -1, 0));
  }
}
