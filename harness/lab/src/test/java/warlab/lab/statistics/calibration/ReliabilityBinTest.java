package warlab.lab.statistics.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.elo.ScoreLaw;

class ReliabilityBinTest {
  private static final LogisticFit CURVE = new LogisticFit(1, 0, 0, 0, false);

  @Test
  void binsHoldPredictionsOfTheirRangeWithOneVoteAGame() {
    double[] scores = {-2, -2, -2, -2, 0.1, 3};
    double[] results = {0, 0, 0, 0, 1, 1};
    Predictions predictions =
        Predictions.of(scores, results, new int[] {0, 0, 1, 1, 1, 2}, new int[6]);
    Calibration calibration = Calibration.of(predictions, CURVE, 4);
    assertThat(calibration.bins()).hasSize(3);
    ReliabilityBin lowest = calibration.bins().get(0);
    assertThat(lowest.positions()).isEqualTo(4);
    assertThat(lowest.games()).isEqualTo(2);
    assertThat(lowest.actual()).isZero();
    assertThat(lowest.predicted()).isCloseTo(0.119203, within(5e-7));
    assertThat(lowest.actuals().high()).isCloseTo(0.694842, within(5e-7));
    for (ReliabilityBin bin : calibration.bins()) {
      assertThat(bin.predicted()).isBetween(bin.range().low(), bin.range().high());
      assertThat(bin.actual()).isBetween(bin.actuals().low(), bin.actuals().high());
    }
  }

  @Test
  void binsOfEqualWidthTellTheirRangeAndTheIntervalOfTheirGames() {
    double[] scores = {-3, 3, 3};
    Predictions predictions =
        Predictions.of(scores, new double[] {0, 1, 0}, new int[] {0, 1, 2}, new int[3]);
    List<ReliabilityBin> bins = Calibration.of(predictions, CURVE, 4).bins();
    assertThat(bins)
        .extracting(ReliabilityBin::range)
        .containsExactly(new Interval(0, 0.25), new Interval(0.75, 1));
    assertThat(bins.get(1).actual()).isEqualTo(0.5);
    assertThat(bins.get(1).actuals()).isEqualTo(ScoreLaw.of(1, 1).estimate().scores());
  }
}
