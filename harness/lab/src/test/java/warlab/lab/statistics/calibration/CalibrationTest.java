package warlab.lab.statistics.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class CalibrationTest {
  private static final LogisticFit CURVE = new LogisticFit(1, 0, 0, 0, false);
  private static final LogisticFit FLAT = new LogisticFit(0, 0, 0, 0, false);

  @Test
  void v56AtScaleOne() {
    Calibration calibration = Calibration.of(WorkedExample.v56(), CURVE, 2);
    assertThat(calibration.brier()).isCloseTo(0.124647, within(5e-7));
    assertThat(calibration.logLoss()).isCloseTo(0.499037, within(5e-7));
    assertThat(calibration.calibrationError()).isCloseTo(0.059098, within(5e-7));
  }

  @Test
  void v56AtTheBestScale() {
    Calibration calibration =
        Calibration.of(WorkedExample.v56(), LogisticFit.of(WorkedExample.v56()), 10);
    assertThat(calibration.logLoss()).isCloseTo(0.498512, within(5e-7));
    assertThat(calibration.brier()).isCloseTo(0.123272, within(5e-7));
  }

  @Test
  void wrongCertaintyCostsMuchButNotEverything() {
    Predictions wrong = WorkedExample.predictions(new double[] {1e9}, new double[] {0});
    assertThat(Calibration.of(wrong, CURVE, 10).logLoss()).isBetween(34.0, 35.0);
  }

  @Test
  void nothingToSayIsFinite() {
    Predictions none = WorkedExample.predictions(new double[0], new double[0]);
    assertThat(LogisticFit.of(none)).isEqualTo(FLAT);
    assertThat(Discrimination.of(none)).isEqualTo(new Discrimination(0.5, 0));
    assertThat(Calibration.of(none, FLAT, 10).logLoss()).isZero();
    Predictions silent = WorkedExample.predictions(new double[] {0, 0}, new double[] {1, 0});
    assertThat(LogisticFit.of(silent).scale()).isZero();
    assertThat(Calibration.of(silent, FLAT, 10).logLoss())
        .isCloseTo(StrictMath.log(2), within(1e-12));
  }

  @Test
  void copiesOfAPositionInOneGameAddNoEvidence() {
    assertThat(Calibration.of(WorkedExample.copies(), CURVE, 5).brierError())
        .isCloseTo(Calibration.of(WorkedExample.v56(), CURVE, 5).brierError(), within(1e-9));
  }
}
