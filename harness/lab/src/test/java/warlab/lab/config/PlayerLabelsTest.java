package warlab.lab.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PlayerLabelsTest {

  private static PlayerSpec swept(String family, String... point) {
    Map<String, String> sweep = new LinkedHashMap<>();
    for (int i = 0; i < point.length; i += 2) {
      sweep.put(point[i], point[i + 1]);
    }
    return MadeUpConfig.player(family).at(sweep);
  }

  private static List<String> labels(PlayerSpec... players) {
    return PlayerLabels.given(List.of(players)).stream().map(PlayerSpec::label).toList();
  }

  @Test
  void whatAllShareIsDropped() {
    assertThat(
            labels(
                swept("ab", "heuristic", "e0", "depth", "1", "ties", "first"),
                swept("ab", "heuristic", "e0", "depth", "2", "ties", "first"),
                swept("ab", "heuristic", "e1", "depth", "1", "ties", "first")))
        .containsExactly("e0 d1", "e0 d2", "e1 d1");
    assertThat(
            labels(
                swept("mix", "heuristic.mobility", "1", "heuristic.hp", "5"),
                swept("mix", "heuristic.mobility", "2", "heuristic.hp", "6"),
                MadeUpConfig.player("random")))
        .containsExactly("mobility=1 hp=5", "mobility=2 hp=6", "random");
    assertThat(labels(swept("ab", "timeMs", "1"), swept("ab", "timeMs", "16")))
        .containsExactly("1 ms", "16 ms");
  }

  @Test
  void aSingleValueKeepsTheNameItBelongsTo() {
    assertThat(
            labels(
                swept("ours", "depth", "1"),
                swept("ours", "depth", "2"),
                MadeUpConfig.player("e2")))
        .containsExactly("ours d1", "ours d2", "e2");
  }

  @Test
  void namesStayWhereLabelsWouldBeAlike() {
    List<PlayerSpec> players = new ArrayList<>();
    players.add(swept("ab", "heuristic", "x", "depth", "1"));
    players.add(swept("ab", "heuristic", "y", "depth", "2"));
    players.add(MadeUpConfig.player("x d1"));

    assertThat(labels(players.toArray(PlayerSpec[]::new)))
        .containsExactly("ab heuristic=x depth=1", "ab heuristic=y depth=2", "x d1");
  }
}
