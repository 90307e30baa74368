package warlab.protocols.tankwars.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import warlab.protocols.tankwars.Client;
import warlab.protocols.tankwars.Service;

@Tag("process")
class RealTimeTest {
  private static final String DUEL = "5x1||BGDGB|1T1.0,2T2.0";

  @Test
  void theWorldIsFrozenUntilAllAreThereAndThenMovesOnByItself() {
    try (Service service = Service.on(DUEL).cap(20).open();
        Client first = service.connect()) {
      assertThat(first.ask("STATUS")).endsWith("\"Iteration\":1,\"Freeze\":true}");
      assertThat(first.ask("STATUS")).endsWith("\"Iteration\":1,\"Freeze\":true}");
      assertThat(first.ask("MOVE 1 0 0 0")).isEqualTo("OK");
      try (Client second = service.connect()) {
        assertThat(second.ask("PLAYER")).isEqualTo("2");
        assertThat(service.result().iteration()).isEqualTo(20);
      }
    }
  }

  @Test
  void ordersOfOthersAreSeenAtOnceEvenInAFrozenWorld() {
    try (Service service = Service.on("7x1||BGDGGGB|1T1.0,2T2.0,3T6.0").open();
        Client first = service.connect();
        Client second = service.connect()) {
      assertThat(second.ask("MOVE 2 0 3 0")).isEqualTo("OK");
      assertThat(first.ask("STATUS")).contains("\"Name\":\"MOVE\",\"From\":[2,0],\"To\":[3,0]");
    }
  }
}
