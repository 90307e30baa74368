package warlab.lab.run.range;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import warlab.lab.plan.Plan;
import warlab.lab.record.ResultsException;
import warlab.lab.run.match.MatchContext;
import warlab.lab.run.match.Watchdog;

/**
 * Plays a range of a plan's pairs on many threads and hands them over in schedule order, whatever
 * order they finish in. Pairs wait for their turn in a bounded window, so memory does not grow.
 * Used once.
 *
 * <p>Everything but playing happens on the one thread that calls {@link #play} and owns all plain
 * fields here; workers touch the atomic counters only.
 */
public final class RangePlayer {
  /** Pairs that are being played or wait for their turn: some, and more for each thread. */
  private static final int WINDOW = 512;

  private static final int WINDOW_PER_THREAD = 64;

  /** Pairs handed to the workers that are not finished, besides one for each thread. */
  private static final int MAX_SUBMITTED = 128;

  /** Decisions in finished pairs that wait for their turn: about 100 bytes each. */
  private static final int WAITING_MOVES = 250_000;

  /**
   * The committing thread wakes once in so many pairs or after a wait: waking costs the workers.
   */
  private static final int PAIRS_PER_WAKE = 32;

  private static final long WAIT_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

  /** Naps to wait for memory while a player that eats it all is on its way out. */
  private static final int LOW_MEMORY_WAITS = 250;

  /** After so many threads lost to players that ignore interrupts the range is given up. */
  public static final int TOO_MANY_ABANDONED = 3;

  private final Plan plan;
  private final MatchContext context;
  private final int threads;
  private final WorkerPool workers;
  private final Queue<PairJob> window = new ArrayDeque<>();
  private final AtomicLong finishedPairs = new AtomicLong();
  private final AtomicLong waitingMoves = new AtomicLong();
  private volatile @Nullable Thread committing;
  private volatile boolean stopping;

  /** Whether results are waited for, so that each must be taken at once. Written where it plays. */
  private volatile boolean awaitingResults;

  private long nextToPlay;
  private long submitted;
  private int lowMemoryWaits;
  private long cpuNanos;

  /**
   * @param graceNanos how long an interrupted player may take to notice
   */
  public RangePlayer(Plan plan, MatchContext context, int threads, long graceNanos) {
    this.plan = plan;
    this.context = context;
    this.threads = threads;
    workers = new WorkerPool(threads, context, new Watchdog(graceNanos, System.nanoTime()));
  }

  /**
   * Plays the pairs from one, up to but not including another. Returns when all that are wanted
   * were handed over, or soon after {@link #stop}.
   *
   * @throws ResultsException when rules, harness or memory fail; what was handed over counts
   */
  public void play(long from, long to, PairSink sink) {
    committing = Thread.currentThread();
    nextToPlay = from;
    try {
      while (!stopping && !isComplete(to, sink)) {
        step(to, sink);
      }
      deliver(sink);
    } finally {
      cpuNanos = workers.cpuNanos();
      workers.stop();
    }
  }

  /** What the workers of a range that was played have cost. */
  public long cpuNanos() {
    return cpuNanos;
  }

  /** Ends {@link #play} with what is ready; from any thread. */
  public void stop() {
    stopping = true;
    LockSupport.unpark(committing);
  }

  /** Pairs in the window that nobody wants any more need not be waited for. */
  private boolean isComplete(long to, PairSink sink) {
    PairJob head = window.peek();
    return sink.wantedFrom(head == null ? nextToPlay : head.index()) >= to;
  }

  private void step(long to, PairSink sink) {
    try {
      // 1. What memory trouble may have lost is handed in once more.
      if (lowMemoryWaits > 0) {
        resubmit();
      }
      // 2. Keep the workers supplied.
      fillWindow(to, sink);
      // 3. Hand over from the front of the window, or wait a little for it.
      if (deliver(sink)) {
        lowMemoryWaits = 0;
      } else {
        waitForResults();
      }
      // 4. See to players that think too long.
      watch(sink);
    } catch (OutOfMemoryError full) {
      // Nothing in here may need memory.
      if (++lowMemoryWaits > LOW_MEMORY_WAITS) {
        throw full;
      }
      LockSupport.parkNanos(this, WAIT_NANOS);
    }
  }

  private void waitForResults() {
    LockSupport.parkNanos(this, WAIT_NANOS);
    if (workers.isIdle()) {
      resubmit(); // a worker that ran out of memory between two pairs may have lost one
    }
  }

  private void fillWindow(long to, PairSink sink) {
    while (hasRoom()) {
      nextToPlay = sink.wantedFrom(nextToPlay);
      awaitingResults = nextToPlay < to && nextToPlay >= plan.knownTo();
      if (nextToPlay >= to || awaitingResults) {
        return;
      }
      PairJob pair = new PairJob(plan, nextToPlay, this::pairFinished);
      // Into the window first: if handing in fails for want of memory, the pair is not forgotten.
      window.add(pair);
      nextToPlay++;
      submitted++;
      workers.play(pair);
    }
  }

  private boolean hasRoom() {
    return window.size() < WINDOW + WINDOW_PER_THREAD * threads
        && submitted - finishedPairs.get() < MAX_SUBMITTED + threads
        && waitingMoves.get() < WAITING_MOVES;
  }

  /** Hands over the finished pairs at the front of the window; false when there was none. */
  private boolean deliver(PairSink sink) {
    boolean any = false;
    PairJob head = window.peek();
    while (head != null && head.isDone()) {
      any = true;
      // A pair may have been played before an earlier one made it unwanted.
      if (sink.wantedFrom(head.index()) == head.index()) {
        sink.accept(head.games());
      }
      // Only now: a sink that ran out of memory is offered the same pair again.
      window.remove();
      waitingMoves.addAndGet(-head.keptMoves());
      head = window.peek();
    }
    sink.flush();
    return any;
  }

  private void watch(PairSink sink) {
    if (!workers.watch(System.nanoTime())) {
      return;
    }
    if (workers.abandoned() >= TOO_MANY_ABANDONED) {
      deliver(sink);
      throw new ResultsException(
          workers.abandoned()
              + " decisions took longer than match.moveTimeoutMs and could not be interrupted,"
              + " so the run stopped: "
              + String.join(", ", context.hanging().stream().sorted().toList())
              + "; see whether a loop there never ends, or use lower limits or a longer timeout;"
              + " './warlab show' tells what was played");
    }
    resubmit();
  }

  /** Pairs that nobody claimed may be lost with the pool that they were, or were not, handed to. */
  private void resubmit() {
    for (PairJob pair : window) {
      if (!pair.isClaimed()) {
        workers.play(pair);
      }
    }
  }

  /** On a worker's thread, or on the committing one for a pair whose worker was abandoned. */
  private void pairFinished(PairJob pair) {
    waitingMoves.addAndGet(pair.keptMoves());
    if (finishedPairs.incrementAndGet() % PAIRS_PER_WAKE == 0 || awaitingResults) {
      LockSupport.unpark(committing);
    }
  }
}
