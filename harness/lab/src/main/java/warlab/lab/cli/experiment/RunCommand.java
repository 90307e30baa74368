package warlab.lab.cli.experiment;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.ShellWord;
import warlab.lab.report.ReportMaker;
import warlab.lab.run.ExperimentRun;
import warlab.lab.run.RunListener;
import warlab.lab.run.RunResult;
import warlab.lab.run.StopOnSignal;
import warlab.lab.run.progress.ProgressBarView;
import warlab.lab.run.progress.ProgressLines;
import warlab.lab.wire.process.ProcessFamily;

/** Plays an experiment and reports on it. */
@Command(
    name = "run",
    description = {
      "Plays an experiment and writes its results and the report.",
      "Run again, it goes on where it was interrupted; more --pairs extend a finished run."
    },
    footer = {"", "Example: warlab run configs/quickstart.yaml --threads 2"})
public final class RunCommand extends CliCommand {
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

  @Override
  public Integer call() {
    ExperimentConfig experiment = arguments.read(ProjectHome.config(config), err());
    Path folder = folder(experiment);
    return conclude(experiment, folder, runWithProgress(experiment, folder));
  }

  private RunResult runWithProgress(ExperimentConfig experiment, Path folder) {
    if (quiet) {
      return run(experiment, folder, List.of(warnings()));
    }
    if (!Boolean.getBoolean("warlab.terminal")) { // only the launcher's shell can tell
      return run(experiment, folder, List.of(new ProgressLines(System.err)));
    }
    ProgressBarView bar = new ProgressBarView(System.err);
    try {
      return run(experiment, folder, List.of(bar));
    } finally {
      bar.close();
    }
  }

  private RunResult run(ExperimentConfig experiment, Path folder, List<RunListener> listeners) {
    ExperimentRun run =
        new ExperimentRun(
            arguments.runSpec(experiment),
            new ResultsFolder(folder),
            experiment.threads(),
            listeners);
    return new StopOnSignal(run, System.err, resumeCommand(), ProcessFamily::endAll).run();
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

  /** The command as it was given: running it again goes on. */
  private String resumeCommand() {
    return spec().root().commandLine().getParseResult().originalArgs().stream()
        .map(ShellWord::of)
        .collect(Collectors.joining(" ", "./warlab ", ""));
  }

  private int conclude(ExperimentConfig experiment, Path folder, RunResult result) {
    if (result.status() == RunResult.Status.INTERRUPTED) {
      err().println("stopped after " + result.games() + " games; go on with: " + resumeCommand());
      return ExitCode.INTERRUPTED;
    }
    if (experiment.report()) {
      ReportCommand.make(new ReportMaker(arguments.names().catalog()), folder, this);
    }
    if (result.faults() > 0) {
      err()
          .println(
              result.faults() + " games ended by a fault: see " + folder.resolve("faults.log"));
      return ExitCode.FAULTS;
    }
    return ExitCode.DONE;
  }
}
