package warlab.lab.shards;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.games.SeededStream;
import warlab.lab.record.disk.RecordedDisk;
import warlab.lab.record.journal.PartFiles;

/**
 * A cluster in one process and virtual time, made from a seed: workers that are slow, die at any
 * step, are believed dead and go on all the same, or act on what they saw long ago. They publish
 * shards that were really played, by the program's own steps; only playing is made up.
 */
final class ClusterSimulation {
  private static final int WORKERS = 4;
  private static final int LEASE = 60;
  private static final int DEATHS = 12;

  private final ShardedRun run;
  private final List<Played> golden;
  private final List<String> order;
  private final ShardFiles files;
  private final SeededStream chance;
  private final PriorityQueue<Worker> workers =
      new PriorityQueue<>((one, other) -> Long.compare(one.wakes, other.wakes));

  /** When the scheduler gives a shard up for lost. */
  private final long[] leases;

  private @Nullable Played broken;
  private @Nullable Worker brokenWorker;
  private long now;
  private int deaths;

  /**
   * @param golden what each shard leaves behind
   * @param order in which a shard's files get their names
   */
  ClusterSimulation(ShardedRun run, List<Played> golden, List<String> order, long seed) {
    this.run = run;
    this.golden = golden;
    this.order = order;
    // Nothing is really forced there, which is what a disk takes longest for.
    files = new ShardFiles(new RecordedDisk().path(run.path()));
    chance = new SeededStream(seed);
    leases = new long[run.shards().count()];
  }

  /** The files of a shard by name, and what its receipt says. */
  record Played(Map<String, byte[]> files, Receipt receipt) {}

  /** One of the workers plays a shard like this. */
  ClusterSimulation withBrokenWorker(Played wrong) {
    broken = wrong;
    return this;
  }

  /** Every shard of a run that was played. */
  static List<Played> golden(ShardedRun run) throws IOException {
    List<Played> golden = new ArrayList<>();
    for (int shard = 0; shard < run.shards().count(); shard++) {
      Map<String, byte[]> files = new TreeMap<>();
      for (String name : Publication.ORDER) {
        Path file = PartFiles.folder(run.path()).resolve(PartFiles.number(shard) + "." + name);
        files.put(name, Files.readAllBytes(file));
      }
      golden.add(new Played(files, Objects.requireNonNull(run.files().receipt(shard))));
    }
    return golden;
  }

  /** One worker at one shard at a time. */
  private final class Worker {
    private final int slowness = 1 + chance.nextInt(6);
    private long wakes;
    private int shard = -1;
    private @Nullable Publication publication;

    /** What it does next; {@code false} when nothing is left for it. */
    boolean act() {
      if (publication == null) {
        return begin();
      }
      if (!publication.step()) {
        publication = null;
        shard = -1;
      }
      return true;
    }

    private boolean begin() {
      if (shard < 0) {
        shard = assign();
        return shard >= 0;
      }
      // Played: all lies in the work folder.
      Path work = files.beginWork(shard);
      Played played = played(shard);
      try {
        for (Map.Entry<String, byte[]> file : played.files().entrySet()) {
          Files.write(work.resolve(file.getKey()), file.getValue());
        }
      } catch (IOException refused) {
        throw new UncheckedIOException(refused);
      }
      publication = new Publication(files, work, played.receipt(), true, order);
      return true;
    }

    private Played played(int number) {
      Played wrong = this == brokenWorker ? broken : null;
      return wrong == null || wrong.receipt().shard() != number ? golden.get(number) : wrong;
    }

    /** A pause of the machine or of its network, now and then a long one. */
    long pause() {
      long usual = (long) slowness * (1 + chance.nextInt(10));
      return chance.nextInt(8) == 0 ? 20 * usual : usual;
    }
  }

  /** The scheduler's choice: a shard that nobody has, or has had for too long. */
  private int assign() {
    for (int shard = 0; shard < leases.length; shard++) {
      if (!files.isDone(shard) && leases[shard] <= now) {
        leases[shard] = now + LEASE;
        return shard;
      }
    }
    return -1;
  }

  /** Runs until every shard has a receipt and every worker is done; what is wrong then. */
  List<String> problems() {
    clear();
    for (int i = 0; i < WORKERS; i++) {
      hire();
    }
    brokenWorker = workers.peek();
    while (!workers.isEmpty()) {
      Worker next = workers.remove();
      now = next.wakes;
      boolean goesOn = next.act();
      if (deaths < DEATHS && chance.nextInt(10) == 0) {
        deaths++; // wherever it was, and whatever it leaves behind
        hire();
      } else if (goesOn) {
        next.wakes = now + next.pause();
        workers.add(next);
      } else if (!isDone()) {
        next.wakes = now + LEASE;
        workers.add(next);
      }
    }
    List<String> problems = new ArrayList<>();
    PartCheck check = new PartCheck(run);
    for (int shard = 0; shard < run.shards().count(); shard++) {
      String problem = check.problem(shard);
      if (problem != null) {
        problems.add(problem);
      }
    }
    run.files().doubled().forEach(shard -> problems.add("shard " + shard + " is doubled"));
    return problems;
  }

  private void hire() {
    Worker worker = new Worker();
    worker.wakes = now + worker.pause();
    workers.add(worker);
  }

  private boolean isDone() {
    for (int shard = 0; shard < leases.length; shard++) {
      if (!files.isDone(shard)) {
        return false;
      }
    }
    return true;
  }

  private void clear() {
    new ShardFiles(run.path()).works().forEach(work -> ShardFiles.delete(work.folder()));
    try (Stream<Path> left = Files.list(PartFiles.folder(run.path()))) {
      for (Path file : left.toList()) {
        Files.delete(file);
      }
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
  }
}
