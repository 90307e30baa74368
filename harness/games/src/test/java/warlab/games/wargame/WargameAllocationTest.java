package warlab.games.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import warlab.games.MoveStack;
import warlab.games.Scores;

/** What a search calls at every node must not allocate. */
class WargameAllocationTest {
  private final WargamePosition position = Texts.position(Texts.S1);
  private final WargamePosition copy = Texts.position(Texts.START);
  private final MoveStack stack = new MoveStack(1024);
  private long sum;

  @Test
  void walkingATreeAllocatesNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long thread = Thread.currentThread().getId();
    walk(3);
    threads.getThreadAllocatedBytes(thread);

    long before = threads.getThreadAllocatedBytes(thread);
    walk(3);
    long allocated = threads.getThreadAllocatedBytes(thread) - before;

    assertThat(allocated).isZero();
    assertThat(sum).isNotZero();
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
