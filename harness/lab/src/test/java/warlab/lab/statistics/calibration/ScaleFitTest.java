package warlab.lab.statistics.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import warlab.games.SeededStream;
import warlab.lab.statistics.basic.Moments;

class ScaleFitTest {

  @Test
  void v56BestScale() {
    ScaleFit fit = ScaleFit.of(WorkedExample.v56());
    assertThat(fit.scale()).isCloseTo(0.936533, within(5e-7));
    assertThat(fit.isStep()).isFalse();
    assertThat(fit.standardError()).isBetween(0.1, 1.0);
  }

  @Test
  void scaleFollowsTheUnitOfTheScores() {
    double[] huge = Arrays.stream(WorkedExample.SCORES).map(x -> x * 6e8).toArray();
    assertThat(ScaleFit.of(WorkedExample.predictions(huge, WorkedExample.RESULTS)).scale() * 6e8)
        .isCloseTo(ScaleFit.of(WorkedExample.v56()).scale(), within(1e-9));
  }

  @Test
  void aFewHugeScoresDoNotHideTheOthers() {
    double[] scores = Arrays.copyOf(WorkedExample.SCORES, 12);
    double[] results = Arrays.copyOf(WorkedExample.RESULTS, 12);
    scores[10] = 1.9e9;
    scores[11] = -1.9e9;
    results[10] = 1;
    assertThat(ScaleFit.of(WorkedExample.predictions(scores, results)).scale())
        .isCloseTo(0.936533, within(5e-7));
  }

  @Test
  void perfectScoresMakeAStep() {
    Predictions perfect =
        WorkedExample.predictions(new double[] {-5, -1, 1, 700}, new double[] {0, 0, 1, 1});
    ScaleFit fit = ScaleFit.of(perfect);
    assertThat(fit.isStep()).isTrue();
    assertThat(fit.scale()).isEqualTo(30);
    Calibration calibration = Calibration.of(perfect, fit.scale(), 10);
    assertThat(calibration.logLoss()).isBetween(0.0, 1e-12);
    assertThat(Discrimination.of(perfect)).isEqualTo(new Discrimination(1, 0));
    Predictions reversed = WorkedExample.predictions(new double[] {-5, 5}, new double[] {1, 0});
    assertThat(ScaleFit.of(reversed).scale()).isEqualTo(-6);
  }

  @Test
  void copiesOfAPositionInOneGameAddNoEvidence() {
    assertThat(ScaleFit.of(WorkedExample.copies()).standardError())
        .isCloseTo(ScaleFit.of(WorkedExample.v56()).standardError(), within(1e-9));
  }

  @Test
  void errorIsThatOfRepeatedExperiments() {
    Moments scales = Moments.NONE;
    Moments errors = Moments.NONE;
    for (int i = 0; i < 300; i++) {
      ScaleFit fit = ScaleFit.of(WorkedExample.simulated(SeededStream.derive(4, i)));
      scales = scales.with(fit.scale());
      errors = errors.with(fit.standardError());
    }
    assertThat(scales.mean()).isCloseTo(0.8, within(0.05));
    assertThat(errors.mean() / scales.deviation()).isBetween(0.85, 1.15);
  }
}
