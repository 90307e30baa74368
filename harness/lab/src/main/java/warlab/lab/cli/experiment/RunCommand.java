package warlab.lab.cli.experiment;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.cli.shared.UsageException;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.ShellWord;
import warlab.lab.record.journal.PartFiles;
import warlab.lab.run.ExperimentRun;
import warlab.lab.run.RunListener;
import warlab.lab.run.RunResult;
import warlab.lab.run.RunSpec;
import warlab.lab.run.StopOnSignal;
import warlab.lab.run.progress.ProgressBarView;
import warlab.lab.run.progress.ProgressLines;
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

  @Option(
      names = "--on",
      paramLabel = "MASTER",
      description = {
        "Play in shards on a Spark cluster: spark://host:7077, or local-cluster[2,1,1024]",
        "for two processes here. All its machines must see --out. See docs/cluster.md."
      })
  private @Nullable String master;

  @Override
  public Integer call() {
    ExperimentConfig experiment = read(arguments, ProjectHome.config(config));
    Path folder = ProjectHome.results(experiment);
    RunResult result =
        master == null
            ? runWithProgress(experiment, folder)
            : runOn(master, experiment, folder.toAbsolutePath());
    return conclude(experiment, folder, result);
  }

  private RunResult runOn(String cluster, ExperimentConfig experiment, Path folder) {
    if (fresh) {
      setAside(new ResultsFolder(folder));
    }
    Consumer<String> news = quiet ? line -> {} : err()::println;
    RunSpec spec = arguments.runSpec(experiment);
    return new ClusterRun(spec, arguments.names(), folder).on(cluster, news);
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
    RunSpec spec = arguments.runSpec(experiment);
    ResultsFolder results = new ResultsFolder(folder);
    if (!fresh && PartFiles.isSharded(folder)) {
      throw new UsageException(
          folder + " is played in shards: go on with 'shards play', or choose another --out");
    }
    if (fresh) { // not before it is known that there is something to play
      setAside(results);
    }
    ExperimentRun run = new ExperimentRun(spec, results, experiment.threads(), listeners);
    if (sameProgram) {
      run.sameProgram();
    }
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
      err().println("already finished, nothing played");
    }
    if (experiment.report()) {
      ReportCommand.make(ReportCommand.maker(arguments.names().catalog(), this), folder, this);
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
