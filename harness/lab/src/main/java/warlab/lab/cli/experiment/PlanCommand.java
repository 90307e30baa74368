package warlab.lab.cli.experiment;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.plan.PlanDescription;
import warlab.lab.plan.PlanMaker;
import warlab.lab.run.match.Match;
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
    ExperimentConfig experiment = arguments.read(ProjectHome.config(config), err());
    var catalog = arguments.names().catalog();
    Match match = new Match(PlayerSource.of(catalog, experiment.game()));
    out()
        .print(
            PlanDescription.of(
                experiment,
                PlanMaker.make(experiment),
                catalog,
                task -> match.play(task).timing().totalNanos() / 1e9));
    match.retire();
    return ExitCode.DONE;
  }
}
