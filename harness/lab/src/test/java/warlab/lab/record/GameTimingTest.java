package warlab.lab.record;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GameTimingTest {
  @Test
  void roundsTimesToTwoDigitsAndCountsNot() {
    assertThat(timing(0, 7, 5, 99).rounded()).isEqualTo(timing(0, 7, 5, 99));
    assertThat(timing(104, 105, 123, 995).rounded()).isEqualTo(timing(100, 110, 120, 1000));
    assertThat(timing(7_004_552, 3_650_000_000_000L, 1_949_999, 1_949_999).rounded())
        .isEqualTo(timing(7_000_000, 3_700_000_000_000L, 1_900_000, 1_900_000));
  }

  private static GameTiming timing(long first, long second, long worst, long total) {
    return new GameTiming(
        1234, new SideTiming(first, 0, 0, 0), new SideTiming(second, 123, worst, 0), total);
  }
}
