package warlab.players.tree;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DepthAdjusterTest {
  private static final long SECOND = 1_000_000_000;

  private final DepthAdjuster adjuster =
      new DepthAdjuster(new SearchLimits(7, Long.MAX_VALUE, 5_000, 4, false));

  @Test
  void goesDeeperAfterAQuickSearch() {
    adjuster.adjust(5 * SECOND / 8, 6.9);
    assertThat(adjuster.depth()).isEqualTo(8);
  }

  @Test
  void staysAfterASearchOfMiddlingLength() {
    adjuster.adjust(5 * SECOND / 7, 6.9);
    adjuster.adjust(4 * SECOND, 3);
    assertThat(adjuster.depth()).isEqualTo(7);
  }

  @Test
  void goesLessDeepWhenTimeRanOutFarFromTheDepth() {
    adjuster.adjust(5 * SECOND, 5.5);
    assertThat(adjuster.depth()).isEqualTo(6);
  }

  @Test
  void staysWhenTimeRanOutNearTheDepth() {
    adjuster.adjust(5 * SECOND, 5.7);
    assertThat(adjuster.depth()).isEqualTo(7);
  }

  @Test
  void neverFallsBelowOne() {
    for (int i = 0; i < 20; i++) {
      adjuster.adjust(5 * SECOND, 0);
    }
    assertThat(adjuster.depth()).isEqualTo(1);
  }
}
