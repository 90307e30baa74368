package warlab.protocols.wargame;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * One seat of the broker: the last move, and what the program at it posted. The program's turn
 * begins with {@link #ask}; whatever it posts at another time, or for another turn, is held against
 * it. Shared by the thread that plays and those of the server.
 */
final class BrokerSeat {
  private final String id;
  private final String url;

  /** Something was posted since it was looked at last. */
  private final Semaphore posted = new Semaphore(0);

  // Guarded by this: the last move, the turn that is awaited (0: none), the answer, the fault.
  private @Nullable PostedMove last;
  private int awaited;
  private @Nullable PostedMove answer;
  private @Nullable String fault;

  BrokerSeat(String id, String url) {
    this.id = id;
    this.url = url;
  }

  String id() {
    return id;
  }

  String url() {
    return url;
  }

  synchronized @Nullable PostedMove last() {
    return last;
  }

  /** The other side has moved. */
  synchronized void publish(PostedMove move) {
    last = move;
  }

  synchronized void ask(int turn) {
    awaited = turn;
    answer = null;
  }

  synchronized void post(PostedMove move) {
    last = move;
    if (awaited == 0) {
      recordViolation("posted a move for turn " + move.turn() + " when it was not its turn");
    } else if (move.turn() != awaited) {
      recordViolation("posted a move for turn " + move.turn() + " in turn " + awaited);
    } else {
      answer = move;
      awaited = 0;
    }
    posted.release();
  }

  synchronized void malformed() {
    recordViolation("posted something that is no move");
    posted.release();
  }

  /** The first fault counts. */
  private void recordViolation(String offence) {
    fault = fault == null ? offence : fault;
  }

  /** Waits a little for something to be posted; the answer, if that was it and nothing is wrong. */
  @Nullable PostedMove await(long waitMs) throws InterruptedException {
    boolean unused = posted.tryAcquire(waitMs, TimeUnit.MILLISECONDS);
    synchronized (this) {
      return fault == null ? answer : null;
    }
  }

  /** What the program did against the protocol; {@code null} for nothing. */
  synchronized @Nullable String fault() {
    return fault;
  }
}
