package warlab.lab.cli.experiment;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.export.GameExport;
import warlab.lab.plan.RecordedExperiment;

/** Writes the games of a run as lines of JSON, for other programs. */
@Command(
    name = "export",
    description = {
      "Prints the games of a results folder as JSON, one a line: start, moves, scores, result.",
      "Games whose moves were not kept have none; record: moves in the config keeps all.",
      "results/README.md explains every key; 'warlab replay' reads the lines back."
    },
    footer = {"", "Example: warlab export results/quickstart --positions > positions.jsonl"})
public final class ExportCommand extends CliCommand {
  @Mixin private ResultsArgument results = new ResultsArgument();

  @Option(
      names = "--positions",
      description = "One line for each recorded decision instead: features, score and result.")
  private boolean positions;

  @Override
  public Integer call() {
    RecordedExperiment played = results.read();
    played.requireGames();
    var export = new GameExport(played.config(), results.catalog(), played.folder(), out());
    if (positions) {
      export.writePositions();
    } else {
      export.writeGames();
    }
    return ExitCode.DONE;
  }
}
