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
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.JournalReader;

/** Sees to it that a results folder holds one experiment only, and that its manifest says which. */
final class Provenance {
  private final RunSpec spec;
  private final ResultsFolder folder;
  private final int threads;
  private final String started = now();
  private @Nullable Manifest earlier;
  private boolean isDamaged;

  Provenance(RunSpec spec, ResultsFolder folder, int threads) {
    this.spec = spec;
    this.folder = folder;
    this.threads = threads;
  }

  /** Refuses a folder that another experiment, program or plug-in began, saying which. */
  void refuseOthers() {
    isDamaged = folder.hasDamagedManifest() && !hasGames();
    earlier = isDamaged ? null : folder.manifest();
    if (earlier == null) {
      if (hasGames()) {
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

  private boolean hasGames() {
    try (JournalReader journal = new JournalReader(folder.path())) {
      return journal.next() != null;
    }
  }

  /** Whether the same plan gives the same games, now and when the run began. */
  boolean isRepeatable() {
    return spec.isRepeatable() && (earlier == null || earlier.repeatable());
  }

  /**
   * What the folder once had and has no more, told before it is played again; {@code null} when
   * nothing is missing.
   *
   * @param games how many are there
   */
  @Nullable String loss(long games) {
    if (isDamaged) {
      return folder.path() + " had an empty or damaged manifest.json and no games; it begins anew";
    }
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
    folder.describe(ResolvedConfig.yaml(spec.config()));
    folder.writeManifest(manifest(null, null));
  }

  /** Writes down that all games are there, and how many that are. */
  void finish(long games) {
    folder.writeManifest(manifest(now(), games));
  }

  private Manifest manifest(@Nullable String finished, @Nullable Long games) {
    Map<String, String> identity = new TreeMap<>(spec.identity());
    return new Manifest(
        spec.config().name(),
        spec.config().game().id(),
        spec.config().seed(),
        identity,
        spec.isRepeatable(),
        threads,
        Runtime.getRuntime().availableProcessors(),
        System.getProperty("java.vm.name") + " " + Runtime.version(),
        System.getProperty("os.name") + " " + System.getProperty("os.arch"),
        earlier == null ? started : earlier.started(),
        finished,
        games);
  }

  private static String now() {
    return Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
  }
}
