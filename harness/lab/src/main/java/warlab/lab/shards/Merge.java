package warlab.lab.shards;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.Schedule;
import warlab.lab.record.FaultLog;
import warlab.lab.record.GameRecord;
import warlab.lab.record.GameTiming;
import warlab.lab.record.Manifest;
import warlab.lab.record.PlayedGame;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.Journal;
import warlab.lab.record.journal.JournalEntry;
import warlab.lab.record.journal.OpeningList;
import warlab.lab.record.journal.PartFiles;
import warlab.lab.run.CommittedPairs;
import warlab.lab.run.Provenance;
import warlab.lab.run.RepeatCheck;
import warlab.lab.run.RunSpec;
import warlab.lab.run.SpreadSample;

/** Makes one run of many shards, or says by name what is wrong with them. */
public record Merge(ShardedRun run) {
  private static final int NAMED = 20;
  private static final Logger LOG = LoggerFactory.getLogger(Merge.class);

  /**
   * What came of it.
   *
   * @param repeated what playing games again showed; {@code null} where nobody can promise it
   */
  public record Result(long games, long faults, Manifest.@Nullable Repetition repeated) {}

  /**
   * Checks every shard that counts, down to its bytes, and finishes the manifest.
   *
   * @param single whether the journal is written in one piece, too
   * @throws ResultsException when a shard is missing, foreign, damaged or there twice; nothing
   *     changes
   */
  public Result merge(boolean single) {
    ResultsFolder folder = new ResultsFolder(run.path());
    return folder.whileLocked(
        () -> {
          int count = run.shards().countUpTo(run.stop());
          refuse(problems(count));
          return finish(folder, count, single);
        });
  }

  private List<String> problems(int count) {
    List<String> problems = new ArrayList<>();
    List<Integer> missing = run.missing(count);
    if (!missing.isEmpty()) {
      problems.add("missing: shards " + ShardRanges.text(missing));
    }
    run.files().doubled().stream()
        .filter(shard -> shard < count)
        .distinct()
        .forEach(shard -> problems.add("shard " + shard + " has two different parts"));
    IntStream.range(0, count)
        .filter(run.files()::isDone)
        .mapToObj(run::problem)
        .filter(Objects::nonNull)
        .forEach(problems::add);
    return problems;
  }

  private void refuse(List<String> problems) {
    if (!problems.isEmpty()) {
      String more = problems.size() > NAMED ? "; and " + (problems.size() - NAMED) + " more" : "";
      throw new ResultsException(
          problems.stream()
              .limit(NAMED)
              .collect(Collectors.joining("; ", run.path() + " cannot be merged: ", more)));
    }
  }

  private Result finish(ResultsFolder folder, int count, boolean single) {
    SpreadSample sample = new SpreadSample();
    Path joined = run.path().resolve("joined");
    CommittedPairs counts = single ? join(joined, sample) : read(sample, pair -> {});
    Set<Integer> openings =
        sample.games().stream().map(GameRecord::opening).collect(Collectors.toSet());
    RunSpec spec =
        run.spec(ExperimentPlan.of(run.config(), new OpeningList(run.path(), openings::contains)));
    Provenance provenance = new Provenance(spec, folder, 1, false);
    provenance.refuseOthers();
    Manifest.Repetition repeated =
        spec.isRepeatable()
            ? RepeatCheck.here(spec.plan(), spec.players()).of(sample.games())
            : null;
    if (single) {
      install(joined);
    }
    logFaults(count);
    provenance.finish(counts.games(), repeated, hosts(count));
    run.files().works().forEach(work -> ShardFiles.delete(work.folder()));
    return new Result(counts.games(), counts.faults(), repeated);
  }

  /** Goes through the games that count, and compares them with the plan once more. */
  private CommittedPairs read(SpreadSample sample, Consumer<List<PlayedGame>> pairs) {
    Schedule schedule = run.schedule();
    CommittedPairs counts = new CommittedPairs(schedule, List.of(sample));
    counts.readBack(
        run.path(), false, pair -> pairs.accept(pair.stream().map(Merge::played).toList()));
    if (!schedule.isComplete()) {
      throw new ResultsException(
          "%s cannot be merged: the receipts end the run before pair %d, its games do not"
              .formatted(run.path(), schedule.next()));
    }
    return counts;
  }

  private static PlayedGame played(JournalEntry entry) {
    GameTiming timing = Objects.requireNonNull(entry.timing());
    return new PlayedGame(entry.game(), timing, entry.moves(), null);
  }

  private CommittedPairs join(Path joined, SpreadSample sample) {
    ShardFiles.delete(joined); // what a merge left that died
    new ResultsFolder(joined).create();
    try (Journal journal = new Journal(joined, Journal.Mark.START)) {
      return read(sample, journal::append);
    }
  }

  /** The games last: with them the folder is one of a run on one machine. */
  private void install(Path joined) {
    for (String name : PartFiles.NAMES) {
      ShardFiles.move(joined.resolve(name), run.path().resolve(name));
    }
    ShardFiles.delete(joined);
  }

  /** The first ones in the order of the schedule, as a run on one machine tells them. */
  private void logFaults(int count) {
    FaultLog log = new FaultLog(run.path(), LOG::warn);
    for (int shard = 0; shard < count; shard++) {
      Path faults = run.files().faults(shard);
      if (Files.exists(faults)) {
        log.addAll(faults);
      }
    }
  }

  private List<Manifest.HostShare> hosts(int count) {
    Map<String, Manifest.HostShare> hosts = new TreeMap<>();
    for (int shard = 0; shard < count; shard++) {
      Receipt receipt = Objects.requireNonNull(run.files().receipt(shard));
      hosts.merge(
          receipt.host(),
          new Manifest.HostShare(receipt.host(), receipt.games(), receipt.cpuSeconds()),
          Manifest.HostShare::plus);
    }
    return List.copyOf(hosts.values());
  }
}
