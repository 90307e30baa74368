package warlab.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import warlab.lab.simulation.FitStudy.Kind;

class FitStudyTest {
  private final FitStudy study = new FitStudy(200);

  @ParameterizedTest
  @EnumSource
  void aScaleThatFitsIsSeldomRefused(Kind kind) {
    assertThat(study.refused(6, 20, 0, kind)).isLessThan(0.11);
  }

  @ParameterizedTest
  @EnumSource(names = {"DECISIVE", "DRAWISH", "ALIKE"})
  void distancesDoNotMatter(Kind kind) {
    assertThat(study.refused(6, 20, 60, kind)).isLessThan(0.11);
  }

  @Test
  void aCycleIsRefused() {
    assertThat(study.cycles(20, 0.74)).isGreaterThan(0.99);
  }
}
