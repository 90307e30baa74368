package warlab.lab.cli.experiment;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.GameOptionSweep;
import warlab.lab.config.read.GameOptionSweep.Variant;
import warlab.lab.kind.ExperimentKind;
import warlab.lab.run.TimedGames;
import warlab.lab.run.match.PlayerSource;

/** Shows what an experiment would play, before it does. */
@Command(
    name = "plan",
    description = {
      "Checks a config and prints what it would run.",
      "That is: players, pairings, games, how long they take (from a short probe), the Elo"
          + " difference that so many games can detect, and how many games a sequential test takes."
    },
    footer = {"", "Example: warlab plan configs/compare-heuristics.yaml --pairs 500"})
public final class PlanCommand extends CliCommand {
  @Mixin private ExperimentArguments arguments = new ExperimentArguments();

  @Parameters(index = "0", paramLabel = "CONFIG", description = "The experiment, YAML or JSON.")
  private Path config = Path.of("");

  @Override
  public Integer call() {
    Path file = ProjectHome.config(config);
    List<Variant> variants = GameOptionSweep.of(ExperimentFile.open(file, arguments.overrides()));
    // All are read before any is played: a mistake in the last value is to be told at once.
    List<ExperimentConfig> experiments =
        variants.stream().map(each -> arguments.read(each.file(), err())).toList();
    for (Variant variant : variants) {
      if (variants.size() > 1) {
        out().println((variant.equals(variants.get(0)) ? "" : "\n") + variant.name());
      }
      describe(experiments.get(variants.indexOf(variant)));
    }
    return ExitCode.DONE;
  }

  private void describe(ExperimentConfig experiment) {
    var catalog = arguments.names().catalog();
    String description;
    try (TimedGames probe =
        new TimedGames(PlayerSource.of(catalog, experiment.game()), this::status)) {
      description = ExperimentKind.of(experiment).describe(experiment, catalog, probe);
    }
    out().print(description);
  }
}
