package warlab.lab.statistics.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import warlab.games.SeededStream;
import warlab.lab.statistics.basic.Moments;

/** Values with six digits are from numpy and scipy: BFGS, and the sandwich by matrices. */
class LogisticFitTest {

  /** The example is symmetric, so its best intercept is 0 and V56 holds as it stands. */
  @Test
  void v56BestScale() {
    LogisticFit fit = LogisticFit.of(WorkedExample.v56());
    assertThat(fit.scale()).isCloseTo(0.936533, within(5e-7));
    assertThat(fit.intercept()).isCloseTo(0, within(1e-9));
    assertThat(fit.scaleError()).isCloseTo(0.460881, within(5e-7));
    assertThat(fit.interceptError()).isCloseTo(0.710474, within(5e-7));
    assertThat(fit.isStep()).isFalse();
  }

  @Test
  void scoresThatAreAllTooLowHaveAnIntercept() {
    Predictions low =
        WorkedExample.predictions(
            new double[] {-5, -4, -3, -3, -2, -1, 0, 1}, new double[] {0, 0, 1, 0, 1, 0.5, 1, 1});
    LogisticFit fit = LogisticFit.of(low);
    assertThat(fit.scale()).isCloseTo(1.209213, within(5e-7));
    assertThat(fit.intercept()).isCloseTo(3.178945, within(5e-7));
    assertThat(fit.scaleError()).isCloseTo(0.577550, within(5e-6));
    assertThat(fit.interceptError()).isCloseTo(1.883703, within(5e-6));
    assertThat(Calibration.of(low, fit, 10).logLoss()).isCloseTo(0.402251, within(5e-7));
    assertThat(fit.expected(-3.178945 / 1.209213)).isCloseTo(0.5, within(1e-6));
  }

  /** At the best curve neither a steeper nor a higher one is better, to the last digits. */
  @Test
  void theFitGoesAllTheWay() {
    SeededStream stream = new SeededStream(5);
    for (int trial = 0; trial < 50; trial++) {
      double[] scores = new double[500];
      double[] results = new double[500];
      for (int i = 0; i < scores.length; i++) {
        scores[i] = stream.nextInt(2001) - 1000;
        results[i] = stream.nextInt(1000) < 500 + scores[i] / 4 ? 1 : 0;
      }
      LogisticFit fit = LogisticFit.of(WorkedExample.predictions(scores, results));
      double pull = 0;
      double held = 0;
      for (int i = 0; i < scores.length; i++) {
        double expected = fit.expected(scores[i]);
        pull += (results[i] - expected) * scores[i];
        held += expected * (1 - expected) * scores[i] * scores[i] * fit.scale();
      }
      assertThat(pull / held).as("relative error of the scale").isCloseTo(0, within(1e-11));
    }
  }

  @Test
  void addingTheSameToAllScoresChangesNoExpectation() {
    double[] shifted = Arrays.stream(WorkedExample.SCORES).map(x -> x - 700).toArray();
    LogisticFit fit = LogisticFit.of(WorkedExample.predictions(shifted, WorkedExample.RESULTS));
    assertThat(fit.scale()).isCloseTo(0.936533, within(5e-7));
    assertThat(fit.expected(-698))
        .isCloseTo(LogisticFit.of(WorkedExample.v56()).expected(2), within(1e-9));
  }

  @Test
  void scaleFollowsTheUnitOfTheScores() {
    double[] huge = Arrays.stream(WorkedExample.SCORES).map(x -> x * 6e8).toArray();
    LogisticFit fit = LogisticFit.of(WorkedExample.predictions(huge, WorkedExample.RESULTS));
    assertThat(fit.scale() * 6e8)
        .isCloseTo(LogisticFit.of(WorkedExample.v56()).scale(), within(1e-6));
  }

  @Test
  void aFewHugeScoresDoNotHideTheOthers() {
    double[] scores = Arrays.copyOf(WorkedExample.SCORES, 12);
    double[] results = Arrays.copyOf(WorkedExample.RESULTS, 12);
    scores[10] = 1.9e9;
    scores[11] = -1.9e9;
    results[10] = 1;
    assertThat(LogisticFit.of(WorkedExample.predictions(scores, results)).scale())
        .isCloseTo(0.936533, within(5e-6));
  }

  @Test
  void scoresThatTellEveryResultMakeAStep() {
    Predictions perfect =
        WorkedExample.predictions(new double[] {-5, 1, 3, 700}, new double[] {0, 0, 1, 1});
    LogisticFit fit = LogisticFit.of(perfect);
    assertThat(fit.isStep()).isTrue();
    assertThat(fit.expected(1)).isLessThan(1e-6);
    assertThat(fit.expected(3)).isGreaterThan(1 - 1e-6);
    assertThat(Calibration.of(perfect, fit, 10).logLoss()).isBetween(0.0, 1e-6);
    assertThat(Discrimination.of(perfect)).isEqualTo(new Discrimination(1, 0));
    Predictions reversed = WorkedExample.predictions(new double[] {-5, 5}, new double[] {1, 0});
    assertThat(LogisticFit.of(reversed).scale()).isNegative();
    assertThat(LogisticFit.of(reversed).isStep()).isTrue();
  }

  @Test
  void resultsThatAreAllAlikeNeedNoScore() {
    Predictions won = WorkedExample.predictions(new double[] {-5, 5, 9}, new double[] {1, 1, 1});
    assertThat(LogisticFit.of(won).isStep()).isTrue();
    assertThat(LogisticFit.of(won).expected(-5)).isGreaterThan(1 - 1e-6);
  }

  /** Draws where the curve crosses one half, and one score with both results. */
  @Test
  void stepsWithDoubtAtTheStepAreFinite() {
    Predictions drawn =
        WorkedExample.predictions(new double[] {-1, 0, 1}, new double[] {0, 0.5, 1});
    assertThat(LogisticFit.of(drawn).isStep()).isTrue();
    Predictions tied =
        WorkedExample.predictions(new double[] {0, 0, 1, 2}, new double[] {0, 1, 1, 1});
    LogisticFit fit = LogisticFit.of(tied);
    assertThat(fit.expected(0)).isCloseTo(0.5, within(1e-6));
    assertThat(fit.expected(1)).isGreaterThan(0.999);
    assertThat(fit.scaleError()).isFinite();
    assertThat(fit.interceptError()).isFinite();
  }

  @Test
  void copiesOfAPositionInOneGameAddNoEvidence() {
    LogisticFit copies = LogisticFit.of(WorkedExample.copies());
    LogisticFit once = LogisticFit.of(WorkedExample.v56());
    assertThat(copies.scaleError()).isCloseTo(once.scaleError(), within(1e-6));
    assertThat(copies.interceptError()).isCloseTo(once.interceptError(), within(1e-6));
  }

  @Test
  void errorIsThatOfRepeatedExperiments() {
    Moments scales = Moments.NONE;
    Moments intercepts = Moments.NONE;
    Moments errors = Moments.NONE;
    for (int i = 0; i < 300; i++) {
      LogisticFit fit = LogisticFit.of(WorkedExample.simulated(SeededStream.derive(4, i)));
      scales = scales.with(fit.scale());
      intercepts = intercepts.with(fit.intercept());
      errors = errors.with(fit.scaleError());
    }
    assertThat(scales.mean()).isCloseTo(0.8, within(0.05));
    assertThat(intercepts.mean()).isCloseTo(0.5, within(0.05));
    assertThat(errors.mean() / scales.deviation()).isBetween(0.85, 1.15);
  }
}
