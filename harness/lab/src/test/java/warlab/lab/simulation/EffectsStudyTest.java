package warlab.lab.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import warlab.lab.simulation.EffectsStudy.Result;
import warlab.lab.simulation.EffectsStudy.Shape;

@Tag("long")
class EffectsStudyTest {
  private final EffectsStudy study = new EffectsStudy(100);

  @Test
  void intervalsHoldAndClaimsAreTrue() {
    for (Shape shape : Shape.values()) {
      for (double cell : new double[] {0, 60}) {
        Result result = study.sweeps(shape, cell, 20);
        assertThat(result.coverage()).as("%s, %s", shape, cell).isGreaterThan(0.93);
        assertThat(result.falseClaims()).as("%s, %s", shape, cell).isLessThan(0.12);
      }
    }
  }

  @Test
  void anInteractionIsFoundWhereThereIsOne() {
    assertThat(study.sweeps(Shape.TWO_BY_THREE, 60, 100).interactions()).isGreaterThan(0.8);
    assertThat(study.sweeps(Shape.TWO_BY_THREE, 0, 100).interactions()).isLessThan(0.12);
  }
}
