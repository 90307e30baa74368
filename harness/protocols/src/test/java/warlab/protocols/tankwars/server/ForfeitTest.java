package warlab.protocols.tankwars.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import warlab.players.Player;
import warlab.players.scripted.tankwars.IdleFactory;
import warlab.protocols.tankwars.Bots;
import warlab.protocols.tankwars.Client;
import warlab.protocols.tankwars.Service;

/** Whatever a player does wrong costs it the match, and the other player nothing. */
@Tag("process")
class ForfeitTest {
  private static final String DUEL = "5x1||BGDGB|1T1.0,2T2.0";
  private static final long SHORT_MS = 2_000;

  @Test
  void leavingIsAForfeit() {
    assertThat(against(ForfeitTest::leave, 60_000)).isEqualTo("left");
  }

  @Test
  void silenceIsAForfeit() {
    assertThat(against(bad -> {}, SHORT_MS)).contains("within 2000 ms");
  }

  @Test
  void talkingWithoutEverAskingForTheWorldIsAForfeit() {
    assertThat(
            against(
                bad -> {
                  while (bad.ask("PLAYER").equals("2")) {
                    bad.ask("MOVE 9 9 9 9");
                  }
                },
                SHORT_MS))
        .matches("asked for no STATUS within 2000 ms|sent more than 2000 requests at a time");
  }

  @Test
  void aLineWithoutEndIsAForfeit() {
    assertThat(against(bad -> flood(bad, "x".repeat(1 << 16), 160), 60_000))
        .isEqualTo("sent a line of more than 1024 bytes");
  }

  @Test
  void invalidRequestsAreAForfeit() {
    assertThat(against(bad -> flood(bad, "maxInvalidInARow\n", 200), 60_000))
        .isEqualTo("sent more than 100 invalid commands in a row");
  }

  @Test
  void floodingIsAForfeit() {
    assertThat(against(bad -> flood(bad, "PLAYER\n".repeat(100), 100), 60_000))
        .isEqualTo("sent more than 2000 requests at a time");
  }

  @Test
  void notReadingTheAnswersIsAForfeit() {
    try (Service service =
            Service.on("river").timeoutMs(2000).seat(1, Bots.of(new IdleFactory())).open();
        Client bad = service.connect()) {
      flood(bad, "STATUS\n".repeat(100), 19);
      assertThat(service.result().winner()).isEqualTo(1);
      assertThat(service.result().forfeits()).containsEntry(2, "did not read its answers");
    }
  }

  private static void leave(Client client) {
    client.close();
  }

  private static void flood(Client bad, String text, int times) {
    try {
      for (int i = 0; i < times; i++) {
        bad.send(text);
      }
    } catch (UncheckedIOException thrownOut) {
      // As it should be.
    }
  }

  /** A quiet first player waits for the world while the second misbehaves; why the second lost. */
  private static String against(Consumer<Client> misbehaviour, long timeoutMs) {
    try (Service service = Service.on(DUEL).lockstep(3).timeoutMs(timeoutMs).open();
        Client good = service.connect()) {
      good.send("STATUS\nSTATUS\n");
      good.read();
      try (Client bad = service.connect()) {
        misbehaviour.accept(bad);
        MatchResult result = service.result();
        assertThat(result.winner()).isEqualTo(1);
        assertThat(result.rule()).isEqualTo("forfeit");
        assertThat(result.forfeits()).containsOnlyKeys(2);
        return result.forfeits().getOrDefault(2, "");
      }
    }
  }

  @Test
  void ofThreePlayersTheOthersPlayOn() {
    try (Service service = Service.on("7x1||BGGBGGB|1T1.0,2T3.0,3T5.0").lockstep(1).cap(4).open();
        Client first = service.connect();
        Client second = service.connect();
        Client third = service.connect()) {
      first.send("STATUS\nSTATUS\nSTATUS\nSTATUS\n");
      third.ask("PLAYER"); // so all are seated
      third.send("STATUS\nSTATUS\nSTATUS\nSTATUS\n");
      leave(second);
      assertThat(service.result())
          .isEqualTo(new MatchResult(0, "iteration-cap", 4, Map.of(2, "left")));
    }
  }

  @Test
  void aPlayerOfOursThatBreaksForfeitsToo() {
    CountDownLatch everybodyIsIn = new CountDownLatch(1);
    Player broken =
        view -> {
          throw new IllegalStateException("out of ideas");
        };
    try (Service service =
            Service.on(DUEL).lockstep(3).seat(2, Bots.held(side -> broken, everybodyIsIn)).open();
        Client good = service.connect()) {
      assertThat(good.ask("PLAYER")).isEqualTo("1");
      everybodyIsIn.countDown();
      assertThat(service.result().winner()).isEqualTo(1);
      assertThat(service.result().forfeits())
          .containsEntry(2, "its player failed: java.lang.IllegalStateException: out of ideas");
    }
  }
}
