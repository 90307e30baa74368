package warlab.lab.cli.experiment;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.cli.shared.UsageException;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.ShellWord;
import warlab.lab.run.ExperimentRun;
import warlab.lab.run.RunListener;
import warlab.lab.run.RunResult;
import warlab.lab.run.RunSpec;
import warlab.lab.run.StopOnSignal;
import warlab.lab.run.StoppableRun;
import warlab.lab.run.progress.ProgressBarView;
import warlab.lab.run.progress.ProgressLines;
import warlab.lab.tune.TuningResult;
import warlab.lab.tune.TuningRun;
import warlab.lab.wire.process.ProcessFamily;

/** Plays an experiment and reports on it. */
@Command(
    name = "run",
    description = {
      "Plays an experiment and writes its results and the report.",
      "Run again, it goes on where it was interrupted; more --pairs extend a finished run.",
      "Results that another program began are refused; what changed is named.",
      "A tuning (tune in the config) also proves its result, or ends with exit code 4."
    },
    footer = {"", "Example: warlab run configs/quickstart.yaml --threads 2"})
public class RunCommand extends CliCommand {
  private static final String AGAIN = "--again";
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
      names = AGAIN,
      description = {
        "Prove the result of a tuning once more, on other openings.",
        "The report says how often that was done."
      })
  private boolean again;

  @Override
  public Integer call() {
    ExperimentConfig experiment = read(arguments, ProjectHome.config(config));
    Path folder = folder(experiment);
    if (experiment.tune() != null) {
      return tune(experiment, folder);
    }
    if (again) {
      throw new UsageException(AGAIN + " is for a tuning, and " + config + " is none");
    }
    return conclude(experiment, folder, runWithProgress(experiment, folder));
  }

  /** The experiment of a file, as the command line changes it. */
  ExperimentConfig read(ExperimentArguments given, Path file) {
    return given.read(file, err());
  }

  private void setAside(ResultsFolder results) {
    Path aside = results.setAside();
    if (aside != null && !quiet) {
      err().println("the old results are now in " + aside);
    }
  }

  private <R> R withProgress(Function<RunListener, StoppableRun<R>> run) {
    if (quiet) {
      return untilSignal(run.apply(warnings()));
    }
    if (!Boolean.getBoolean("warlab.terminal")) { // only the launcher's shell can tell
      return untilSignal(run.apply(new ProgressLines(System.err)));
    }
    ProgressBarView bar = new ProgressBarView(System.err);
    try {
      return untilSignal(run.apply(bar));
    } finally {
      bar.close();
    }
  }

  private <R> R untilSignal(StoppableRun<R> run) {
    return new StopOnSignal<>(run, System.err, resumeCommand(), ProcessFamily::endAll).run();
  }

  private RunResult runWithProgress(ExperimentConfig experiment, Path folder) {
    RunSpec spec = arguments.runSpec(experiment);
    ResultsFolder results = new ResultsFolder(folder);
    if (fresh) { // not before it is known that there is something to play
      setAside(results);
    }
    return withProgress(
        listener -> {
          ExperimentRun run =
              new ExperimentRun(spec, results, experiment.threads(), List.of(listener));
          if (sameProgram) {
            run.sameProgram();
          }
          return run;
        });
  }

  private int tune(ExperimentConfig experiment, Path folder) {
    if (fresh) {
      setAside(new ResultsFolder(folder));
    }
    TuningResult result =
        withProgress(
            listener ->
                new TuningRun(
                    experiment, arguments.names().catalog(), folder, listener, again, sameProgram));
    if (result.status() == RunResult.Status.INTERRUPTED) {
      err().println("stopped; go on with: " + resumeCommand());
      return ExitCode.INTERRUPTED;
    }
    if (experiment.report()) {
      report(folder);
    }
    String verdict = result.verdict();
    out().println(verdict == null ? "The tuned weights are not proven: prove is none." : verdict);
    if (verdict != null && !result.isPassed()) {
      return ExitCode.UNPROVEN;
    }
    return faults(result.faults(), folder);
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
        .filter(word -> !List.of(AGAIN, FRESH, SAME_PROGRAM).contains(word))
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
      err().println("already finished, nothing played");
    }
    if (experiment.report()) {
      report(folder);
    }
    return faults(result.faults(), folder);
  }

  private void report(Path folder) {
    Catalog catalog = arguments.names().catalog();
    ReportCommand.make(ReportCommand.maker(catalog, this), catalog, folder, this);
  }

  private int faults(long faults, Path folder) {
    if (faults == 0) {
      return ExitCode.DONE;
    }
    err().println(faults + " games ended by a fault: see " + folder.resolve("faults.log"));
    return ExitCode.FAULTS;
  }
}
