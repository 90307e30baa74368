package warlab.lab.run.match;

import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.record.CallMark;
import warlab.lab.record.GamesInPlay;

/**
 * Holds one worker's calls into players. The worker enters and leaves each call; a {@link Watchdog}
 * on another thread interrupts a call that lasts too long and in the end takes the game away.
 *
 * <p>One word tells the number of the call and its phase, so that the watchdog's step never hits a
 * later call than the one it looked at, and an interrupt never reaches the next player.
 */
final class PlayerCallGuard {
  private static final int IDLE = 0;
  private static final int CALLING = 1;
  private static final int INTERRUPTING = 2;
  private static final int INTERRUPTED = 3;
  private static final int PHASES = 4;
  private static final long ABANDONED = -1;
  private static final StackTraceElement[] NO_STACK = {};

  private final GamesInPlay.Place place;
  private final AtomicLong state = new AtomicLong();

  /** Made beforehand: throwing it must work when there is no memory left. */
  private final AbandonedException abandoned = new AbandonedException();

  private volatile boolean isCut;

  // Written by the worker before it enters a call, read by the watchdog after it saw that call.
  private @Nullable Thread worker;
  private Side caller = Side.FIRST;
  private long timeoutNanos;

  /** The number of the call, a multiple of the phases; the worker's own. */
  private long call;

  // Only for the worker: the game, the calls in it so far, and the one that must not be made.
  private long game;
  private int calls;
  private @Nullable CallMark fatal;

  /** Written by the watchdog while it interrupts; the worker reads it when it leaves late. */
  private StackTraceElement[] stack = NO_STACK;

  /** The state that the watchdog saw last, and when it saw it first; only for the watchdog. */
  private long watched = ABANDONED;

  private long watchedSince;

  /**
   * @param place where each call is marked, should the process end in it
   */
  PlayerCallGuard(GamesInPlay.Place place) {
    this.place = place;
  }

  /** A game begins on this thread, with so much time for each call. */
  void attach(Thread worker, long timeoutNanos) {
    this.worker = worker;
    place.attach(worker);
    this.timeoutNanos = timeoutNanos;
    calls = 0;
    stack = NO_STACK;
  }

  /**
   * Which game it is.
   *
   * @param fatal the call in it that would end the process; {@code null} when none is known
   */
  void name(long game, @Nullable CallMark fatal) {
    this.game = game;
    this.fatal = fatal;
  }

  /** The game is over. */
  void detach() {
    place.clear();
  }

  /** No more games come. */
  void retire() {
    place.free();
  }

  /** The calls from here to the end of the game have so much time. */
  void limit(long nanos) {
    timeoutNanos = nanos;
  }

  void enter(Side side) {
    if (isCut) {
      throw abandoned;
    }
    if (isFatal(side)) {
      throw PlayerFault.endedJvm(side);
    }
    caller = side;
    place.enter(game, ++calls, side);
    // The watchdog leaves an idle worker alone, so only cut() may write at the same time. If this
    // wins over it, the call goes through and the next one finds isCut. No compare-and-set then:
    // this stands in every decision. A release write suffices for the watchdog to see the fields
    // written before it.
    state.lazySet(call + CALLING);
  }

  /** Whether the next call into this side's player would end the process. */
  boolean isFatal(Side side) {
    CallMark known = fatal;
    return known != null && known.call() == calls + 1 && known.side() == side;
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
    boolean late = !state.compareAndSet(left + CALLING, call + IDLE) && leaveLate(left);
    // Neither the watchdog's interrupt nor one that the player raised may reach the next player.
    Thread.interrupted();
    return late;
  }

  private boolean leaveLate(long left) {
    // The watchdog is between two writes; this thread must not run on before its interrupt came.
    while (state.get() == left + INTERRUPTING) {
      Thread.onSpinWait();
    }
    if (!state.compareAndSet(left + INTERRUPTED, call + IDLE)) {
      throw abandoned;
    }
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
   * The watchdog's look: interrupts a call that it has seen for longer than its time, and abandons
   * one that has ignored its interrupt for the grace.
   *
   * @return whether it was abandoned just now
   */
  boolean enforceLimit(long nowNanos, long graceNanos) {
    long seen = state.get();
    if (seen != watched) {
      watched = seen;
      watchedSince = nowNanos;
    }
    if (seen == ABANDONED) {
      return false;
    }
    long phase = seen % PHASES;
    long lasted = nowNanos - watchedSince;
    if (phase == CALLING && lasted > timeoutNanos) {
      interrupt(seen);
    }
    return phase == INTERRUPTED && lasted > graceNanos && abandon(seen);
  }

  private boolean abandon(long seen) {
    if (state.compareAndSet(seen, ABANDONED)) {
      isCut = true;
      return true;
    }
    return false;
  }

  private void interrupt(long seen) {
    Thread thread = worker;
    if (thread != null && state.compareAndSet(seen, seen - CALLING + INTERRUPTING)) {
      stack = thread.getStackTrace();
      thread.interrupt();
      state.set(seen - CALLING + INTERRUPTED);
    }
  }

  /** Takes the game away, whatever the worker is doing: the run stops. */
  void cut() {
    isCut = true;
    state.set(ABANDONED);
  }
}
