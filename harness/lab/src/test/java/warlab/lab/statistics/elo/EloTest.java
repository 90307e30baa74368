package warlab.lab.statistics.elo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EloTest {

  @ParameterizedTest(name = "V1 score {0}")
  @CsvSource({"0.51, 6.9496", "0.55, 34.8601", "0.60, 70.4365", "0.75, 190.8485", "0.90, 381.6970"})
  void v1EloOfAScore(double score, double elo) {
    assertThat(Elo.fromScore(score)).isCloseTo(elo, within(5e-5));
  }

  @ParameterizedTest(name = "V2 Elo {0}")
  @CsvSource({
    "5, 0.507195",
    "10, 0.514387",
    "20, 0.528751",
    "50, 0.571463",
    "100, 0.640065",
    "200, 0.759747",
    "400, 0.909091"
  })
  void v2ScoreOfAnElo(double elo, double score) {
    assertThat(Elo.toScore(elo)).isCloseTo(score, within(5e-7));
  }

  @ParameterizedTest(name = "V44 {0} of 300")
  @CsvSource({"225, 190.849", "182, 75.276", "133, -39.546", "60, -240.824"})
  void v44PooledScoresAsOtherToolsPrintThem(int points, double elo) {
    assertThat(Elo.fromScore(points / 300.0)).isCloseTo(elo, within(5e-4));
  }

  @Test
  void certaintyIsInfinite() {
    assertThat(Elo.fromScore(1)).isInfinite().isPositive();
    assertThat(Elo.fromScore(0)).isInfinite().isNegative();
  }

  @Test
  void normalizedScale() {
    assertThat(Elo.NORMALIZED_SCALE).isCloseTo(347.43558552260146, within(1e-13));
  }
}
