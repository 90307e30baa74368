package warlab.lab.run.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import warlab.lab.record.SideTiming;

class MoveClockTest {
  private final MoveClock clock = new MoveClock();

  private SideTiming timing(long... decisions) {
    for (long nanos : decisions) {
      clock.add(nanos);
    }
    return clock.timing();
  }

  @Test
  void countsTheDecisionsBeyondTheLimitAndTheLongestOfThem() {
    clock.limit(2, 4);
    assertThat(timing(2_000_000, 2_000_001, 5_000_000, 1))
        .isEqualTo(new SideTiming(9_000_002, 2, 5_000_000, 1));
  }

  @Test
  void withoutALimitNothingTakesTooLong() {
    clock.limit(0, 0);
    assertThat(timing(1, Long.MAX_VALUE - 1)).isEqualTo(new SideTiming(Long.MAX_VALUE, 0, 0, 0));
  }

  @Test
  void aClockThatWasToldNoLimitHasNone() {
    assertThat(timing(8_000_000)).isEqualTo(new SideTiming(8_000_000, 0, 0, 0));
  }
}
