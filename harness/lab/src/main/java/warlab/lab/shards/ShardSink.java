package warlab.lab.shards;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.lab.record.FaultLog;
import warlab.lab.record.GameRecord;
import warlab.lab.record.PlayedGame;
import warlab.lab.record.journal.Journal;
import warlab.lab.run.range.PairSink;

/** Takes the pairs of a shard, counts them for the receipt, and ends when nobody wants them. */
final class ShardSink implements PairSink {
  private static final long LOOK_EVERY_NANOS = TimeUnit.SECONDS.toNanos(2);
  private static final int SUMS = 5;

  private final ShardedRun run;
  private final int shard;
  private final Journal journal;
  private final FaultLog faultLog;
  private final List<long[]> results;
  private final @Nullable StringBuilder evidence;
  private long games;
  private long faults;
  private long lookedAt = System.nanoTime();
  private boolean isUnwanted;

  ShardSink(ShardedRun run, int shard, Journal journal, FaultLog faultLog) {
    this.run = run;
    this.shard = shard;
    this.journal = journal;
    this.faultLog = faultLog;
    results = Stream.generate(() -> new long[SUMS]).limit(run.config().pairings().size()).toList();
    evidence = run.mayStop() ? new StringBuilder() : null;
  }

  /** A shard is the same whatever stopped before it; only all of it may be unwanted. */
  @Override
  public long wantedFrom(long pair) {
    return isUnwanted ? run.shards().pairs() : pair;
  }

  @Override
  public void accept(List<PlayedGame> pair) {
    journal.append(pair.stream().map(ShardSink::rounded).toList());
    int halfPoints = 0;
    boolean usedChance = false;
    for (PlayedGame game : pair) {
      GameRecord record = game.record();
      halfPoints += record.halfPointsOfA();
      usedChance |= record.usedChance();
      if (record.fault() != null) {
        faults++;
        faultLog.add(game);
      }
    }
    games += pair.size();
    results.get(pair.get(0).record().id().pairing())[halfPoints]++;
    if (evidence != null) {
      evidence.append((char) ('0' + halfPoints + (usedChance ? EarlyStopScan.USED_CHANCE : 0)));
    }
  }

  private static PlayedGame rounded(PlayedGame game) {
    return new PlayedGame(game.record(), game.timing().rounded(), game.moves(), game.faultReport());
  }

  @Override
  public void flush() {
    journal.flush();
    long now = System.nanoTime();
    if (evidence != null && now - lookedAt >= LOOK_EVERY_NANOS) {
      lookedAt = now;
      Stop stop = run.files().stop();
      isUnwanted = stop != null && stop.shard() < shard;
    }
  }

  boolean isUnwanted() {
    return isUnwanted;
  }

  Receipt receipt(Map<String, String> sha256, double cpuSeconds) {
    return new Receipt(
        shard,
        run.manifest().identity(),
        run.shards().first(shard),
        run.shards().end(shard) - 1,
        games,
        faults,
        results,
        evidence == null ? null : evidence.toString(),
        sha256,
        cpuSeconds,
        ShardFiles.host(),
        System.getProperty("java.vm.name") + " " + Runtime.version());
  }
}
