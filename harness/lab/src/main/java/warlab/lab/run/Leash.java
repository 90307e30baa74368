package warlab.lab.run;

import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;

/**
 * Holds one worker's calls into players. The worker enters and leaves each call; the watchdog, on
 * another thread, interrupts a call that lasts too long and in the end takes the game away.
 *
 * <p>One word tells the number of the call and its phase, so that the watchdog's step never hits a
 * later call than the one it looked at, and an interrupt never reaches the next player.
 */
final class Leash {
  private static final int IDLE = 0;
  private static final int CALLING = 1;
  private static final int INTERRUPTING = 2;
  private static final int INTERRUPTED = 3;
  private static final int PHASES = 4;
  private static final long ABANDONED = -1;
  private static final StackTraceElement[] NO_STACK = {};

  private final WatchClock clock;
  private final AtomicLong state = new AtomicLong();
  private long call;
  private @Nullable Thread worker;
  private Side caller = Side.FIRST;
  private long timeoutNanos;
  private long enteredAt;
  private long interruptedAt;
  private StackTraceElement[] stack = NO_STACK;

  Leash(WatchClock clock) {
    this.clock = clock;
  }

  /** A game begins on this thread, with so much time for each call. */
  void attach(Thread worker, long timeoutNanos) {
    this.worker = worker;
    this.timeoutNanos = timeoutNanos;
    stack = NO_STACK;
  }

  void enter(Side side) {
    caller = side;
    enteredAt = clock.nanos();
    if (!state.compareAndSet(call + IDLE, call + CALLING)) {
      throw new AbandonedException();
    }
  }

  /**
   * The call came back, by a result or an exception.
   *
   * @return whether it came too late
   * @throws AbandonedException when the game was given up meanwhile
   */
  boolean leave() {
    long left = call;
    call += PHASES;
    // Also one that the player raised itself must not reach the next player.
    Thread.interrupted();
    return !state.compareAndSet(left + CALLING, call + IDLE) && leaveLate(left);
  }

  private boolean leaveLate(long left) {
    while (state.get() == left + INTERRUPTING) {
      Thread.onSpinWait();
    }
    if (!state.compareAndSet(left + INTERRUPTED, call + IDLE)) {
      throw new AbandonedException();
    }
    Thread.interrupted();
    return true;
  }

  /** Whose player is being called, or was last. */
  Side caller() {
    return caller;
  }

  /** Where the interrupted call was. */
  StackTraceElement[] stack() {
    return stack;
  }

  /**
   * The watchdog's look at this worker: interrupts a call that is past its time.
   *
   * @return whether the call ignored its interrupt for the grace, and is now abandoned
   */
  boolean abandonsAfter(long graceNanos) {
    long seen = state.get();
    if (seen == ABANDONED) {
      return false;
    }
    long phase = seen % PHASES;
    if (phase == CALLING && clock.nanos() - enteredAt > timeoutNanos) {
      interrupt(seen);
    }
    return phase == INTERRUPTED
        && clock.nanos() - interruptedAt > graceNanos
        && state.compareAndSet(seen, ABANDONED);
  }

  private void interrupt(long seen) {
    long number = seen - CALLING;
    Thread thread = worker;
    if (thread != null && state.compareAndSet(seen, number + INTERRUPTING)) {
      interruptedAt = clock.nanos();
      stack = thread.getStackTrace();
      thread.interrupt();
      state.set(number + INTERRUPTED);
    }
  }

  /** Takes the game away whatever the worker does: the run stops. */
  void cut() {
    state.set(ABANDONED);
  }
}
