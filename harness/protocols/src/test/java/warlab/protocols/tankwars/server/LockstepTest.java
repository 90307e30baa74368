package warlab.protocols.tankwars.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import warlab.protocols.tankwars.Client;
import warlab.protocols.tankwars.Service;

@Tag("process")
class LockstepTest {
  private static final Pattern ITERATION =
      Pattern.compile("\"Iteration\":(\\d+),\"Freeze\":(\\w+)");
  private static final String DUEL = "5x1||BGDGB|1T1.0,2T2.0";

  private static String time(String json) {
    Matcher found = ITERATION.matcher(json);
    return found.find() ? found.group(1) + " " + found.group(2) : json;
  }

  @Test
  void theWorldIsFrozenAtOneUntilAllPlayersAreThere() {
    try (Service service = Service.on(DUEL).lockstep(3).open();
        Client first = service.connect()) {
      assertThat(time(first.ask("STATUS"))).isEqualTo("1 true");
      assertThat(first.ask("MOVE 1 0 0 0")).isEqualTo("OK");
      first.send("STATUS\n");
      try (Client second = service.connect()) {
        assertThat(time(second.ask("STATUS"))).isEqualTo("1 false");
        second.send("STATUS\n");
        assertThat(time(first.read())).isEqualTo("4 false");
        assertThat(time(second.read())).isEqualTo("4 false");
      }
    }
  }

  @Test
  void theWorldStepsOnlyWhenEveryPlayerAsksAgain() {
    try (Service service = Service.on(DUEL).lockstep(5).open();
        Client first = service.connect();
        Client second = service.connect()) {
      first.ask("STATUS");
      second.ask("STATUS");
      for (int step = 1; step <= 20; step++) {
        first.send("STATUS\n");
        assertThat(second.ask("PLAYER")).isEqualTo("2");
        second.send("STATUS\n");
        assertThat(time(first.read())).isEqualTo((1 + 5 * step) + " false");
        assertThat(time(second.read())).isEqualTo((1 + 5 * step) + " false");
      }
    }
  }

  @Test
  void whatTheOtherOrdersStaysUnseenUntilTheNextStep() {
    try (Service service = Service.on(DUEL).lockstep(1).open();
        Client first = service.connect();
        Client second = service.connect()) {
      assertThat(second.ask("MOVE 2 0 3 0")).isEqualTo("OK");
      assertThat(first.ask("STATUS")).contains("\"Player\":2").doesNotContain("\"MOVE\"");
      assertThat(second.ask("STATUS")).contains("\"MOVE\"");
      first.send("STATUS\n");
      second.send("STATUS\n");
      assertThat(first.read())
          .contains("\"Name\":\"MOVE\",\"From\":[2,0],\"To\":[3,0],\"Start\":1");
    }
  }

  @Test
  void observersWatchButNobodyWaitsForThem() {
    try (Service service = Service.on(DUEL).lockstep(2).observersSeeAll().open();
        Client first = service.connect();
        Client second = service.connect();
        Client observer = service.connect()) {
      first.ask("STATUS");
      second.ask("STATUS");
      assertThat(observer.ask("STATUS"))
          .contains("\"Player\":1", "\"Player\":2", "\"Supply\":{\"1\":0,\"2\":0}");
      assertThat(observer.ask("MOVE 1 0 0 0")).isEqualTo("no player unit found");
      first.send("STATUS\n");
      assertThat(time(second.ask("STATUS"))).isEqualTo("3 false");
      assertThat(time(observer.ask("STATUS"))).isEqualTo("3 false");
    }
  }

  @Test
  void withoutPermissionObserversSeeTerrainOnly() {
    try (Service service = Service.on(DUEL).lockstep(2).open();
        Client first = service.connect();
        Client second = service.connect();
        Client observer = service.connect()) {
      assertThat(first.ask("PLAYER") + second.ask("PLAYER")).isEqualTo("12");
      assertThat(observer.ask("STATUS"))
          .contains("\"Supply\":{\"3\":0}")
          .doesNotContain("\"Player\"", "\"Supply\":{\"1\"");
    }
  }

  @Test
  void theLastStatusShowsTheEndAndThenTheServerHangsUp() {
    try (Service service = Service.on(DUEL).lockstep(3).cap(8).open();
        Client first = service.connect();
        Client second = service.connect()) {
      first.send("STATUS\nSTATUS\nSTATUS\nSTATUS\n");
      second.send("STATUS\nSTATUS\nSTATUS\nSTATUS\n");
      assertThat(service.result())
          .isEqualTo(new MatchResult(0, "iteration-cap", 8, java.util.Map.of()));
      for (Client client : new Client[] {first, second}) {
        assertThat(time(client.read())).startsWith("1 "); // frozen for the one that asks first
        assertThat(time(client.read())).isEqualTo("4 false");
        assertThat(time(client.read())).isEqualTo("7 false");
        assertThat(time(client.read())).isEqualTo("8 true");
        assertThat(client.read()).isEqualTo("gone");
      }
    }
  }

  @Test
  void aMapForThreeWaitsForThreePlayers() {
    try (Service service = Service.on("7x1||BGGBGGB|1T1.0,2T3.0,3T5.0").lockstep(1).open();
        Client first = service.connect();
        Client second = service.connect()) {
      first.send("STATUS\nSTATUS\n");
      assertThat(time(first.read())).isEqualTo("1 true");
      assertThat(time(second.ask("STATUS"))).isEqualTo("1 true");
      second.send("STATUS\n");
      try (Client third = service.connect()) {
        assertThat(time(third.ask("STATUS"))).isEqualTo("1 false");
        assertThat(time(third.ask("STATUS"))).isEqualTo("2 false");
        assertThat(time(first.read())).isEqualTo("2 false");
      }
      assertThat(time(second.read())).isEqualTo("2 false");
    }
  }
}
