package warlab.lab.run;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
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
  /** Pairs that are being played or wait for their turn: some, and more for each thread. */
  private static final int WINDOW = 512;

  private static final int WINDOW_PER_THREAD = 64;

  /** Pairs handed to the workers that are not finished, besides one for each thread. */
  private static final int HANDED_IN = 128;

  /** Decisions in finished pairs that wait for their turn: about 100 bytes each. */
  private static final int WAITING_MOVES = 250_000;

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
  private final int threads;
  private final Queue<PairWork> window = new ArrayDeque<>();
  private final AtomicLong finishedPairs = new AtomicLong();
  private final AtomicLong waitingMoves = new AtomicLong();
  private volatile @Nullable Thread committing;
  private volatile boolean stopping;
  private long nextToPlay;
  private long handedIn;
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
    this.threads = threads;
    crew = new Crew(threads, players, watchdog);
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
        nap();
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

  private void nap() {
    LockSupport.parkNanos(this, NAP_NANOS);
    if (crew.isIdle()) {
      handInAgain(); // a worker that ran out of memory between two pairs may have lost one
    }
  }

  private void fillWindow() {
    while (hasRoom()) {
      nextToPlay = ledger.wantedFrom(nextToPlay);
      if (nextToPlay >= plan.pairCount()) {
        return;
      }
      PairWork pair = new PairWork(plan, nextToPlay, this::pairFinished);
      window.add(pair);
      nextToPlay++;
      handedIn++;
      crew.play(pair);
    }
  }

  private boolean hasRoom() {
    return window.size() < WINDOW + WINDOW_PER_THREAD * threads
        && handedIn - finishedPairs.get() < HANDED_IN + threads
        && waitingMoves.get() < WAITING_MOVES;
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
      waitingMoves.addAndGet(-head.keptMoves());
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

  /** On a worker's thread, mostly. */
  private void pairFinished(PairWork pair) {
    waitingMoves.addAndGet(pair.keptMoves());
    if (finishedPairs.incrementAndGet() % PAIRS_PER_WAKE == 0) {
      LockSupport.unpark(committing);
    }
  }
}
