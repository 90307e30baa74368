package warlab.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The same as {@link StoppedStudy} in a few cells, with three deviations for chance. */
@Tag("long")
class StoppedStudyTest {
  private static final int REPLICATIONS = 400;
  private static final double DEVIATION = Math.sqrt(0.05 * 0.95 / REPLICATIONS);

  @ParameterizedTest(name = "{0} [0, {1}] at {2}, cap {3}")
  @CsvSource({
    "DECISIVE, 40, 0.5, 100000",
    "DECISIVE, 40, 0.8, 100000",
    "DECISIVE, 40, 0.92, 100000",
    "DECISIVE, 40, 0.95, 100000",
    "DECISIVE, 40, 0.97, 100000",
    "DECISIVE, 40, 0.99, 100000",
    "DRAWISH, 20, 0.6, 100000",
    "DRAWISH, 10, 0.7, 100000",
    "DRAWISH, 10, 0.9, 100000",
    "ALIKE, 40, 0.7, 100000",
    "ALIKE, 20, 0.95, 100000",
    "GAMES, 40, 0.6, 100000",
    "GAMES, 40, 0.95, 100000",
    "DECISIVE, 20, 0.52, 150"
  })
  void intervalsHoldTheTruthAsOftenAsTheySay(UnitShape shape, double elo1, double score, int cap) {
    StoppedCell.Quality quality = new StoppedCell(shape, elo1, score, cap).measure(REPLICATIONS);
    assertThat(quality.coverage()).isGreaterThan(0.93 - 3 * DEVIATION);
    if (score <= 0.8) {
      assertThat(quality.coverage()).isLessThan(0.975 + 3 * DEVIATION);
    }
    if (score <= 0.95) {
      // The median of that many estimates has a deviation of 1.6 % of the width.
      assertThat(quality.bias()).isCloseTo(0, within(0.05 + 3 * 0.016));
    }
  }
}
