package warlab.players.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import warlab.games.Option;
import warlab.games.Options;

class SearchLimitsTest {
  private static final List<Option> OPTIONS =
      List.of(SearchOptions.NODES, SearchOptions.TIME_MS, SearchOptions.NODES_PER_MS);

  private static SearchLimits limits(Map<String, Object> given) {
    return SearchLimits.of(Options.of(OPTIONS, given));
  }

  @Test
  void timeCountedInNodesIsABudgetAndNoClockIsRead() {
    SearchLimits counted = limits(Map.of("timeMs", 20L, "nodesPerMs", 5000L));

    assertThat(counted.isTimed()).isFalse();
    assertThat(counted.nodes()).isEqualTo(100_000);
    assertThat(limits(Map.of("timeMs", 20L)).isTimed()).isTrue();
  }

  @Test
  void theSmallerOfBudgetAndNodesCounts() {
    Map<String, Object> given = Map.of("timeMs", 20L, "nodesPerMs", 5000L, "nodes", 70L);

    assertThat(limits(given).nodes()).isEqualTo(70);
  }

  @Test
  void nodesForATimeNeedATime() {
    assertThat(
            SearchOptions.objectionToLimits(
                Options.of(OPTIONS, Map.of("nodes", 9L, "nodesPerMs", 5000L)), "nodes"))
        .isEqualTo("nodesPerMs needs timeMs");
  }
}
