package warlab.lab.report.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import warlab.games.Side;
import warlab.games.wargame.Wargame;

class ReplayJsonTest {

  private static ReplayGame game(String first, List<String> positions) {
    ReplayGame.Move move = new ReplayGame.Move(Side.SECOND, "A0 A1", null);
    List<ReplayGame.Move> moves = Collections.nCopies(positions.size() - 1, move);
    return new ReplayGame(
        17, "longest", "a and b", "draw", "move cap", first, "b", positions, moves);
  }

  private static String json(ReplayGame... games) {
    return ReplayJson.of(new Wargame(), "results/x", List.of(games));
  }

  @Test
  void aGameIsItsFirstPositionAndWhatChanged() {
    assertThat(json(game("one", List.of("x 1", "x 2"))))
        .isEqualTo(
            "{\"game\":\"ai-wargame\",\"sides\":[\"Attacker\",\"Defender\"],"
                + "\"folder\":\"results/x\",\"games\":[{\"number\":17,\"reasons\":\"longest\","
                + "\"pairing\":\"a and b\",\"result\":\"draw\",\"ending\":\"move cap\","
                + "\"first\":\"one\",\"second\":\"b\",\"positions\":[\"x 1\",[1,0,0,\"2\"]],"
                + "\"moves\":[[1,\"A0 A1\",null]]}]}");
  }

  @Test
  void noNameCanEndTheScriptElement() {
    assertThat(json(game("</script><!--", List.of("p")))).doesNotContain("<");
  }

  @Test
  void gamesThatDoNotFitAreLeftOut() {
    List<String> noise = List.of("x".repeat(ReplayJson.MAX_LETTERS));
    String json = json(game("huge", noise), game("small", List.of("a", "b")));
    assertThat(json).contains("\"small\"").doesNotContain("\"huge\"");
  }
}
