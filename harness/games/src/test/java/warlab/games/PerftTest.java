package warlab.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import warlab.games.wargame.Wargame;

class PerftTest {
  private final Game game = new Wargame();
  private final Position position = game.start(Options.defaults(game.options()));

  @Test
  void depthZeroIsThePositionItself() {
    assertThat(Perft.count(position, 0)).isEqualTo(1);
  }

  @Test
  void countsAndLeavesThePositionAsItWas() {
    long key = position.key();

    assertThat(Perft.count(position, 3)).isEqualTo(1507);
    assertThat(position.key()).isEqualTo(key);
  }

  @Test
  void dividesByFirstMoveInCanonicalOrder() {
    Map<String, Long> leaves = new LinkedHashMap<>();

    long sum =
        Perft.divide(
            position, 2, (move, below) -> leaves.put(game.notation().move(position, move), below));

    assertThat(sum).isEqualTo(132);
    assertThat(leaves).hasSize(12).containsEntry("C4 B4", 12L).containsEntry("E4 E4", 0L);
    assertThat(List.copyOf(leaves.keySet())).isSorted();
    assertThat(leaves.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(132);
  }
}
