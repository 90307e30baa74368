package warlab.lab.shards;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;
import warlab.games.SeededStream;
import warlab.lab.record.ResultsException;

/**
 * A cluster in one process and virtual time, made from a seed: workers that are slow, die at any
 * step, are believed dead and go on all the same, or act on what they saw long ago. They publish
 * shards by the program's own steps; only games and files are made up.
 */
final class ClusterSimulation {
  static final int SHARDS = 6;
  private static final int WORKERS = 4;
  private static final int LEASE = 60;
  private static final int DEATHS = 20;

  private final MemoryShardStore store = new MemoryShardStore();
  private final PriorityQueue<Worker> workers =
      new PriorityQueue<>(Comparator.comparingLong((Worker worker) -> worker.wakes));

  /** When the scheduler gives a shard up for lost. */
  private final long[] leases = new long[SHARDS];

  private final List<String> order;
  private final boolean hasBrokenWorker;
  private final SeededStream chance;
  private long now;
  private int deaths;
  private int works;

  /**
   * @param order in which a shard's files get their names
   * @param hasBrokenWorker whether one plays other games than everybody else
   */
  ClusterSimulation(List<String> order, boolean hasBrokenWorker, long seed) {
    this.order = order;
    this.hasBrokenWorker = hasBrokenWorker;
    chance = new SeededStream(seed);
  }

  /** One worker at one shard at a time. */
  private final class Worker {
    private final int slowness = 1 + chance.nextInt(6);
    private final boolean isBroken;
    private long wakes = now + pause();
    private int shard = -1;
    private @Nullable ShardPublisher publisher;

    Worker(boolean isBroken) {
      this.isBroken = isBroken;
    }

    /** What it does next; {@code false} when nothing is left for it. */
    boolean act() {
      if (publisher != null) {
        publish(publisher);
        return true;
      }
      if (shard < 0) {
        shard = assign();
        return shard >= 0;
      }
      // Played: all lies in the work folder.
      Path work = Path.of("work-" + works++);
      Receipt receipt = store.fill(work, shard, games(shard) + (isBroken ? "!" : ""));
      publisher = new ShardPublisher(store, work, receipt, true, order);
      return true;
    }

    private void publish(ShardPublisher current) {
      try {
        if (current.step()) {
          return;
        }
      } catch (ResultsException foundOut) {
        // Both are kept, and it goes on with another.
      }
      publisher = null;
      shard = -1;
    }

    /** A pause of the machine or of its network, now and then a long one. */
    private long pause() {
      long usual = (long) slowness * (1 + chance.nextInt(10));
      return chance.nextInt(8) == 0 ? 20 * usual : usual;
    }
  }

  private static String games(int shard) {
    return "games of " + shard;
  }

  /** The scheduler's choice: a shard that nobody has, or has had for too long. */
  private int assign() {
    for (int shard = 0; shard < SHARDS; shard++) {
      if (store.receipt(shard) == null && leases[shard] <= now) {
        leases[shard] = now + LEASE;
        return shard;
      }
    }
    return -1;
  }

  /** Runs until every shard has a receipt and every worker is done; what a merge would find. */
  String run() {
    for (int i = 0; i < WORKERS; i++) {
      workers.add(new Worker(hasBrokenWorker && i == 0));
    }
    while (!workers.isEmpty() && !store.isDoubled()) { // that is for people to settle
      Worker next = workers.remove();
      now = next.wakes;
      boolean goesOn = next.act();
      if (deaths < DEATHS && chance.nextInt(10) == 0) {
        deaths++; // wherever it was, and whatever it leaves behind
        workers.add(new Worker(false));
      } else if (goesOn || !isDone()) {
        next.wakes = now + (goesOn ? next.pause() : LEASE);
        workers.add(next);
      }
    }
    return store.isDoubled() ? "doubled" : store.joined(SHARDS);
  }

  private boolean isDone() {
    for (int shard = 0; shard < SHARDS; shard++) {
      if (store.receipt(shard) == null) {
        return false;
      }
    }
    return true;
  }

  /** What all schedules must end with. */
  static String expected() {
    StringBuilder games = new StringBuilder();
    for (int shard = 0; shard < SHARDS; shard++) {
      games.append(games(shard));
    }
    return MemoryShardStore.hash(games.toString());
  }
}
