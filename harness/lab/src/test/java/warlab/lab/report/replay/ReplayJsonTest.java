package warlab.lab.report.replay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import warlab.games.Side;
import warlab.games.wargame.Wargame;

class ReplayJsonTest {

  private static ReplayGame game(String first, List<Object> positions) {
    List<@Nullable Object> move = Arrays.asList(Side.SECOND.index(), "A0 A1", null);
    return new ReplayGame(
        17,
        "longest",
        "a and b",
        "draw",
        "move cap",
        first,
        "b",
        positions,
        Collections.nCopies(positions.size() - 1, move));
  }

  private static String json(ReplayGame... games) {
    return ReplayJson.of(new Wargame(), "results/x", List.of(games));
  }

  @Test
  void aGameIsItsFirstPositionAndWhatChanged() {
    assertThat(json(game("one", List.of("x 1", PositionDelta.of("x 1", "x 2")))))
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
    List<Object> noise = List.of("x".repeat(ReplayJson.MAX_LETTERS));
    String json = json(game("huge", noise), game("small", List.of("a", "b")));
    assertThat(json).contains("\"small\"").doesNotContain("\"huge\"");
  }
}
