package warlab.lab.report.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import warlab.games.Side;

class ReplayJsonTest {

  private static ReplayGame game(String title, List<String> positions) {
    ReplayGame.Move move = new ReplayGame.Move(Side.SECOND, "A0 A1", null);
    List<ReplayGame.Move> moves = Collections.nCopies(positions.size() - 1, move);
    return new ReplayGame(title, "about", "first", positions, moves);
  }

  @Test
  void aGameIsItsFirstPositionAndWhatChanged() {
    assertThat(ReplayJson.of("ai-wargame", List.of(game("one", List.of("x 1", "x 2")))))
        .isEqualTo(
            "{\"game\":\"ai-wargame\",\"games\":[{\"title\":\"one\",\"about\":\"about\","
                + "\"first\":\"first\",\"positions\":[\"x 1\",[1,0,0,\"2\"]],"
                + "\"moves\":[[1,\"A0 A1\",null]]}]}");
  }

  @Test
  void noNameCanEndTheScriptElement() {
    assertThat(ReplayJson.of("x", List.of(game("</script><!--", List.of("p")))))
        .doesNotContain("<");
  }

  @Test
  void gamesThatDoNotFitAreLeftOut() {
    List<String> noise = List.of("x".repeat(ReplayJson.MAX_LETTERS));
    String json =
        ReplayJson.of("x", List.of(game("huge", noise), game("small", List.of("a", "b"))));
    assertThat(json).contains("\"small\"").doesNotContain("\"huge\"");
  }
}
