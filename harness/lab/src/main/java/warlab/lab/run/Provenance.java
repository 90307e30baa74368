package warlab.lab.run;

import java.nio.file.Files;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.ResolvedConfig;
import warlab.lab.record.Manifest;
import warlab.lab.record.Repetition;
import warlab.lab.record.ResultsFolder;

/** Sees to it that a results folder holds one experiment only, and that its manifest says which. */
final class Provenance {
  private final RunSpec spec;
  private final ResultsFolder folder;
  private final int threads;

  Provenance(RunSpec spec, ResultsFolder folder, int threads) {
    this.spec = spec;
    this.folder = folder;
    this.threads = threads;
  }

  /** Refuses a folder that another experiment, program or plug-in began, saying which. */
  void refuseOthers() {
    Manifest earlier = folder.manifest();
    if (earlier == null) {
      if (Files.exists(folder.path().resolve("games.csv"))) {
        throw new RunException(
            folder.path() + " has games but no manifest.json; choose another --out");
      }
      return;
    }
    // Both ways: a plug-in that is gone matters as much as one that came.
    var things = new TreeSet<>(earlier.identity().keySet());
    things.addAll(spec.identity().keySet());
    for (String thing : things) {
      String then = earlier.identity().get(thing);
      String now = spec.identity().get(thing);
      if (then == null || !then.equals(now)) {
        throw new RunException(
            "%s was begun with another %s (%s then, %s now); choose another --out or remove it"
                .formatted(folder.path(), thing, said(then), said(now)));
      }
    }
  }

  /**
   * What the folder once had and has no more, told before it is played again; {@code null} when
   * nothing is missing.
   *
   * @param games how many are there
   */
  @Nullable String loss(long games) {
    Manifest earlier = folder.manifest();
    if (earlier == null) {
      return null;
    }
    Long had = earlier.games();
    if (had != null && games < had) {
      return "%s was finished with %d games and has %d now; the others are played again"
          .formatted(folder.path(), had, games);
    }
    return Files.exists(folder.path().resolve("games.csv"))
        ? null
        : folder.path() + " was begun but has no games.csv; all its games are played again";
  }

  private static String said(@Nullable String value) {
    return value == null ? "none" : value;
  }

  /** Writes down what runs here; the time of the first start stays. */
  void begin() {
    Manifest earlier = folder.manifest();
    folder.describe(ResolvedConfig.yaml(spec.config()));
    folder.writeManifest(manifest(earlier == null ? now() : earlier.started(), null, null, null));
  }

  /** What an earlier run found when it played games again; {@code null} before. */
  @Nullable Repetition repeated() {
    Manifest earlier = folder.manifest();
    return earlier == null ? null : earlier.repeated();
  }

  /** Writes down that all games are there, how many that are, and whether they can be repeated. */
  void finish(long games, @Nullable Repetition repeated) {
    Manifest begun = folder.manifest();
    String started = begun == null ? now() : begun.started();
    folder.writeManifest(manifest(started, now(), games, repeated));
  }

  private Manifest manifest(
      String started,
      @Nullable String finished,
      @Nullable Long games,
      @Nullable Repetition repeated) {
    Map<String, String> identity = new TreeMap<>(spec.identity());
    return new Manifest(
        spec.config().name(),
        spec.config().game().id(),
        spec.config().seed(),
        identity,
        spec.isRepeatable() && (repeated == null || repeated.allSame()),
        threads,
        Runtime.getRuntime().availableProcessors(),
        System.getProperty("java.vm.name") + " " + Runtime.version(),
        System.getProperty("os.name") + " " + System.getProperty("os.arch"),
        started,
        finished,
        games,
        repeated);
  }

  private static String now() {
    return Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
  }
}
