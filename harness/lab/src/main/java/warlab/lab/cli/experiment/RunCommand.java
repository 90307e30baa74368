package warlab.lab.cli.experiment;

import static java.util.Objects.requireNonNull;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.read.GameOptionSweep;
import warlab.lab.config.read.GameOptionSweep.Variant;
import warlab.lab.config.read.Overrides;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.ShellWord;
import warlab.lab.report.ReportMaker;
import warlab.lab.run.ExperimentRun;
import warlab.lab.run.RunListener;
import warlab.lab.run.RunResult;
import warlab.lab.run.RunSpec;
import warlab.lab.run.StopOnSignal;
import warlab.lab.run.progress.ProgressLine;
import warlab.lab.run.progress.ProgressLines;
import warlab.lab.run.progress.StatusLine;
import warlab.lab.wire.process.ProcessFamily;

/** Plays an experiment and reports on it. */
@Command(
    name = "run",
    description = {
      "Plays an experiment and writes its results and the report.",
      "Run again, it goes on where it was interrupted; more --pairs extend a finished run.",
      "Results that another program began are refused; what changed is named."
    },
    footer = {"", "Example: warlab run configs/quickstart.yaml --threads 2"})
public class RunCommand extends CliCommand {
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

  @Override
  public Integer call() {
    Path file = ProjectHome.config(config);
    List<Variant> variants = GameOptionSweep.of(file, arguments.overrides());
    if (variants.size() == 1) {
      ExperimentConfig experiment = read(arguments, file, variants.get(0).overrides());
      Path folder = folder(experiment);
      return conclude(experiment, folder, runWithProgress(experiment, folder));
    }
    return runAll(file, variants);
  }

  /** Lists of game options: each value in a folder of its own, and a page that compares them. */
  private int runAll(Path file, List<Variant> variants) {
    int worst = ExitCode.DONE;
    List<Path> folders = new ArrayList<>();
    // All are read before any is played: a mistake in the last value is to be told at once.
    Map<Variant, ExperimentConfig> experiments = new LinkedHashMap<>();
    variants.forEach(each -> experiments.put(each, read(arguments, file, each.overrides())));
    for (Variant variant : variants) {
      ExperimentConfig experiment = requireNonNull(experiments.get(variant));
      Path folder = folder(experiment).resolve(variant.name());
      if (!quiet) {
        out().println((folders.isEmpty() ? "" : "\n") + variant.name());
        out().flush();
      }
      worst = Math.max(worst, conclude(experiment, folder, runWithProgress(experiment, folder)));
      if (worst == ExitCode.INTERRUPTED) {
        return worst;
      }
      folders.add(folder);
    }
    Path page = folders.get(0).resolveSibling("comparison.html");
    ReportMaker maker = ReportCommand.maker(arguments.names().catalog(), this);
    out().println("comparison: " + maker.compare(folders, page));
    return worst;
  }

  /** The experiment of a file, as the command line changes it. */
  ExperimentConfig read(ExperimentArguments given, Path file, Overrides overrides) {
    return given.read(file, err(), overrides);
  }

  private void setAside(ResultsFolder results) {
    Path aside = results.setAside();
    if (aside != null && !quiet) {
      err().println("the old results are now in " + aside);
    }
  }

  private RunResult runWithProgress(ExperimentConfig experiment, Path folder) {
    if (quiet) {
      return run(experiment, folder, warnings());
    }
    if (!AnswerPrinter.isOnTerminal()) {
      return run(experiment, folder, new ProgressLines(err()));
    }
    try (ProgressLine line = new ProgressLine(new StatusLine(err()))) {
      return run(experiment, folder, line);
    }
  }

  private RunResult run(ExperimentConfig experiment, Path folder, RunListener progress) {
    RunSpec spec = arguments.runSpec(experiment);
    ResultsFolder results = new ResultsFolder(folder);
    if (fresh) { // not before it is known that there is something to play
      setAside(results);
    }
    Standing standing = new Standing(folder, resumeCommand());
    ExperimentRun run =
        new ExperimentRun(spec, results, experiment.threads(), List.of(progress, standing));
    if (sameProgram) {
      run.sameProgram();
    }
    return new StopOnSignal(run, err(), standing::toString, ProcessFamily::endAll).run();
  }

  private RunListener warnings() {
    return new RunListener() {
      @Override
      public void warned(String message) {
        err().println("warning: " + message);
      }
    };
  }

  private static Path folder(ExperimentConfig experiment) {
    String out = experiment.out();
    return out == null
        ? ProjectHome.path().resolve("results").resolve(experiment.name())
        : Path.of(out);
  }

  /** The command as it was given, but for what is said once: running it again goes on. */
  private String resumeCommand() {
    return spec().root().commandLine().getParseResult().originalArgs().stream()
        .filter(word -> !word.equals(FRESH) && !word.equals(SAME_PROGRAM))
        .map(ShellWord::of)
        .collect(Collectors.joining(" ", "./warlab ", ""));
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
    ReportMaker maker = ReportCommand.maker(arguments.names().catalog(), this);
    new AnswerPrinter(this, maker, quiet).print(folder, experiment.report());
    if (result.faults() > 0) {
      err()
          .println(
              result.faults() + " games ended by a fault: see " + folder.resolve("faults.log"));
      return ExitCode.FAULTS;
    }
    return ExitCode.DONE;
  }
}
