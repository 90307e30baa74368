package warlab.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import warlab.lab.simulation.CoverageStudy.Result;

class CoverageStudyTest {
  private static final int REPLICATIONS = 1000;

  /** Three standard errors of a share near 5 %. */
  private static final double ERROR = 3 * Math.sqrt(0.05 * 0.95 / REPLICATIONS);

  static IntStream pairs() {
    return IntStream.of(CoverageStudy.PAIRS);
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void theIntervalHoldsTheTrueScore(int pairs) {
    CoverageStudy study = new CoverageStudy(REPLICATIONS);
    for (double score : CoverageStudy.SCORES) {
      for (double drawn : CoverageStudy.DRAWS) {
        Result result = study.matches(pairs, score, drawn);
        String where = pairs + " pairs at " + score + ", draws " + drawn;
        // With 10,000 matches a cell 0.93 holds but at 0.98, where a rare draw is all there is.
        double least = score < 0.98 ? 0.93 : 0.90;
        assertThat(result.coverage()).as(where).isBetween(least - ERROR, 1.0);
        double error = Math.sqrt(score * (1 - score) / 2 / pairs / REPLICATIONS);
        assertThat(result.bias()).as(where).isCloseTo(0, within(4 * error));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void equalPlayersAreSeldomCalledDifferent(int pairs) {
    CoverageStudy study = new CoverageStudy(REPLICATIONS);
    for (double drawn : CoverageStudy.DRAWS) {
      assertThat(study.matches(pairs, 0.5, drawn).claims()).isLessThan(0.054 + ERROR);
    }
  }
}
