package warlab.lab.run;

import java.nio.file.Files;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.ResolvedConfig;
import warlab.lab.record.Manifest;
import warlab.lab.record.Repetition;
import warlab.lab.record.ResultsFolder;
import warlab.lab.run.program.Program;

/** Sees to it that a results folder holds one experiment only, and that its manifest says which. */
final class Provenance {
  private final RunSpec spec;
  private final ResultsFolder folder;
  private final int threads;
  private final boolean isSameProgram;

  /**
   * @param isSameProgram whether the user says so, whatever the classes say
   */
  Provenance(RunSpec spec, ResultsFolder folder, int threads, boolean isSameProgram) {
    this.spec = spec;
    this.folder = folder;
    this.threads = threads;
    this.isSameProgram = isSameProgram;
  }

  /** Refuses a folder that another experiment or program began, saying which. */
  void refuseOthers() {
    Manifest earlier = folder.manifest();
    if (earlier == null) {
      if (Files.exists(folder.path().resolve("games.csv"))) {
        throw new RunException(folder.path() + " has games but no manifest.json; " + waysOut());
      }
      return;
    }
    refuseOtherIdentity(earlier);
    String changes = changes(earlier);
    if (changes != null && !isSameProgram) {
      throw new RunException(
          "%s was begun with another program (%s); %s".formatted(folder.path(), changes, waysOut())
              + ", or --same-program if only the compiler differs");
    }
  }

  private void refuseOtherIdentity(Manifest earlier) {
    // Both ways: what is gone matters as much as what came.
    var things = new TreeSet<>(earlier.identity().keySet());
    things.addAll(spec.identity().keySet());
    things.remove(RunSpec.PROGRAM); // its classes say more than its hash
    for (String thing : things) {
      String then = earlier.identity().get(thing);
      String now = spec.identity().get(thing);
      if (then == null || !then.equals(now)) {
        throw new RunException(
            "%s was begun with another %s (%s then, %s now); %s"
                .formatted(folder.path(), thing, said(then), said(now), waysOut()));
      }
    }
  }

  private String waysOut() {
    return "choose another --out, or --fresh to play all again and keep the old results as "
        + folder.nextAside().getFileName();
  }

  private @Nullable String changes(Manifest earlier) {
    return spec.program().changesSince(new Program(earlier.program()));
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
    folder.writeManifest(manifest(earlier, null, null, null));
  }

  /** What an earlier run found when it played games again; {@code null} before. */
  @Nullable Repetition repeated() {
    Manifest earlier = folder.manifest();
    return earlier == null ? null : earlier.repeated();
  }

  /** Writes down that all games are there, how many that are, and whether they can be repeated. */
  void finish(long games, @Nullable Repetition repeated) {
    folder.writeManifest(manifest(folder.manifest(), now(), games, repeated));
  }

  private Manifest manifest(
      @Nullable Manifest earlier,
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
        earlier == null ? now() : earlier.started(),
        finished,
        games,
        repeated,
        earlier == null ? List.of() : notes(earlier),
        spec.program().parts());
  }

  private List<String> notes(Manifest earlier) {
    String changes = changes(earlier);
    return changes == null
        ? earlier.notes()
        : Stream.concat(earlier.notes().stream(), Stream.of(now() + " --same-program: " + changes))
            .toList();
  }

  private static String now() {
    return Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
  }
}
