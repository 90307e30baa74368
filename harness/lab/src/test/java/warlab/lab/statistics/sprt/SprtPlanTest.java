package warlab.lab.statistics.sprt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import warlab.lab.config.SprtSpec;

class SprtPlanTest {
  private static final SprtSpec LOGISTIC = new SprtSpec(0, 10, 0.05, 0.05, SprtSpec.Model.LOGISTIC);

  @ParameterizedTest(name = "V31 true Elo {0}")
  @CsvSource({"0, 5121", "10, 5121", "5, 8377", "15, 2831"})
  void v31ExpectedGames(double elo, long games) {
    assertThat(Math.round(new SprtPlan(LOGISTIC, 0.2).expectedGames(elo))).isEqualTo(games);
  }

  @Test
  void v31PassProbability() {
    SprtPlan plan = new SprtPlan(LOGISTIC, 0.2);
    assertThat(plan.walk(-5).passProbability()).isCloseTo(0.0028, within(5e-5));
    assertThat(plan.walk(0).passProbability()).isCloseTo(0.05, within(1e-9));
    assertThat(plan.walk(10).passProbability()).isCloseTo(0.95, within(1e-9));
  }

  @ParameterizedTest
  @EnumSource
  void hypothesesMayLieOnBothSidesOfZero(SprtSpec.Model model) {
    SprtPlan plan = new SprtPlan(new SprtSpec(-5, 10, 0.05, 0.1, model), 0.2);
    assertThat(plan.walk(-5).passProbability()).isCloseTo(0.05, within(1e-9));
    assertThat(plan.walk(10).passProbability()).isCloseTo(0.9, within(1e-9));
  }

  /** By hand: halfway between the hypotheses it is the square of ln 19 over 5 normalized Elo. */
  @Test
  void normalizedPlansAreInDeviationsOfAGame() {
    assertThat(new SprtPlan(SprtSpec.of(0, 5), 0.2).expectedGames(2.5))
        .isCloseTo(41861.3958, within(1e-3));
  }

  @Test
  void normalizedPlansDoNotDependOnTheVariance() {
    SprtSpec settings = SprtSpec.of(0, 5);
    assertThat(new SprtPlan(settings, 0.25).expectedGames(0))
        .isEqualTo(new SprtPlan(settings, 0.05).expectedGames(0));
  }
}
