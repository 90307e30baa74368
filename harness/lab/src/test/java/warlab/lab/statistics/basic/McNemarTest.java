package warlab.lab.statistics.basic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class McNemarTest {

  @Test
  void v51ThirtyAgainstFourteen() {
    McNemar test = McNemar.of(30, 14);
    assertThat(test.chiSquare()).isCloseTo(5.818182, within(5e-7));
    assertThat(test.pValue()).isCloseTo(0.015861, within(5e-7));
    assertThat(test.correctedPValue()).isCloseTo(0.023739, within(5e-7));
    assertThat(test.exactPValue()).isCloseTo(0.022629, within(5e-7));
  }

  @Test
  void pairsThatAgreeSayNothing() {
    assertThat(McNemar.of(0, 0)).isEqualTo(new McNemar(0, 1, 1, 1));
  }

  @Test
  void evenPairsLeanNoWay() {
    assertThat(McNemar.of(7, 7)).isEqualTo(new McNemar(0, 1, 1, 1));
  }
}
