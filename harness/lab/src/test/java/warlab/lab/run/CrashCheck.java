package warlab.lab.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import warlab.games.SeededStream;
import warlab.lab.record.GameRecord;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.disk.CrashedDisk;
import warlab.lab.record.disk.DiskOperation;
import warlab.lab.record.disk.RecordedDisk;
import warlab.lab.run.match.PlayerSource;

/**
 * Ends the world after every operation that an experiment did on its disk, goes on from what may be
 * left, and compares with the undisturbed experiment.
 */
final class CrashCheck {
  private static final long GRACE_NANOS = 200_000_000;

  /** So many games are flushed together at most, so that there are many flushes. */
  private static final int GAMES_AHEAD = 32;

  private final Path temp;
  private final List<RunSpec> phases;
  private final Path whole;
  private final Map<Path, byte[]> before = new TreeMap<>();
  private final List<DiskOperation> operations;
  private final List<Integer> phaseEnds = new ArrayList<>();
  private final AtomicInteger resumed = new AtomicInteger();

  /**
   * Plays an experiment undisturbed: a run, and maybe others that extend it.
   *
   * @param forceNanos how long games may wait to be forced to disk
   */
  CrashCheck(Path temp, List<RunSpec> phases, long forceNanos) {
    this(temp, phases, forceNanos, Map.of());
  }

  private CrashCheck(Path temp, List<RunSpec> phases, long forceNanos, Map<Path, byte[]> before) {
    this.temp = temp;
    this.phases = phases;
    whole = temp.resolve("whole");
    before.forEach((name, bytes) -> this.before.put(whole.resolve(name), bytes));
    CrashedDisk.write(this.before, whole, whole);
    RecordedDisk disk = new RecordedDisk();
    for (RunSpec phase : phases) {
      Gate gate = new Gate();
      run(disk.path(whole), gated(phase, gate), forceNanos, gate);
      phaseEnds.add(disk.operations().size());
    }
    operations = disk.operations();
  }

  private static RunSpec gated(RunSpec spec, Gate gate) {
    PlayerSource players =
        (task, side, seat) -> {
          gate.await(task.id().game());
          return spec.players().seat(task, side, seat);
        };
    return new RunSpec(
        spec.config(), spec.plan(), players, spec.stopRules(), spec.identity(), spec.program());
  }

  /** The same experiment, gone on with after a kill that left something to drop in each file. */
  CrashCheck afterKill() {
    int half = operations.size() / 2;
    while (!isWriteTo("moves.csv", operations.get(half))) {
      half++;
    }
    CrashedDisk disk = new CrashedDisk(before);
    operations.subList(0, half + 1).forEach(disk::apply);
    Map<Path, byte[]> left = new TreeMap<>();
    disk.files(CrashedDisk.Luck.ALL, new SeededStream(0))
        .forEach((file, bytes) -> left.put(whole.relativize(file), bytes));
    left.computeIfPresent(
        Path.of("games.csv"), (file, bytes) -> Arrays.copyOf(bytes, bytes.length - 10));
    List<RunSpec> rest = phases.subList(phase(half), phases.size());
    return new CrashCheck(temp.resolve("again"), rest, 0, left);
  }

  static boolean isWriteTo(String name, DiskOperation operation) {
    return operation instanceof DiskOperation.Write && operation.file().endsWith(name);
  }

  private static RunResult run(Path folder, RunSpec spec, long forceNanos, RunListener... listen) {
    RunTimeouts timeouts = new RunTimeouts(GRACE_NANOS, forceNanos);
    return new ExperimentRun(spec, new ResultsFolder(folder), 1, List.of(listen), timeouts).run();
  }

  /** What was done, for tests that do it wrong. */
  List<DiskOperation> operations() {
    return operations;
  }

  /** What is there at the end, but for what depends on the clock. */
  Map<String, String> results() {
    return results(whole);
  }

  long games() {
    return PileRun.games(whole).lines().count() - 1;
  }

  /** Disks that were gone on from. */
  int resumed() {
    return resumed.get();
  }

  /** All crashes that change something, in words. */
  List<String> failures() {
    return failuresOf(operations);
  }

  /** The same if the program had done as many operations in another order. */
  List<String> failuresOf(List<DiskOperation> operations) {
    Set<Integer> tried = new HashSet<>();
    List<Crash> crashes = new ArrayList<>();
    CrashedDisk disk = new CrashedDisk(before);
    for (int done = 0; done <= operations.size(); done++) {
      Map<Path, byte[]> sure = disk.files(CrashedDisk.Luck.NONE, new SeededStream(0));
      for (CrashedDisk.Luck luck : CrashedDisk.Luck.values()) {
        Map<Path, byte[]> left = disk.files(luck, new SeededStream(done));
        long games = games(luck == CrashedDisk.Luck.ALL ? left : sure);
        if (tried.add(hash(left) + phase(done))) {
          crashes.add(new Crash(done, luck, left, games));
        }
      }
      if (done < operations.size()) {
        disk.apply(operations.get(done));
      }
    }
    Map<String, String> expected = results(whole);
    return IntStream.range(0, crashes.size())
        .parallel()
        .mapToObj(i -> failure(crashes.get(i), expected))
        .filter(failure -> !failure.isEmpty())
        .toList();
  }

  /**
   * @param done operations before it
   * @param games that must not be lost by it
   */
  private record Crash(int done, CrashedDisk.Luck luck, Map<Path, byte[]> files, long games) {}

  private int phase(int done) {
    return (int) phaseEnds.stream().filter(end -> end < done).count();
  }

  private static int hash(Map<Path, byte[]> files) {
    int hash = 1;
    for (Map.Entry<Path, byte[]> file : files.entrySet()) {
      hash = 31 * (31 * hash + file.getKey().hashCode()) + Arrays.hashCode(file.getValue());
    }
    return 31 * hash;
  }

  private long games(Map<Path, byte[]> files) {
    byte[] bytes = files.getOrDefault(whole.resolve("games.csv"), new byte[0]);
    long lines = IntStream.range(0, bytes.length).filter(i -> bytes[i] == '\n').count();
    int legs = phases.get(0).plan().legs();
    return Math.max(0, lines - 1) / legs * legs;
  }

  /** What a crash changed; empty if nothing. */
  private String failure(Crash crash, Map<String, String> expected) {
    Path folder = temp.resolve("crash-" + resumed.incrementAndGet());
    CrashedDisk.write(crash.files(), whole, folder);
    String where =
        "%s luck after %d operations, %s: "
            .formatted(crash.luck(), crash.done(), last(crash.done()));
    try {
      RunResult first = null;
      for (RunSpec phase : phases.subList(phase(crash.done()), phases.size())) {
        RunResult result = run(new RecordedDisk().path(folder), phase, Long.MAX_VALUE);
        first = first == null ? result : first;
      }
      if (first != null && first.games() - first.played() < crash.games()) {
        return where + "games were lost that were safe";
      }
      Map<String, String> results = results(folder);
      return results.equals(expected) ? "" : where + "another result";
    } catch (ResultsException refused) {
      return where + refused.getMessage();
    } finally {
      delete(folder);
    }
  }

  private String last(int done) {
    return done == 0
        ? ""
        : operations.get(done - 1).getClass().getSimpleName()
            + " "
            + operations.get(done - 1).file().getFileName();
  }

  /** All that does not depend on the clock. */
  private static Map<String, String> results(Path folder) {
    Map<String, String> results = new TreeMap<>();
    for (String file : List.of("games.csv", "moves.csv", "openings.csv", "experiment.yaml")) {
      results.put(file, PileRun.text(folder.resolve(file)));
    }
    String timings = PileRun.text(folder.resolve("timings.csv"));
    results.put("timings.csv", timings.replaceAll("(?m),.*$", ""));
    String manifest = PileRun.text(folder.resolve("manifest.json"));
    results.put(
        "manifest.json",
        manifest
            .replaceAll("\"20\\d\\d-.*?\"", "then")
            .replaceAll("\"(timings.csv|check)\" : \".*?\"", "of the clock"));
    return results;
  }

  private static void delete(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
        Files.delete(file);
      }
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
  }

  /** Lets no game begin that is too far ahead of those committed. */
  private static final class Gate implements RunListener {
    private long next;

    @Override
    public synchronized void committed(CommittedPair pair) {
      List<GameRecord> games = pair.games();
      next = games.get(games.size() - 1).id().game() + 1;
      notifyAll();
    }

    synchronized void await(long game) {
      try {
        while (game >= next + GAMES_AHEAD) {
          wait();
        }
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
