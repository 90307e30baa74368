package warlab.lab.cli.experiment;

import static java.util.Objects.requireNonNull;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import warlab.lab.UsageException;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.GameOptionSweep;
import warlab.lab.config.read.GameOptionSweep.Variant;
import warlab.lab.config.read.Overrides;
import warlab.lab.record.Manifest;
import warlab.lab.record.ProgramNote;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.ShellWord;
import warlab.lab.record.journal.PartFiles;
import warlab.lab.report.ReportMaker;
import warlab.lab.run.ExperimentRun;
import warlab.lab.run.MatchPlace;
import warlab.lab.run.RunListener;
import warlab.lab.run.RunResult;
import warlab.lab.run.RunSpec;
import warlab.lab.run.StopOnSignal;
import warlab.lab.run.StoppableRun;
import warlab.lab.run.progress.ProgressLine;
import warlab.lab.run.progress.ProgressLines;
import warlab.lab.run.progress.StatusLine;
import warlab.players.program.process.ProcessFamily;

/** A command that plays an experiment and reports on it. */
abstract class ExperimentCommand extends CliCommand {
  static final String AGAIN = "--again";
  private static final String FRESH = "--fresh";
  private static final String SAME_PROGRAM = "--same-program";

  @Mixin private ExperimentArguments arguments = new ExperimentArguments();

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "CONFIG",
      defaultValue = "configs/quickstart.yaml",
      description = "The experiment, YAML or JSON (default: ${DEFAULT-VALUE}).")
  private Path config = Path.of("");

  @Option(names = "--quiet", description = "Show no progress, only what went wrong.")
  private boolean quiet;

  @Option(
      names = FRESH,
      description =
          "Play all games again; results that are there are kept as DIR.1, the next time as DIR.2.")
  private boolean fresh;

  @Option(
      names = SAME_PROGRAM,
      description = {
        "Go on although the classes that decide games are others than those that began.",
        "For whoever knows that only the compiler differs; manifest.json notes it."
      })
  private boolean sameProgram;

  @Option(
      names = "--on",
      paramLabel = "MASTER",
      description =
          "Play in shards on a Spark cluster: spark://host:7077, or local-cluster[2,1,1024] for two"
              + " processes here. All its machines must see --out. See docs/cluster.md.")
  private @Nullable String master;

  @Override
  public Integer call() {
    Path file = ProjectHome.config(config);
    List<Variant> variants = GameOptionSweep.of(ExperimentFile.open(file, overrides(arguments)));
    if (variants.size() == 1) {
      ExperimentConfig experiment = read(arguments, variants.get(0).file());
      Path folder = ProjectHome.results(experiment);
      return playOne(experiment, folder);
    }
    if (master != null) {
      throw new UsageException(
          "--on takes one value of each game option, and " + config + " lists several");
    }
    return runAll(variants);
  }

  /** Plays what has one value of each game option; returns the exit code. */
  int playOne(ExperimentConfig experiment, Path folder) {
    return conclude(
        experiment,
        folder,
        master == null
            ? play(experiment, folder)
            : playOn(cluster(master), experiment, folder.toAbsolutePath()));
  }

  /** Lists of game options: each value in a folder of its own, and a page that compares them. */
  private int runAll(List<Variant> variants) {
    int worst = ExitCode.DONE;
    List<Path> folders = new ArrayList<>();
    // All are read before any is played: a mistake in the last value is to be told at once.
    Map<Variant, ExperimentConfig> experiments = new LinkedHashMap<>();
    variants.forEach(each -> experiments.put(each, read(arguments, each.file())));
    for (ExperimentConfig each : experiments.values()) {
      if (!each.isMatch()) {
        throw new UsageException(
            "lists of game options are for matches, and %s is %s"
                .formatted(config, each.experiment().called()));
      }
    }
    for (Variant variant : variants) {
      ExperimentConfig experiment = requireNonNull(experiments.get(variant));
      Path folder = ProjectHome.results(experiment).resolve(variant.name());
      if (!quiet) {
        out().println((folders.isEmpty() ? "" : "\n") + variant.name());
        out().flush();
      }
      worst = Math.max(worst, conclude(experiment, folder, play(experiment, folder)));
      if (worst == ExitCode.INTERRUPTED) {
        return worst;
      }
      folders.add(folder);
    }
    Path page = folders.get(0).resolveSibling("comparison.html");
    ReportMaker maker = ReportCommand.maker(catalog(), this);
    out().println("comparison: " + maker.compare(folders, page));
    return worst;
  }

  private RunResult playOn(ClusterRun cluster, ExperimentConfig experiment, Path folder) {
    setAsideIfFresh(folder);
    return cluster.play(arguments.runSpec(experiment), folder);
  }

  private ClusterRun cluster(String where) {
    return new ClusterRun(arguments.names(), where, quiet ? line -> {} : err()::println);
  }

  /** Where the matches inside a results folder are to be played. */
  final MatchPlace place() {
    return master == null ? MatchPlace.HERE : cluster(master);
  }

  final Catalog catalog() {
    return arguments.names().catalog();
  }

  final Path config() {
    return config;
  }

  final boolean isQuiet() {
    return quiet;
  }

  final boolean assumesSameProgram() {
    return sameProgram;
  }

  /** The experiment of a file, as the command line changes it. */
  ExperimentConfig read(ExperimentArguments given, ExperimentFile file) {
    return given.read(file, err());
  }

  /** What is said instead of the file, or where that says nothing. */
  Overrides overrides(ExperimentArguments given) {
    return given.overrides();
  }

  final void setAsideIfFresh(Path folder) {
    Path aside = fresh ? new ResultsFolder(folder).setAside() : null;
    if (aside != null && !quiet) {
      err().println("the old results are now in " + aside);
    }
  }

  final <R> R withProgress(Path folder, Function<List<RunListener>, StoppableRun<R>> run) {
    if (quiet) {
      return untilSignal(folder, warnings(), run);
    }
    if (!AnswerPrinter.isOnTerminal()) {
      return untilSignal(folder, new ProgressLines(err()), run);
    }
    try (ProgressLine line = new ProgressLine(new StatusLine(err()))) {
      return untilSignal(folder, line, run);
    }
  }

  private <R> R untilSignal(
      Path folder, RunListener progress, Function<List<RunListener>, StoppableRun<R>> run) {
    StopMessage standing = new StopMessage(folder, resumeCommand());
    LeftProcesses left = new LeftProcesses(folder, List.of(progress));
    StoppableRun<R> stoppable = run.apply(List.of(progress, standing, left));
    return new StopOnSignal<>(stoppable, err(), standing::toString, ProcessFamily::endAll).run();
  }

  private RunResult play(ExperimentConfig experiment, Path folder) {
    RunSpec spec = arguments.runSpec(experiment);
    ResultsFolder results = new ResultsFolder(folder);
    if (!fresh && PartFiles.isSharded(folder)) {
      throw new UsageException(
          folder + " is played in shards: go on with 'shards play', or choose another --out");
    }
    setAsideIfFresh(folder); // not before it is known that there is something to play
    return withProgress(
        folder,
        listeners -> {
          ExperimentRun run = new ExperimentRun(spec, results, experiment.threads(), listeners);
          if (sameProgram) {
            run.sameProgram();
          }
          return run;
        });
  }

  private RunListener warnings() {
    return new RunListener() {
      @Override
      public void warned(String message) {
        err().println("warning: " + message);
      }
    };
  }

  /** The command as it was given, but for what is said once: running it again goes on. */
  final String resumeCommand() {
    return spec().root().commandLine().getParseResult().originalArgs().stream()
        .filter(word -> !List.of(AGAIN, FRESH, SAME_PROGRAM).contains(word))
        .map(ShellWord::of)
        .collect(Collectors.joining(" ", "./warlab ", ""));
  }

  private void tellOverruns(@Nullable Manifest manifest) {
    Map<String, ProgramNote> programs = manifest == null ? Map.of() : manifest.programs();
    programs.forEach(
        (player, note) -> {
          if (note.overruns() > 0) {
            err()
                .printf(
                    "%s (%s) took longer than it was allowed %,d times%n",
                    player, note.name(), note.overruns());
          }
        });
  }

  /** Tells what came of a run; returns the exit code. */
  int conclude(ExperimentConfig experiment, Path folder, RunResult result) {
    if (result.status() == RunResult.Status.INTERRUPTED) {
      err().println("stopped after " + result.games() + " games; go on with: " + resumeCommand());
      return ExitCode.INTERRUPTED;
    }
    if (result.status() == RunResult.Status.ALREADY_FINISHED && !quiet) {
      err()
          .printf(
              Locale.ROOT,
              "already finished, nothing played: the %,d games are there; --pairs N plays more,"
                  + " --fresh all again%n",
              result.games());
    }
    tellAnswer(experiment, folder);
    if (!quiet) {
      tellOverruns(new ResultsFolder(folder).manifest());
    }
    return faults(result.faults(), folder);
  }

  final void tellAnswer(ExperimentConfig experiment, Path folder) {
    Reports reports = Reports.of(catalog(), this);
    new AnswerPrinter(this, reports, quiet).print(folder, experiment.report());
  }

  final int faults(long faults, Path folder) {
    if (faults == 0) {
      return ExitCode.DONE;
    }
    err().println(faults + " games ended by a fault: see " + folder.resolve("faults.log"));
    return ExitCode.FAULTS;
  }
}
