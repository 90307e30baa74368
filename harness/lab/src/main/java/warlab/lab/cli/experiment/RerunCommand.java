package warlab.lab.cli.experiment;

import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import warlab.lab.UsageException;
import warlab.lab.cli.shared.CatalogOption;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.cli.trace.TraceWriter;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;
import warlab.lab.config.read.ConfigReader;
import warlab.lab.config.read.Overrides;
import warlab.lab.record.GameRecord;
import warlab.lab.record.ResultsFolder;
import warlab.lab.run.Rerun;
import warlab.lab.run.RunSpec;
import warlab.lab.tune.TuningExperiment;
import warlab.lab.tune.TuningRun;

/** Plays one game of a run again, to look at a fault or an odd result. */
@Command(
    name = "rerun",
    description = {
      "Plays one game of a run again with its trace, and says whether it is the same game.",
      "Games are numbered as in games.csv."
    },
    footer = {"", "Example: warlab rerun results/quickstart 17 --debug"})
public final class RerunCommand extends CliCommand {
  @Mixin private CatalogOption names = new CatalogOption();

  @Parameters(index = "0", paramLabel = "DIR", description = "The folder of the results.")
  private Path folder = Path.of("");

  @Parameters(index = "1", paramLabel = "GAME", description = "The number of the game.")
  private long game;

  @Option(names = "--debug", description = "Show what the players' searches counted.")
  private boolean debug;

  @Override
  public Integer call() {
    ExperimentConfig config = config(folder, names);
    ResultsFolder results = new ResultsFolder(folder);
    Rerun rerun = rerun(config, names.catalog(), results, game);
    String changes =
        Rerun.otherProgram(
            config.experiment() instanceof TuningExperiment
                ? TuningRun.program(config, names.catalog())
                : RunSpec.program(config, names.catalog()),
            results);
    if (changes != null) {
      err().println("warning: not the program that played: " + changes);
    }
    TraceWriter.Detail detail = debug ? TraceWriter.Detail.STATISTICS : TraceWriter.Detail.MOVES;
    return compare(rerun.play(game, new TraceWriter(out(), detail)));
  }

  /** To play a game of a tuning or of any other run again. */
  static Rerun rerun(ExperimentConfig config, Catalog catalog, ResultsFolder results, long game) {
    return config.experiment() instanceof TuningExperiment
        ? TuningRun.rerun(config, catalog, results)
        : Rerun.of(config, catalog, results, game);
  }

  /** The experiment of a results folder. */
  static ExperimentConfig config(Path folder, CatalogOption names) {
    Path file = folder.resolve("experiment.yaml");
    if (!Files.isRegularFile(file)) {
      throw new UsageException("'" + folder + "' is no results folder: it has no experiment.yaml");
    }
    return new ConfigReader(names.catalogOf(folder), Machine.here()).read(file, Overrides.none());
  }

  private int compare(Rerun.Comparison comparison) {
    GameRecord again = comparison.again().record();
    if (comparison.recorded() != null && !comparison.isSame()) {
      err().println("NOT the same game as recorded: " + comparison.recorded());
      return ExitCode.FAILED;
    }
    err()
        .println(
            comparison.isSame()
                ? "the same game as recorded"
                : "game " + game + " has not been played in this run yet");
    return again.fault() == null ? ExitCode.DONE : ExitCode.FAULTS;
  }
}
