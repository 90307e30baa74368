package warlab.lab.shards;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.Plan;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.plan.Schedule;
import warlab.lab.plan.StopRule;
import warlab.lab.record.Attempt;
import warlab.lab.record.Manifest;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.OpeningList;
import warlab.lab.record.journal.PartFiles;
import warlab.lab.run.RunSpec;
import warlab.lab.run.program.Program;

/** A run in shards as its folder tells it: what is to be played, and how it is cut. */
public record ShardedRun(
    ShardFiles files,
    Catalog catalog,
    ExperimentConfig config,
    Manifest manifest,
    ShardList shards) {
  /** The jars that play it. */
  static final String PROGRAM = "program";

  /** The user's own jars, if any. */
  public static final String PLUGINS = "plugins";

  /** Starts them. */
  static final String LAUNCHER = "warlab";

  /** Whether a folder has been planned. */
  public static boolean isIn(Path folder) {
    return Files.exists(folder.resolve("shards.json"));
  }

  /**
   * Opens a folder that was planned, and runs nothing of it.
   *
   * @throws ResultsException when there is no such run, or it was changed
   */
  public static ShardedRun open(Path folder, Catalog catalog) {
    ShardFiles files = new ShardFiles(folder);
    ShardList shards = files.shards();
    if (shards == null || !Files.exists(folder.resolve(ResultsFolder.MANIFEST))) {
      throw new ResultsException(
          "'%s' has no shards; make some with: ./warlab shards plan CONFIG --out DIR"
              .formatted(folder));
    }
    RecordedExperiment planned = RecordedExperiment.read(folder, catalog, Machine.current());
    return new ShardedRun(
        files, catalog, planned.config(), requireNonNull(planned.manifest()), shards);
  }

  /**
   * Opens one whose maker the user trusts, with the plug-ins that it brings.
   *
   * @param program has all other games and players
   */
  public static ShardedRun openTrusted(Path folder, ClassLoader program) {
    URL[] jars =
        jars(folder.resolve(PLUGINS)).stream()
            .map(jar -> Attempt.get("read", jar, () -> jar.toUri().toURL()))
            .toArray(URL[]::new);
    ClassLoader all = jars.length == 0 ? program : new URLClassLoader("plug-ins", jars, program);
    return open(folder, Catalog.discover(all));
  }

  /** What a folder brings that is run when its shards are played. */
  public static List<String> code(Path folder) {
    List<Path> code = new ArrayList<>(jars(folder.resolve(PLUGINS)));
    if (Files.exists(folder.resolve(LAUNCHER))) {
      code.add(0, folder.resolve(LAUNCHER));
    }
    return code.stream().map(file -> folder.relativize(file).toString()).toList();
  }

  private static List<Path> jars(Path folder) {
    return Files.isDirectory(folder) ? ShardFiles.list(folder, "*.jar") : List.of();
  }

  public Path path() {
    return files.results();
  }

  /** The jars of the program that planned the run, and is to play it. */
  public List<Path> program() {
    return jars(path().resolve(PROGRAM));
  }

  /** The plan of a shard, which only needs its own openings. */
  Plan plan(int shard) {
    BitSet wanted = shards.openingsOf(shard, config.pairings().size());
    return ExperimentPlan.of(config, new OpeningList(path(), shards.openings(), wanted));
  }

  /** The plan to compare games with. */
  Plan playedPlan() {
    return ExperimentPlan.played(config, shards.openings());
  }

  /** A fresh schedule of all games, stop rules included. */
  Schedule schedule() {
    Plan plan = playedPlan();
    return new Schedule(plan, StopRule.of(config, plan));
  }

  /** Whether the run may end before its plan does. */
  boolean mayStop() {
    Plan plan = playedPlan();
    return config.stop() != null || plan.repeatsFrom((int) plan.pairsEach() - 1);
  }

  /**
   * What it takes to play.
   *
   * @throws ResultsException when this is not the program that planned
   */
  RunSpec spec(Plan plan) {
    RunSpec spec = RunSpec.of(config, catalog, plan);
    refuseOther(spec);
    return spec;
  }

  /** Refuses a program that is not the one that planned. */
  public void refuseOther(RunSpec spec) {
    if (!spec.identity().equals(manifest.identity())) {
      Program planned = new Program(manifest.program());
      List<String> absent = planned.filesThatAreMissing();
      if (!absent.isEmpty()) {
        throw new ResultsException(
            ("%s needs %s, which this machine does not have: files of outside programs are not"
                    + " copied, they have to lie at the same place on every machine")
                .formatted(path(), String.join(", ", absent)));
      }
      String changes = spec.program().changesSince(planned);
      throw new ResultsException(
          "%s was planned by a different program (%s); play with the one that lies there: %s"
              .formatted(
                  path(),
                  changes == null ? "version " + manifest.identity().get("version") : changes,
                  path().resolve(LAUNCHER)));
    }
  }

  /** A shard's number, if there is such a shard. */
  public int checked(int shard) {
    if (shard < 0 || shard >= shards.count()) {
      throw new ResultsException(
          "there is no shard %d: they are numbered 0 to %d".formatted(shard, shards.count() - 1));
    }
    return shard;
  }

  /** The shards that are still to be played; none behind a stop that somebody has told. */
  public List<Integer> missing() {
    return missing(shards.countUpTo(files.stop()));
  }

  /** Those of the first so many shards that are still to be played. */
  List<Integer> missing(int count) {
    return IntStream.range(0, count).filter(shard -> !files.isDone(shard)).boxed().toList();
  }

  /** Where the run ends before its plan does; {@code null} unless the receipts tell. */
  @Nullable Stop stop() {
    return mayStop() ? new EarlyStopScan(this).advance() : null;
  }

  /** Looks whether the receipts end the run, and if so tells all who play. */
  public @Nullable Stop publishStop() {
    Stop told = files.stop();
    Stop stop = told == null ? stop() : told;
    if (told == null && stop != null) {
      files.write(stop);
    }
    return stop;
  }

  /** What is wrong with a shard, its parts unpacked and all; {@code null} when nothing is. */
  @Nullable String problem(int shard) {
    Receipt receipt;
    try {
      receipt = files.receipt(shard);
    } catch (ResultsException damaged) {
      return damaged.getMessage();
    }
    if (receipt == null) {
      return "shard " + shard + " is missing";
    }
    String foreign = Manifest.differing(manifest.identity(), receipt.identity());
    if (foreign != null) {
      return "shard %d was played with another %s".formatted(shard, foreign);
    }
    if (receipt.shard() != shard
        || receipt.firstPair() != shards.first(shard)
        || receipt.lastPair() != shards.end(shard) - 1) {
      return "shard %d has a receipt of pairs %d to %d, the plan has %d to %d there"
          .formatted(
              shard,
              receipt.firstPair(),
              receipt.lastPair(),
              shards.first(shard),
              shards.end(shard) - 1);
    }
    return damage(receipt);
  }

  private @Nullable String damage(Receipt receipt) {
    for (String name : PartFiles.NAMES) {
      Path part = PartFiles.part(path(), receipt.shard(), name);
      String hash = receipt.sha256().get(name);
      try {
        if (!Files.exists(part)) {
          return part + " is missing";
        }
        String found = ShardFiles.hash(part);
        if (hash != null && !hash.equals(found)) {
          return part + " is not what its receipt says";
        }
      } catch (IOException | ResultsException broken) {
        return part + " cannot be unpacked: " + broken.getMessage();
      }
    }
    return receipt.sha256().containsKey(ResultsFolder.GAMES)
        ? null
        : "the receipt of shard " + receipt.shard() + " has no hash of its games";
  }
}
