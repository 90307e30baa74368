package warlab.lab.run.range;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import warlab.lab.run.match.MatchContext;
import warlab.lab.run.match.Watchdog;

/**
 * The workers: a ForkJoinPool that plays pairs. When a worker hangs in a player that ignores its
 * interrupt, a fresh pool takes over; the old one ends by itself, but for the hanging thread.
 */
final class WorkerPool {
  private static final Logger LOG = LoggerFactory.getLogger(WorkerPool.class);

  /** Longer than a program has to end by itself; a player that ignores its interrupt is left. */
  private static final long SHUTDOWN_GRACE_MS = 3000;

  private final int threads;
  private final MatchContext context;

  /** Lets games run side by side, or one alone, which takes the permits of all threads. */
  private final Semaphore permits;

  private final Watchdog watchdog;

  /** Grows on threads of the pool, which makes its workers itself; shrinks where it is watched. */
  private final List<Worker> workers = new CopyOnWriteArrayList<>();

  /** Written where it is watched; workers read it to see whether they still belong. */
  private volatile ForkJoinPool pool;

  private int abandoned;

  WorkerPool(int threads, MatchContext context, Watchdog watchdog) {
    this.threads = threads;
    this.context = context;
    this.watchdog = watchdog;
    // Fair, or the one that wants all permits would wait for as long as others come and go.
    permits = new Semaphore(threads, true);
    pool = freshPool();
  }

  private ForkJoinPool freshPool() {
    // The window is handed over from its front, so pairs are played in the order they came.
    boolean firstInFirstOut = true;
    return new ForkJoinPool(threads, this::newWorker, null, firstInFirstOut);
  }

  private Worker newWorker(ForkJoinPool employer) {
    Worker worker = new Worker(employer, context.match(), permits);
    workers.add(worker);
    return worker;
  }

  void play(PairJob pair) {
    pool.execute(() -> playHere(pair));
  }

  private void playHere(PairJob pair) {
    // A job of a pool that was replaced meanwhile was handed in again to its successor.
    if (Thread.currentThread() instanceof Worker worker
        && worker.getPool() == pool
        && pair.claim()) {
      worker.work(pair);
    }
  }

  /** Whether nobody is playing or has anything to play. */
  boolean isIdle() {
    return pool.isQuiescent();
  }

  /**
   * Looks after all workers, if it is time to.
   *
   * @return whether some were abandoned just now; their pairs, and all that nobody has claimed,
   *     must be handed in again
   */
  boolean watch(long now) {
    if (!watchdog.advance(now)) {
      return false;
    }
    workers.removeIf(worker -> worker.getState() == Thread.State.TERMINATED);
    List<Worker> unresponsive = new ArrayList<>();
    for (Worker worker : workers) {
      if (watchdog.enforceLimit(worker.match())) {
        unresponsive.add(worker);
      }
    }
    if (!unresponsive.isEmpty()) {
      unresponsive.forEach(this::abandon);
      workers.removeAll(unresponsive);
      ForkJoinPool left = pool;
      pool = freshPool();
      left.shutdown();
    }
    return !unresponsive.isEmpty();
  }

  /**
   * Workers lost to decisions that could not be interrupted. Those lost to the text of something
   * thrown do not count: after the first no such text is asked for any more.
   */
  int abandoned() {
    return abandoned;
  }

  private void abandon(Worker worker) {
    abandoned += worker.match().wasDecided() ? 0 : 1;
    worker.forfeitGame();
    LOG.debug("abandoned {}", worker.getName());
    Thread closer = new Thread(worker.match()::closeAbandoned, "warlab-closer");
    closer.setDaemon(true);
    closer.start();
  }

  /** Processor time of those who are still here. */
  long cpuNanos() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    return workers.stream()
        .mapToLong(worker -> Math.max(0, threads.getThreadCpuTime(worker.getId())))
        .sum();
  }

  /** Sends everybody home, with their outside programs; unfinished games are dropped. */
  void stop() {
    workers.forEach(worker -> worker.match().abandon());
    pool.shutdownNow();
    try {
      pool.awaitTermination(SHUTDOWN_GRACE_MS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }
}
