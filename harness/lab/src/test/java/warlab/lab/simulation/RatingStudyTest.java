package warlab.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import warlab.lab.simulation.RatingStudy.Tie;

class RatingStudyTest {

  @ParameterizedTest
  @EnumSource
  void theIntervalOfADifferenceHoldsTheTrueOne(Tie tie) {
    RatingStudy study = new RatingStudy(300);
    for (double spread : RatingStudy.SPREADS) {
      assertThat(study.coverage(50, spread, tie)).as("spread %s", spread).isBetween(0.93, 1.0);
    }
  }
}
