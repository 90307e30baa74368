package warlab.lab.statistics.elo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.apache.commons.math3.util.CombinatoricsUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** V32 is one-sided and of normal theory, so it is none of this plan's. */
class FixedLengthPlanTest {

  /** By adding up the probabilities of all matches that show the difference. */
  @ParameterizedTest
  @CsvSource({"4, 0.05", "6, 0.05", "10, 0.035", "25, 0.015", "60, 0.01", "150, 0.01"})
  void nineteenOfTwentyMatchesShowWhatIsPromised(int pairs, double grain) {
    double elo = new FixedLengthPlan(pairs, 2, 0.05).detectableElo().orElseThrow();
    assertThat(power(pairs, Elo.toScore(elo))).isCloseTo(0.95, within(grain));
  }

  private static double power(int pairs, double won) {
    double lost = 1 - won;
    double power = 0;
    for (int ll = 0; ll <= pairs; ll++) {
      for (int ww = 0; ww <= pairs - ll; ww++) {
        int even = pairs - ll - ww;
        ScoreLaw law = ScoreLaw.of(new PairCounts(ll, 0, even, 0, ww));
        if (ww > ll && law.pValue() < 0.05) {
          power +=
              StrictMath.exp(
                  CombinatoricsUtils.factorialLog(pairs)
                      - CombinatoricsUtils.factorialLog(ll)
                      - CombinatoricsUtils.factorialLog(even)
                      - CombinatoricsUtils.factorialLog(ww)
                      + 2 * ll * StrictMath.log(lost)
                      + even * StrictMath.log(2 * lost * won)
                      + 2 * ww * StrictMath.log(won));
        }
      }
    }
    return power;
  }

  /** Of many games normal theory says the same: the square of 3.605 over the games, quartered. */
  @ParameterizedTest
  @CsvSource({"500, 2, 39.7", "1000, 1, 39.7", "100000, 2, 2.80", "100000000, 2, 0.0886"})
  void manyGamesAreNormal(long units, int gamesPerUnit, double elo) {
    assertThat(new FixedLengthPlan(units, gamesPerUnit, 0.05).detectableElo().orElseThrow())
        .isCloseTo(elo, within(0.01 * elo));
  }

  @ParameterizedTest
  @CsvSource({"0, 2", "1, 2", "2, 2", "3, 2", "3, 1"})
  void soFewGamesShowNothing(long units, int gamesPerUnit) {
    assertThat(new FixedLengthPlan(units, gamesPerUnit, 0.05).detectableElo()).isEmpty();
  }

  @Test
  void aStricterLevelTakesALargerDifference() {
    assertThat(new FixedLengthPlan(100, 2, 0.005).detectableElo().orElseThrow())
        .isGreaterThan(new FixedLengthPlan(100, 2, 0.05).detectableElo().orElseThrow());
  }
}
