package warlab.lab.record;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GameTimingTest {
  @Test
  void roundsToTwoDigitsAndNoTimeToNothing() {
    assertThat(new GameTiming(1234, 0, 7, 99).rounded()).isEqualTo(new GameTiming(1234, 0, 7, 99));
    assertThat(new GameTiming(1234, 104, 105, 995).rounded())
        .isEqualTo(new GameTiming(1234, 100, 110, 1000));
    assertThat(new GameTiming(1234, 7_004_552, 3_650_000_000_000L, 1_949_999).rounded())
        .isEqualTo(new GameTiming(1234, 7_000_000, 3_700_000_000_000L, 1_900_000));
  }
}
