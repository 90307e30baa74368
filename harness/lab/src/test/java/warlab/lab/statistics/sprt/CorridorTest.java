package warlab.lab.statistics.sprt;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import warlab.lab.config.SprtSpec;
import warlab.lab.statistics.elo.PairCounts;

class CorridorTest {
  private static final SprtSpec SETTINGS = SprtSpec.of(0, 40);
  private static final ScoreFamily FAMILY = new ScoreFamily(new double[] {0.1, 0.2, 0.3, 0.2, 0.2});
  private static final Corridor CORRIDOR =
      new Corridor(FAMILY, SETTINGS, 100, SETTINGS.lowerBound(), SETTINGS.upperBound());

  @Test
  void endsWhereTheTestOfPairsWonAlikeEnds() {
    for (int pairs = 1; pairs < 40; pairs++) {
      boolean ends = Llr.of(new PairCounts(0, 0, 0, 0, pairs), SETTINGS) >= SETTINGS.upperBound();
      assertThat(CORRIDOR.isAbove(pairs, 4 * pairs)).as("%s pairs", pairs).isEqualTo(ends);
    }
  }

  @Test
  void endsWhereTheTestWithTheExpectedCountsEnds() {
    // 100 pairs with the counts of the family itself, and how far they are.
    double llr = Llr.of(new PairCounts(10, 20, 30, 20, 20), SETTINGS);
    Corridor upTo = new Corridor(FAMILY, SETTINGS, 100, -9, llr - 1e-3);
    Corridor beyond = new Corridor(FAMILY, SETTINGS, 100, -9, llr + 1e-3);
    assertThat(upTo.isAbove(100, 220)).isTrue();
    assertThat(beyond.isAbove(100, 220)).isFalse();
  }
}
