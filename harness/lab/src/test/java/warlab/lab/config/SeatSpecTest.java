package warlab.lab.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class SeatSpecTest {
  @Test
  void aLimitOfTimeIsOverrunOnlyBeyondAMargin() {
    assertThat(new SeatSpec("alpha-beta", Map.of("depth", 3L)).overrunMs()).isZero();
    assertThat(new SeatSpec("alpha-beta", Map.of("timeMs", 5L)).overrunMs()).isEqualTo(6);
    assertThat(new SeatSpec("program", Map.of("timeMs", 5L, "marginMs", 40L)).overrunMs())
        .isEqualTo(45);
    assertThat(new SeatSpec("alpha-beta", Map.of("timeMs", 5L, "nodesPerMs", 1000L)).overrunMs())
        .isZero();
  }
}
