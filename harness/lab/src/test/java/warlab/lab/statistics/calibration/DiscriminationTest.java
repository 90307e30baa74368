package warlab.lab.statistics.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import warlab.games.SeededStream;
import warlab.lab.statistics.basic.Moments;

class DiscriminationTest {

  @Test
  void v56AreaUnderTheCurve() {
    assertThat(Discrimination.of(WorkedExample.v56()).area()).isCloseTo(0.875, within(1e-12));
  }

  @Test
  void withoutBothWinsAndLossesTheAreaIsHalf() {
    Predictions wins = WorkedExample.predictions(new double[] {1, 2}, new double[] {1, 1});
    assertThat(Discrimination.of(wins)).isEqualTo(new Discrimination(0.5, 0));
  }

  @Test
  void copiesOfAPositionInOneGameAddNoEvidence() {
    assertThat(Discrimination.of(WorkedExample.copies()).standardError())
        .isCloseTo(Discrimination.of(WorkedExample.v56()).standardError(), within(1e-9));
  }

  @Test
  void errorIsThatOfRepeatedExperiments() {
    Moments areas = Moments.NONE;
    Moments errors = Moments.NONE;
    for (int i = 0; i < 300; i++) {
      Discrimination simulated =
          Discrimination.of(WorkedExample.simulated(SeededStream.derive(5, i)));
      areas = areas.with(simulated.area());
      errors = errors.with(simulated.standardError());
    }
    assertThat(errors.mean() / areas.deviation()).isBetween(0.85, 1.15);
  }
}
