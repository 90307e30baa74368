package warlab.games.tankwars.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.IntUnaryOperator;

/** Draws that a test prescribes, each with the bound it must be drawn with. */
final class DrawScript implements IntUnaryOperator {
  private final Deque<int[]> draws = new ArrayDeque<>();

  /** Next, with this bound, comes this value. */
  DrawScript then(int bound, int value) {
    draws.add(new int[] {bound, value});
    return this;
  }

  /** Next come twenty-sided dice with these faces. */
  DrawScript dice(int... faces) {
    for (int face : faces) {
      then(20, face - 1);
    }
    return this;
  }

  @Override
  public int applyAsInt(int bound) {
    int[] draw = draws.remove();
    assertThat(bound).isEqualTo(draw[0]);
    return draw[1];
  }

  void assertUsedUp() {
    assertThat(draws).isEmpty();
  }
}
