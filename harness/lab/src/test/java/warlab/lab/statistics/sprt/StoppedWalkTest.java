package warlab.lab.statistics.sprt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.lab.config.SprtSpec;

/** Held against the plain way: every series of outcomes by itself. */
class StoppedWalkTest {
  private static final double[] PROBABILITIES = {0.3, 0.25, 0.45};
  private static final ScoreFamily FAMILY = new ScoreFamily(PROBABILITIES);

  /** So narrow that most series leave it within ten games. */
  private static final Corridor CORRIDOR = new Corridor(FAMILY, SprtSpec.of(0, 150), 10, -0.7, 0.7);

  @ParameterizedTest
  @CsvSource({"10, 9", "10, 14", "7, 12", "4, 1", "1, 2"})
  void addsUpAllSeriesWithABetterOutcome(int units, int sum) {
    StoppedWalk walk = new StoppedWalk(FAMILY, CORRIDOR, units, sum);
    for (double tilt : new double[] {-1.5, -0.2, 0, 0.4, 2}) {
      double expected = better(FAMILY.tilted(tilt), 0, 0, units, sum);
      assertThat(walk.better(tilt)).isCloseTo(expected, within(1e-12));
    }
  }

  @Test
  void someSeriesEndEarlyAtEitherBound() {
    assertThat(CORRIDOR.isAbove(5, 10)).isTrue();
    assertThat(CORRIDOR.isBelow(5, 0)).isTrue();
    assertThat(CORRIDOR.isAbove(5, 6)).isFalse();
    assertThat(CORRIDOR.isBelow(5, 6)).isFalse();
  }

  private static double better(double[] chances, int played, int points, int units, int sum) {
    if (played == units) {
      return points > sum ? 1 : points == sum ? 0.5 : 0;
    }
    if (played > 0 && CORRIDOR.isAbove(played, points)) {
      return 1;
    }
    if (played > 0 && CORRIDOR.isBelow(played, points)) {
      return 0;
    }
    double better = 0;
    for (int i = 0; i < chances.length; i++) {
      better += chances[i] * better(chances, played + 1, points + i, units, sum);
    }
    return better;
  }
}
