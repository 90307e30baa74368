package warlab.games.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import warlab.games.MoveStack;
import warlab.games.Scores;

/** What a search calls at every node must not allocate. */
class WargameAllocationTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static final int WALKS = 5;

  private final WargamePosition position = Texts.position(Texts.S1);
  private final WargamePosition copy = Texts.position(Texts.START);
  private final MoveStack stack = new MoveStack();
  private long sum;

  /**
   * All walks do the same. What the JVM makes once is in some of them only: a thread that asks the
   * better compiler for a method pays for the string constants of its class, used or not.
   */
  @Test
  void walkingATreeAllocatesNothing() {
    walk(3);
    long least = LongStream.generate(this::allocatedByWalk).limit(WALKS).min().orElseThrow();

    assertThat(least).isZero();
    assertThat(sum).isNotZero();
  }

  private long allocatedByWalk() {
    long before = THREADS.getCurrentThreadAllocatedBytes();
    walk(3);
    return THREADS.getCurrentThreadAllocatedBytes() - before;
  }

  private void walk(int depth) {
    int start = stack.size();
    int end = start + position.legalMoves(stack);
    for (int i = start; i < end; i++) {
      int move = stack.get(i);
      sum += position.orderingScore(move) + (position.isQuiet(move) ? 1 : 0);
      position.play(move);
      sum += position.key();
      copy.copyFrom(position);
      if (position.isOver()) {
        sum += Scores.ofFinished(position, position.sideToMove());
        sum += position.ending().id().length();
      } else if (depth > 1) {
        walk(depth - 1);
      }
      position.undo();
    }
    stack.truncate(start);
  }
}
