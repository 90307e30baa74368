package warlab.lab.cli.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.lab.cli.Terminal;

/** A person plays, with what is typed read from a text. */
class HumanGameTest {
  private final InputStream before = System.in;

  @AfterEach
  void giveTheInputBack() {
    System.setIn(before);
  }

  private static String play(String game, String side, String... lines) {
    System.setIn(
        new ByteArrayInputStream(String.join("\n", lines).getBytes(StandardCharsets.UTF_8)));
    return Terminal.run("play", game, side, "human").out();
  }

  @ParameterizedTest
  @CsvSource({
    "ai-wargame, E2 D2, E2D2, attacker",
    "grid-conflict, m A 3, mA3, a",
    "tank-wars, WAIT 0 3, W0.3, red"
  })
  void aMoveIsTakenInAnySpelling(String game, String spelling, String other, String side) {
    String action =
        play(game, "--first", spelling).lines().filter(this::isDeed).findFirst().orElse("");
    assertThat(action).isNotEmpty();
    assertThat(play(game, "--first", other)).contains(action, side + " gave up");
  }

  private boolean isDeed(String line) {
    return line.contains("move from") || line.contains("moves to") || line.contains("waits");
  }

  @Test
  void aRefusedMoveIsToldWhyAndTheMovesAreListed() {
    assertThat(play("ai-wargame", "--first", "A0 A1", "hello", "?"))
        .contains(
            "not legal: no unit of the side to move stands on the source",
            "'hello', expected two cells such as B3 C3",
            "C4 B4",
            "attacker gave up");
  }

  @Test
  void movesAreTakenBackWithTheAnswersToThem() {
    String told = play("ai-wargame", "--first", "E2 D2", "undo", "undo", "E2 E1", "quit");
    assertThat(told)
        .containsSubsequence(
            "Attacker: move from E2 to D2",
            "1/100".replace("1/", "2/"),
            "0/100 moves played",
            "there is nothing to take back",
            "Attacker: move from E2 to E1",
            "attacker gave up");
  }

  @Test
  void peoplePlayNoExperiments() {
    assertThat(Terminal.run("search", "ai-wargame", "--player", "human").err())
        .contains("unknown search 'human'");
  }
}
