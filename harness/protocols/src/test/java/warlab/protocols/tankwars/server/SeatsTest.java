package warlab.protocols.tankwars.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import warlab.players.scripted.tankwars.IdleFactory;
import warlab.protocols.tankwars.Bots;
import warlab.protocols.tankwars.Client;
import warlab.protocols.tankwars.Service;

/** Who sits where before a match begins. */
@Tag("process")
class SeatsTest {
  private static final String DUEL = "5x1||BGDGB|1T1.0,2T2.0";

  @Test
  void theSeatOfOneWhoLeftBeforeTheMatchIsFree() {
    try (Service service = Service.on(DUEL).cap(4).open()) {
      try (Client first = service.connect()) {
        assertThat(first.ask("PLAYER")).isEqualTo("1");
        leave(first);
      }
      playUndisturbed(service);
    }
  }

  @Test
  void soIsThatOfOneWhoWaitedForTheOthers() {
    try (Service service = Service.on(DUEL).lockstep(3).cap(4).open()) {
      try (Client first = service.connect()) {
        first.ask("STATUS");
        first.send("STATUS\nPLAYER\n");
        leave(first);
      }
      playUndisturbed(service);
    }
  }

  @Test
  void soIsThatOfOneWhoIsThrownOut() {
    try (Service service = Service.on(DUEL).lockstep(3).cap(4).open()) {
      try (Client first = service.connect()) {
        first.send("x".repeat(2000));
        assertThat(first.read()).isEqualTo("gone");
      }
      playUndisturbed(service);
    }
  }

  @Test
  void theSeatOfAPlayerOfOursIsNobodyElses() {
    CountDownLatch never = new CountDownLatch(1);
    try (Service service =
        Service.on(DUEL)
            .lockstep(3)
            .seat(
                1,
                side -> {
                  throw new IllegalStateException("not today");
                })
            .seat(2, Bots.held(Bots.of(new IdleFactory()), never))
            .open()) {
      assertThat(service.result().forfeits()).containsOnlyKeys(1);
    }
  }

  /** The server hangs up when it has seen the client leave. */
  private static void leave(Client client) {
    client.finish();
    while (!client.read().equals("gone")) {}
  }

  private static void playUndisturbed(Service service) {
    try (Client first = service.connect()) {
      assertThat(first.ask("PLAYER")).isEqualTo("1");
      assertThat(first.ask("STATUS")).startsWith("{");
      try (Client second = service.connect()) {
        assertThat(second.ask("PLAYER")).isEqualTo("2");
        first.send("STATUS\nSTATUS\n");
        second.send("STATUS\nSTATUS\nSTATUS\n");
        assertThat(service.result()).isEqualTo(new MatchResult(0, "iteration-cap", 4, Map.of()));
      }
    }
  }
}
