package warlab.lab.run;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import warlab.lab.plan.Plan;
import warlab.lab.run.match.PlayerSource;
import warlab.lab.run.match.Watchdog;

/**
 * Plays the pairs that a ledger still wants, on many threads, and commits them in schedule order
 * whatever order they finish in. Pairs wait for their turn in a bounded window, so memory does not
 * grow. Everything but playing happens on the one thread that calls {@link #run}.
 */
final class Scheduler {
  /** Pairs under way or waiting for their turn: so many for each thread, but at least some. */
  private static final int WINDOW_PER_THREAD = 64;

  private static final int SMALLEST_WINDOW = 512;

  /** The committing thread wakes once in so many pairs or after a nap: waking costs the workers. */
  private static final int PAIRS_PER_WAKE = 32;

  private static final long NAP_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

  /** Naps to wait for memory while a player that eats it all is on its way out. */
  private static final int HUNGRY_NAPS = 250;

  /** After so many threads lost to players that ignore interrupts the run gives up. */
  static final int TOO_MANY_ABANDONED = 3;

  private final Plan plan;
  private final Ledger ledger;
  private final Committer committer;
  private final Crew crew;
  private final int capacity;
  private final Queue<PairWork> window = new ArrayDeque<>();
  private final AtomicInteger finishedPairs = new AtomicInteger();
  private volatile @Nullable Thread committing;
  private volatile boolean stopping;
  private long nextToPlay;
  private int abandoned;
  private int hungryNaps;

  Scheduler(
      Plan plan,
      PlayerSource players,
      int threads,
      Watchdog watchdog,
      Ledger ledger,
      Committer committer) {
    this.plan = plan;
    this.ledger = ledger;
    this.committer = committer;
    crew = new Crew(threads, players, watchdog, this::pairFinished);
    capacity = Math.max(SMALLEST_WINDOW, WINDOW_PER_THREAD * threads);
  }

  /** Returns when every wanted pair is committed, or soon after {@link #stop}. */
  void run() {
    committing = Thread.currentThread();
    nextToPlay = ledger.next();
    try {
      while (!stopping && !ledger.isComplete()) {
        step();
      }
      commitReady();
    } finally {
      crew.stop();
    }
  }

  /** Ends {@link #run} with what is ready; from any thread. */
  void stop() {
    stopping = true;
    LockSupport.unpark(committing);
  }

  private void step() {
    try {
      if (hungryNaps > 0) {
        handInAgain();
      }
      fillWindow();
      if (commitReady()) {
        hungryNaps = 0;
      } else {
        LockSupport.parkNanos(this, NAP_NANOS);
      }
      watch();
    } catch (OutOfMemoryError full) {
      // Nothing in here may need memory.
      if (++hungryNaps > HUNGRY_NAPS) {
        throw full;
      }
      LockSupport.parkNanos(this, NAP_NANOS);
    }
  }

  private void fillWindow() {
    while (window.size() < capacity) {
      nextToPlay = ledger.wantedFrom(nextToPlay);
      if (nextToPlay >= plan.pairCount()) {
        return;
      }
      PairWork pair = new PairWork(plan, nextToPlay);
      window.add(pair);
      nextToPlay++;
      crew.play(pair);
    }
  }

  private boolean commitReady() {
    boolean any = false;
    PairWork head = window.peek();
    while (head != null && head.isDone()) {
      any = true;
      if (!ledger.isStopped(head.index())) {
        committer.commit(head.games());
      }
      window.remove();
      head = window.peek();
    }
    if (any) {
      committer.flush();
    }
    return any;
  }

  private void watch() {
    int now = crew.watch(System.nanoTime());
    if (now == 0) {
      return;
    }
    abandoned += now;
    if (abandoned >= TOO_MANY_ABANDONED) {
      commitReady();
      throw new RunException(
          abandoned
              + " decisions took longer than match.moveTimeoutMs and could not be interrupted,"
              + " so the run stopped; use lower limits for the players or a longer timeout");
    }
    handInAgain();
  }

  /** Pairs that nobody claimed may be lost with the pool that they were, or were not, handed to. */
  private void handInAgain() {
    for (PairWork pair : window) {
      if (!pair.isClaimed()) {
        crew.play(pair);
      }
    }
  }

  /** On a worker's thread. */
  private void pairFinished() {
    if (finishedPairs.incrementAndGet() % PAIRS_PER_WAKE == 0) {
      LockSupport.unpark(committing);
    }
  }
}
