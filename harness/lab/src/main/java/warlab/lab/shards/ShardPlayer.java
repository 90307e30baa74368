package warlab.lab.shards;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import warlab.lab.plan.Plan;
import warlab.lab.record.FaultLog;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.Journal;
import warlab.lab.record.journal.PartFiles;
import warlab.lab.run.RunSpec;
import warlab.lab.run.Suspects;
import warlab.lab.run.match.MatchContext;
import warlab.lab.run.match.Watchdog;
import warlab.lab.run.range.RangePlayer;

/**
 * Plays shards of a run on one thread: a machine with more cores plays more shards. What a worker
 * of any scheduler calls. Safe to use from any thread.
 */
public final class ShardPlayer {
  private static final Logger LOG = LoggerFactory.getLogger(ShardPlayer.class);

  /** Config and program are read once, not for every shard. */
  private static final Map<String, ShardPlayer> PLAYERS = new ConcurrentHashMap<>();

  private final ShardedRun run;
  private final Consumer<String> warnings;
  private final RunSpec spec;
  private final @Nullable EarlyStopScan prefix;

  /**
   * @throws ResultsException when this is not the program that planned the run
   */
  public ShardPlayer(ShardedRun run, Consumer<String> warnings) {
    this.run = run;
    this.warnings = warnings;
    spec = run.spec(run.playedPlan());
    prefix = run.mayStop() ? new EarlyStopScan(run) : null;
  }

  /**
   * The same for who loads this class from the jars of a run and knows it by name only, as a task
   * of a cluster whose own libraries are others than ours.
   *
   * @return the outcome in words
   */
  public static String play(String folder, int shard) {
    return PLAYERS.computeIfAbsent(folder, ShardPlayer::in).play(shard).toString();
  }

  private static ShardPlayer in(String folder) {
    ClassLoader program = ShardPlayer.class.getClassLoader();
    return new ShardPlayer(ShardedRun.openTrusted(Path.of(folder), program), LOG::warn);
  }

  /** What became of a shard. */
  public enum Outcome {
    PLAYED,
    /** It was there, and is what its receipt says. */
    VERIFIED,
    /** The run ends before it. */
    NOT_NEEDED
  }

  /**
   * Plays a shard that is missing, or verifies one that is there.
   *
   * @throws ResultsException when it cannot be played, or is not what it should be
   */
  public Outcome play(int shard) {
    if (run.files().isDone(run.checked(shard))) {
      verify(shard);
      return Outcome.VERIFIED;
    }
    Stop stop = run.files().stop();
    if (stop != null && stop.shard() < shard) {
      return Outcome.NOT_NEEDED;
    }
    Path work = run.files().beginWork(shard);
    try {
      return play(shard, work);
    } finally {
      ShardFiles.delete(work);
      ShardFiles.delete(run.files().inPlay(shard));
    }
  }

  private void verify(int shard) {
    String problem = run.problem(shard);
    if (problem != null) {
      throw new ResultsException(
          "%s; to have it played again delete %s.*"
              .formatted(problem, PartFiles.folder(run.path()).resolve(PartFiles.number(shard))));
    }
  }

  private Outcome play(int shard, Path work) {
    Plan plan = run.plan(shard);
    Suspects suspects = suspects(shard, plan);
    return suspects.watching(() -> play(shard, work, plan, suspects));
  }

  private Outcome play(int shard, Path work, Plan plan, Suspects suspects) {
    MatchContext context = suspects.context();
    RangePlayer player = new RangePlayer(plan, context, 1, Watchdog.GRACE_NANOS);
    FaultLog faults = new FaultLog(run.path(), work.resolve(FaultLog.NAME), warnings);
    ShardSink sink;
    try (Journal journal = new Journal(work, Journal.Mark.START)) {
      sink = new ShardSink(run, shard, journal, faults);
      player.play(run.shards().first(shard), run.shards().end(shard), sink);
    }
    context.reportRemarks(warnings, faults);
    if (sink.isUnwanted()) {
      return Outcome.NOT_NEEDED;
    }
    Receipt receipt = sink.receipt(packed(shard, work), player.cpuNanos() / 1e9);
    ResultsFolder.writeJson(work.resolve(ShardPublisher.RECEIPT), receipt);
    if (Files.exists(work.resolve(FaultLog.NAME))) {
      run.files().put(work, FaultLog.NAME, shard, FaultLog.NAME); // for people, so out of order
    }
    ShardPublisher publisher = new ShardPublisher(run.files(), work, receipt, spec.isRepeatable());
    while (publisher.step()) {
      // The next one.
    }
    publishStop();
    return Outcome.PLAYED;
  }

  /** Finds out, over several processes if need be, which player ends them; that one then loses. */
  private Suspects suspects(int shard, Plan plan) {
    Path folder = run.files().inPlay(shard);
    new ResultsFolder(folder).create();
    return new Suspects(folder, run.schedule(), plan, spec.players(), warnings);
  }

  private synchronized void publishStop() {
    Stop stop = prefix == null ? null : prefix.advance();
    if (stop != null) {
      run.files().write(stop);
    }
  }

  /** Packs what was played; the hashes of what anybody else would have played too. */
  private static Map<String, String> packed(int shard, Path work) {
    Map<String, String> hashes = new TreeMap<>();
    for (String name : PartFiles.NAMES) {
      hashes.put(name, ShardFiles.pack(work.resolve(name), shard == 0, work.resolve(name + ".gz")));
    }
    hashes.remove(ResultsFolder.TIMINGS);
    return hashes;
  }
}
