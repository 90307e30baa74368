package warlab.lab.run;

import java.nio.file.Files;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.ResolvedConfig;
import warlab.lab.plan.JournalHashes;
import warlab.lab.record.Manifest;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.JournalReader;
import warlab.lab.run.program.Program;

/** Sees to it that a results folder holds one experiment only, and that its manifest says which. */
public final class Provenance {
  private static final String JAVA = System.getProperty("java.vm.name") + " " + Runtime.version();

  private final RunSpec spec;
  private final ResultsFolder folder;
  private final int threads;
  private final boolean isSameProgram;
  private final String started = now();
  private @Nullable Manifest earlier;
  private boolean isDamaged;
  private Map<String, Manifest.ProgramNote> programs = Map.of();
  private Map<String, String> journal = Map.of();

  /**
   * @param isSameProgram whether the user says so, whatever the classes say
   */
  public Provenance(RunSpec spec, ResultsFolder folder, int threads, boolean isSameProgram) {
    this.spec = spec;
    this.folder = folder;
    this.threads = threads;
    this.isSameProgram = isSameProgram;
  }

  /** Refuses a folder that another experiment or program began, saying which. */
  public void refuseOthers() {
    isDamaged = folder.hasDamagedManifest() && !hasGames();
    earlier = isDamaged ? null : folder.manifest();
    if (earlier == null) {
      if (hasGames()) {
        throw new ResultsException(
            folder.path() + " has games but no manifest.json; " + remedies());
      }
      return;
    }
    refuseOtherIdentity(earlier);
    String changes = changes(earlier);
    if (changes != null && !isSameProgram) {
      throw new ResultsException(
          "%s was started with a different program (%s); %s"
                  .formatted(folder.path(), changes, remedies())
              + ", or --same-program if only the compiler differs");
    }
  }

  private void refuseOtherIdentity(Manifest begun) {
    Map<String, String> then = withoutProgram(begun.identity());
    Map<String, String> now = withoutProgram(spec.identity());
    String thing = Manifest.differing(then, now);
    if (thing != null) {
      throw new ResultsException(
          "%s was started with a different %s (%s then, %s now); %s"
              .formatted(
                  folder.path(),
                  thing,
                  then.getOrDefault(thing, "none"),
                  now.getOrDefault(thing, "none"),
                  remedies()));
    }
  }

  /** Its classes say more than its hash. */
  private static Map<String, String> withoutProgram(Map<String, String> identity) {
    Map<String, String> rest = new TreeMap<>(identity);
    rest.remove(RunSpec.PROGRAM);
    return rest;
  }

  private boolean hasGames() {
    try (JournalReader journal = new JournalReader(folder.path())) {
      return journal.next() != null;
    }
  }

  private String remedies() {
    return "choose another --out, or --fresh to play all again and keep the old results as "
        + folder.nextAside().getFileName();
  }

  private @Nullable String changes(Manifest begun) {
    return spec.program().changesSince(new Program(begun.program()));
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
    return Files.exists(folder.file(ResultsFolder.GAMES))
        ? null
        : folder.path() + " was started but has no games.csv; all its games are played again";
  }

  /** Adds what outside programs did to what is known of them. */
  void recordProgram(Map<String, Manifest.ProgramNote> playing) {
    Map<String, Manifest.ProgramNote> all =
        new TreeMap<>(earlier == null ? Map.of() : earlier.programs());
    all.putAll(playing);
    programs = all;
    if (!all.isEmpty()) {
      write(null, null, null, List.of()); // should the run not come to its end
    }
  }

  /** Whether games may come out the same, so that it is worth trying. */
  boolean mayRepeat() {
    return RunSpec.mayRepeat(
        spec.config(), player -> programs.containsKey(player) && programs.get(player).seeded());
  }

  /**
   * Writes down what runs here; the time of the first start stays.
   *
   * @param isComplete whether all games are there; somebody may have changed them since
   */
  public void begin(boolean isComplete) {
    programs = earlier == null ? Map.of() : earlier.programs();
    journal = earlier == null || !isComplete ? Map.of() : earlier.journal();
    folder.describe(ResolvedConfig.yaml(spec.config()));
    write(null, null, null, List.of());
  }

  /** What an earlier run found when it played games again; {@code null} before. */
  Manifest.@Nullable Repetition repeated() {
    return earlier == null ? null : earlier.repeated();
  }

  /**
   * Writes down that all games are there, how many that are, and whether they can be repeated.
   *
   * @param hosts that played a run in shards
   */
  public void finish(
      long games, Manifest.@Nullable Repetition repeated, List<Manifest.HostShare> hosts) {
    journal = journal.isEmpty() ? JournalHashes.of(folder.path()) : journal;
    write(now(), games, repeated, hosts);
  }

  private void write(
      @Nullable String finished,
      @Nullable Long games,
      Manifest.@Nullable Repetition repeated,
      List<Manifest.HostShare> hosts) {
    folder.writeManifest(
        new Manifest(
            spec.config().name(),
            spec.config().game().id(),
            spec.config().seed(),
            new TreeMap<>(spec.identity()),
            repeated == null ? spec.isRepeatable() : repeated.allSame(),
            threads,
            Runtime.getRuntime().availableProcessors(),
            earlier == null ? List.of(JAVA) : with(earlier.java(), JAVA),
            System.getProperty("os.name") + " " + System.getProperty("os.arch"),
            earlier == null ? started : earlier.started(),
            finished,
            games,
            repeated,
            hosts,
            earlier == null ? List.of() : notes(earlier),
            spec.program().parts(),
            spec.program().players(),
            spec.program().beside(),
            programs,
            finished == null ? Map.of() : journal));
  }

  private List<String> notes(Manifest begun) {
    String changes = changes(begun);
    Stream<String> allowed =
        changes == null ? Stream.of() : Stream.of("--same-program: " + changes);
    return Stream.concat(
            begun.notes().stream(),
            Stream.concat(allowed, besides().stream()).map(note -> started + " " + note))
        .toList();
  }

  private static List<String> with(List<String> all, String last) {
    return Stream.concat(all.stream().filter(each -> !each.equals(last)), Stream.of(last)).toList();
  }

  /** What changed since the run went on last and is no reason to refuse it. */
  List<String> besides() {
    List<String> changes = new ArrayList<>();
    if (earlier != null) {
      String files =
          new Program(spec.program().beside()).changesSince(new Program(earlier.beside()));
      if (files != null) {
        changes.add("files beside the program: " + files);
      }
      String java = earlier.java().get(earlier.java().size() - 1);
      if (!java.equals(JAVA)) {
        changes.add("Java: %s then, %s now".formatted(java, JAVA));
      }
    }
    return changes;
  }

  /** Nobody is to blame for other games where the program or what lies beside it changed. */
  Manifest.@Nullable Repetition explained(Manifest.@Nullable Repetition found) {
    List<String> notes = earlier == null ? List.of() : notes(earlier);
    return found == null || found.allSame() || notes.isEmpty()
        ? found
        : new Manifest.Repetition(
            found.games(),
            found.same(),
            "a change since the run began: " + String.join("; ", notes));
  }

  private static String now() {
    return Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
  }
}
