package warlab.lab.shards;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.Pairing;
import warlab.lab.plan.DurationEstimate;
import warlab.lab.record.ResultsFolder;
import warlab.lab.statistics.elo.ScoreLaw;

/** How far a run in shards is, and how its pairings stand, for people. */
public final class ShardStatus {
  private final ShardedRun run;
  private final List<Integer> missing = new ArrayList<>();
  private final TreeSet<String> hosts = new TreeSet<>();
  private final List<long[]> results;
  private int done;
  private long games;
  private long faults;
  private double cpuSeconds;

  private ShardStatus(ShardedRun run) {
    this.run = run;
    results = Stream.generate(() -> new long[5]).limit(run.config().pairings().size()).toList();
  }

  /** Several lines, each ended; reads the receipts and nothing else. */
  public static String of(ShardedRun run) {
    ShardStatus status = new ShardStatus(run);
    Stop stop = run.publishStop();
    status.count(run.shards().countUpTo(stop));
    return status.text(stop);
  }

  private void count(int end) {
    for (int shard = 0; shard < end; shard++) {
      Receipt receipt = run.files().receipt(shard);
      if (receipt == null) {
        missing.add(shard);
      } else {
        add(receipt);
      }
    }
  }

  private void add(Receipt receipt) {
    done++;
    games += receipt.games();
    faults += receipt.faults();
    cpuSeconds += receipt.cpuSeconds();
    hosts.add(receipt.host());
    for (int pairing = 0; pairing < results.size(); pairing++) {
      for (int sum = 0; sum < results.get(pairing).length; sum++) {
        results.get(pairing)[sum] += receipt.results().get(pairing)[sum];
      }
    }
  }

  private String text(@Nullable Stop stop) {
    List<String> lines = new ArrayList<>();
    lines.add(line("done", "%,d of %,d shards".formatted(done, run.shards().count())));
    if (!missing.isEmpty()) {
      lines.add(line("missing", ShardRanges.text(missing)));
    }
    String running =
        run.files().works().stream().map(ShardStatus::inWords).collect(Collectors.joining(", "));
    if (!running.isEmpty()) {
      lines.add(line("running", running));
    }
    lines.add(line("games", "%,d, of which %,d ended by a fault".formatted(games, faults)));
    if (games > 0) {
      lines.add(line("cost", cost()));
    }
    if (stop != null) {
      lines.add(line("stop", "after pair " + stop.pair() + " in shard " + stop.shard()));
      stop.verdicts().forEach(verdict -> lines.add(line("", verdict)));
    }
    for (Pairing pairing : run.config().pairings()) {
      lines.add(line(pairing.index() == 0 ? "pairings" : "", score(pairing)));
    }
    return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  private String cost() {
    return String.format(
        Locale.ROOT,
        "%s of CPU on %s, %.3f ms a game",
        DurationEstimate.inWords(cpuSeconds),
        hosts.size() == 1 ? hosts.first() : hosts.size() + " hosts",
        1000 * cpuSeconds / games);
  }

  /** By age: who died leaves its work behind. */
  private static String inWords(ShardFiles.Work work) {
    Path games = work.folder().resolve(ResultsFolder.GAMES);
    String age = "";
    try {
      Duration idle = Duration.between(Files.getLastModifiedTime(games).toInstant(), Instant.now());
      age = ", last heard of " + idle.toSeconds() + " s ago";
    } catch (IOException gone) {
      // It has just begun, or just ended.
    }
    return "%d (on %s%s)".formatted(work.shard(), work.host(), age);
  }

  private String score(Pairing pairing) {
    int legs = run.config().match().format().legs();
    double[] sums =
        LongStream.of(results.get(pairing.index())).limit(2 * legs + 1).asDoubleStream().toArray();
    double pairs = DoubleStream.of(sums).sum();
    String names = pairing.a().name() + " - " + pairing.b().name();
    if (pairs == 0) {
      return names + ": nothing yet";
    }
    var score = ScoreLaw.of(sums).estimate();
    return String.format(
        Locale.ROOT,
        "%s: %.1f %% (%.1f to %.1f) of %,.0f games, stops and copies not looked at",
        names,
        100 * score.score(),
        100 * score.scores().low(),
        100 * score.scores().high(),
        pairs * legs);
  }

  private static String line(String label, String text) {
    return String.format(Locale.ROOT, "%-12s%s", label, text);
  }
}
