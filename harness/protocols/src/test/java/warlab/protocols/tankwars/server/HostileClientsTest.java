package warlab.protocols.tankwars.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import warlab.players.scripted.tankwars.HunterFactory;
import warlab.players.scripted.tankwars.RushFactory;
import warlab.protocols.tankwars.Bots;
import warlab.protocols.tankwars.Client;
import warlab.protocols.tankwars.Service;

/** A match goes its way whatever strangers do to the server beside it. */
@Tag("process")
class HostileClientsTest {
  private static final int STRANGERS = 50;
  private static final String GARBAGE = "\u0000\u00ff{]}\r\r\n  \t MOVE\nFIRE FIRE\n\n\u001b[2J\n";

  private static final List<Consumer<Client>> ATTACKS =
      List.of(
          client -> repeat(400, () -> client.send(GARBAGE)),
          client -> repeat(160, () -> client.send("A".repeat(1 << 16))),
          client -> {}, // half-open: connects and says nothing
          client -> repeat(3000, () -> client.send("STATUS\n")), // and never reads
          client -> repeat(3000, () -> client.ask("STATUS")),
          client -> client.send("MOV"),
          Client::close);

  private final List<Long> seen = new ArrayList<>();

  @Test
  void fiftyHostileConnectionsChangeNothing() {
    MatchResult calm = play(new CountDownLatch(0));
    List<Long> calmly = List.copyOf(seen);
    seen.clear();

    CountDownLatch connected = new CountDownLatch(STRANGERS);
    MatchResult disturbed = play(connected);

    assertThat(disturbed).isEqualTo(calm);
    assertThat(seen).isEqualTo(calmly).hasSizeGreaterThan(20);
    assertThat(disturbed.forfeits()).isEmpty();
  }

  /** The match begins when the strangers are in, and they go on while it is played. */
  private MatchResult play(CountDownLatch strangers) {
    ExecutorService attackers = Executors.newCachedThreadPool();
    try (Service service =
        Service.on("skirmish")
            .lockstep(3)
            .cap(700)
            .seat(1, Bots.recorded(Bots.held(Bots.of(new HunterFactory()), strangers), seen))
            .seat(2, Bots.of(new RushFactory()))
            .open()) {
      for (int i = (int) strangers.getCount(); i > 0; i--) {
        Consumer<Client> attack = ATTACKS.get(i % ATTACKS.size());
        attackers.execute(() -> attack(service, attack, strangers));
      }
      return service.result();
    } finally {
      attackers.shutdownNow();
    }
  }

  private static void attack(Service service, Consumer<Client> attack, CountDownLatch connected) {
    Client client = service.connect();
    connected.countDown();
    try {
      attack.accept(client);
    } catch (UncheckedIOException thrownOut) {
      // As it should be.
    }
  }

  private static void repeat(int times, Runnable action) {
    for (int i = 0; i < times; i++) {
      action.run();
    }
  }
}
