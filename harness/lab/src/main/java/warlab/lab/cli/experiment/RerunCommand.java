package warlab.lab.cli.experiment;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.cli.shared.TrustOption;
import warlab.lab.cli.trace.TraceWriter;
import warlab.lab.kind.ExperimentKind;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.record.GameRecord;
import warlab.lab.run.Rerun;

/** Plays one game of a run again, to look at a fault or an odd result. */
@Command(
    name = "rerun",
    description = {
      "Plays one game of a run again with its trace, and says whether it is the same game.",
      "Games are numbered as in games.csv."
    },
    footer = {"", "Example: warlab rerun results/quickstart 17 --debug"})
public final class RerunCommand extends CliCommand {
  @Mixin private ResultsArgument results = new ResultsArgument();

  @Mixin private TrustOption trust = new TrustOption();

  @Parameters(index = "1", paramLabel = "GAME", description = "The number of the game.")
  private long game;

  @Option(names = "--debug", description = "Show what the players' searches counted.")
  private boolean debug;

  @Override
  public Integer call() {
    RecordedExperiment played = results.read();
    trust.require(played.folder().path(), played.config());
    ExperimentKind kind = ExperimentKind.of(played.config());
    Rerun rerun = kind.rerun(played.config(), results.catalog(), played.folder(), game);
    String changes =
        Rerun.otherProgram(kind.program(played.config(), results.catalog()), played.folder());
    if (changes != null) {
      err().println("warning: not the program that played: " + changes);
    }
    TraceWriter.Detail detail = debug ? TraceWriter.Detail.STATISTICS : TraceWriter.Detail.MOVES;
    return compare(rerun.play(game, new TraceWriter(out(), detail)));
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
