package warlab.lab.cli.experiment;

import static java.util.Objects.requireNonNull;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
import warlab.lab.kind.ExperimentKind;
import warlab.lab.kind.Phases;
import warlab.lab.kind.ReportMaker;
import warlab.lab.plan.Plan;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.ShellWord;
import warlab.lab.report.text.NumberText;
import warlab.lab.run.MatchPlace;
import warlab.lab.run.RunListener;
import warlab.lab.run.RunResult;
import warlab.lab.run.StopOnSignal;
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
      return play(experiment, ProjectHome.results(experiment));
    }
    if (master != null) {
      throw new UsageException(
          "--on takes one value of each game option, and " + config + " lists several");
    }
    return runAll(variants);
  }

  /** Lists of game options: each value in a folder of its own, and a page that compares them. */
  private int runAll(List<Variant> variants) {
    int worst = ExitCode.DONE;
    List<Path> folders = new ArrayList<>();
    // All are read before any is played: a mistake in the last value is to be told at once.
    Map<Variant, ExperimentConfig> experiments = new LinkedHashMap<>();
    variants.forEach(each -> experiments.put(each, read(arguments, each.file())));
    experiments
        .values()
        .forEach(each -> ExperimentKind.requireMatch("lists of game options are", config, each));
    for (Variant variant : variants) {
      ExperimentConfig experiment = requireNonNull(experiments.get(variant));
      Path folder = ProjectHome.results(experiment).resolve(variant.name());
      if (!quiet) {
        out().println((folders.isEmpty() ? "" : "\n") + variant.name());
        out().flush();
      }
      worst = Math.max(worst, play(experiment, folder));
      if (worst == ExitCode.INTERRUPTED) {
        return worst;
      }
      folders.add(folder);
    }
    Path page = folders.get(0).resolveSibling("comparison.html");
    ReportMaker maker = AnswerPrinter.maker(catalog(), this);
    out().println("comparison: " + maker.compare(folders.stream().map(maker::read).toList(), page));
    return worst;
  }

  /** Where matches are to be played. */
  private MatchPlace place(RunListener progress) {
    return master == null
        ? MatchPlace.LOCAL
        : new ClusterRun(arguments.names(), master, quiet ? line -> {} : err()::println, progress);
  }

  final Catalog catalog() {
    return arguments.names().catalog();
  }

  /** Whether what has been proven is to be proven once more. */
  boolean provesAgain() {
    return false;
  }

  /** The experiment of a file, as the command line changes it. */
  ExperimentConfig read(ExperimentArguments given, ExperimentFile file) {
    return given.read(file, err());
  }

  /** What is said instead of the file, or where that says nothing. */
  Overrides overrides(ExperimentArguments given) {
    return given.overrides();
  }

  /** Plays what is missing of an experiment; returns the exit code. */
  private int play(ExperimentConfig experiment, Path folder) {
    if (provesAgain() && !ExperimentKind.of(experiment).hasProof()) {
      throw new UsageException(
          AGAIN + " is for what proves its result, and " + config + " does not");
    }
    if (quiet) {
      return conclude(experiment, folder, play(experiment, folder, warnings()));
    }
    if (!isOnTerminal()) {
      return conclude(
          experiment, folder, play(experiment, folder, new ProgressLines(err(), System::nanoTime)));
    }
    RunResult result;
    try (ProgressLine line = new ProgressLine(new StatusLine(err()), System::nanoTime)) {
      result = play(experiment, folder, line);
    }
    return conclude(experiment, folder, result);
  }

  private RunResult play(ExperimentConfig experiment, Path folder, RunListener progress) {
    StopMessage status = new StopMessage(folder, resumeCommand());
    LeftProcesses left = new LeftProcesses(folder, List.of(progress));
    Phases phases =
        new Phases(
            experiment,
            catalog(),
            folder,
            List.of(progress, status, left),
            new Phases.RunOptions(
                place(progress), () -> setAsideIfFresh(folder), sameProgram, provesAgain()));
    return new StopOnSignal(phases, err(), status::toString, ProcessFamily::endAll).run();
  }

  private void setAsideIfFresh(Path folder) {
    Path aside = fresh ? new ResultsFolder(folder).setAside() : null;
    if (aside != null && !quiet) {
      err().println("the old results are now in " + aside);
    }
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

  /** Tells what came of a run; returns the exit code. */
  int conclude(ExperimentConfig experiment, Path folder, RunResult result) {
    if (result.isInterrupted()) {
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
    String verdict = result.verdict();
    if (quiet && verdict != null) {
      out().println(NumberText.typed(verdict));
    }
    new AnswerPrinter(this, AnswerPrinter.maker(catalog(), this), quiet)
        .print(folder, experiment.report());
    return result.isRefuted()
        ? ExitCode.UNPROVEN
        : AnswerPrinter.faults(this, result.faults(), folder);
  }

  /** Names the outside programs that an earlier run in a folder, which was killed, has left. */
  private record LeftProcesses(Path folder, List<RunListener> told) implements RunListener {

    @Override
    public void started(Plan plan) {
      for (ProcessHandle left : ProcessFamily.beginRun(folder)) {
        String what = left.info().commandLine().or(left.info()::command).orElse("a program");
        String message =
            "process %d of an earlier run here is still running: %s; end it with kill %d"
                .formatted(left.pid(), what, left.pid());
        told.forEach(listener -> listener.warned(message));
      }
    }
  }
}
