package warlab.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.elo.ScoreLaw;

class AlikeStudyTest {
  private static final int REPLICATIONS = 1000;

  /** Three standard errors of a share near 5 %. */
  private static final double ERROR = 3 * Math.sqrt(0.05 * 0.95 / REPLICATIONS);

  private static final double ROUNDING = 1e-11;

  /** Of a hundred thousand counts. */
  @Test
  @Tag("long")
  void everyEndIsAQuantileAndAgreesWithP() {
    AlikeStudy.scans(95_000)
        .forEach(
            (name, all) ->
                assertThat(all)
                    .as(name)
                    .allSatisfy(counts -> assertThat(AlikeStudy.problems(counts)).isEmpty()));
  }

  @Test
  void aBetterResultLowersNoEnd() {
    for (List<double[]> all : AlikeStudy.scans(0).values()) {
      for (double[] counts : all) {
        Interval before = ScoreLaw.of(counts).estimate().scores();
        for (int outcome = 0; outcome < counts.length - 1; outcome++) {
          if (counts[outcome] > 0) {
            double[] better = counts.clone();
            better[outcome]--;
            better[outcome + 1]++;
            Interval after = ScoreLaw.of(better).estimate().scores();
            assertThat(after.low()).isGreaterThanOrEqualTo(before.low() - ROUNDING);
            assertThat(after.high()).isGreaterThanOrEqualTo(before.high() - ROUNDING);
          }
        }
      }
    }
  }

  /** At least five pairs are not even on average. */
  @ParameterizedTest
  @CsvSource({"100, 0.9", "1000, 0.99", "10000, 0.999", "10000, 0.99"})
  void theIntervalHoldsTheTrueScore(int pairs, double even) {
    for (double worse : new double[] {0.5, 0.6}) {
      assertThat(AlikeStudy.coverage(pairs, even, worse, REPLICATIONS))
          .as("%.1f lost of those that are not even", worse)
          .isBetween(0.93 - ERROR, 1.0);
    }
  }
}
