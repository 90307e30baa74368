package warlab.lab.statistics.elo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FixedLengthPlanTest {

  @ParameterizedTest(name = "V32 {0} Elo")
  @CsvSource({"2, 326598", "5, 52262", "10, 13071", "20, 3274", "50, 530"})
  void v32GamesThatFindADifference(double elo, long games) {
    assertThat(FixedLengthPlan.STANDARD.detectableElo(games)).isLessThanOrEqualTo(elo);
    assertThat(FixedLengthPlan.STANDARD.detectableElo(games - 1)).isGreaterThan(elo);
  }

  @Test
  void hardlyAnyGamesFindNothingButStayFinite() {
    assertThat(FixedLengthPlan.STANDARD.detectableElo(0)).isEqualTo(Elo.LIMIT);
    assertThat(FixedLengthPlan.STANDARD.detectableElo(1)).isEqualTo(Elo.LIMIT);
  }

  @Test
  void impossiblePlansAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new FixedLengthPlan(0, 0.9, 0.25));
    assertThatIllegalArgumentException().isThrownBy(() -> new FixedLengthPlan(0.05, 0.9, 0));
  }
}
