package warlab.lab.statistics.elo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class LosTest {

  @Test
  void v4TheOtherDefinitions() {
    GameCounts games = new GameCounts(96, 111, 136);
    assertThat(Los.ofDecisive(games)).isCloseTo(0.995682, within(5e-7));
    assertThat(Los.bayesian(games)).isCloseTo(0.995681, within(5e-7));
  }

  @Test
  void drawsOnlySayNothing() {
    assertThat(Los.ofDecisive(new GameCounts(0, 9, 0))).isEqualTo(0.5);
    assertThat(Los.bayesian(new GameCounts(0, 9, 0))).isEqualTo(0.5);
  }
}
