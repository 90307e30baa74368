package warlab.lab.cli.experiment;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.cli.shared.TrustOption;
import warlab.lab.kind.ExperimentKind;
import warlab.lab.kind.ReportMaker;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.ResultsException;
import warlab.lab.report.GamePage;
import warlab.lab.report.answer.Answer;
import warlab.lab.report.answer.AnswerJson;
import warlab.lab.report.answer.AnswerText;
import warlab.lab.run.Rerun;
import warlab.lab.run.match.MatchListener;

/** Tells what a results folder says, without writing anything but a game's page. */
@Command(
    name = "show",
    description = {
      "Tells the answer of a results folder, also while a run is still going on there.",
      "That is the sentence that its report begins with, and a table of at most ten rows."
    },
    footer = {"", "Example: warlab show results/quickstart --markdown"})
public final class ShowCommand extends CliCommand {
  @Mixin private ResultsArgument results = new ResultsArgument();

  @Mixin private TrustOption trust = new TrustOption();

  @ArgGroup private Form form = new Form();

  /** At most one of them. */
  static final class Form {
    @Option(
        names = "--json",
        description = "All players and pairings, or weights, as JSON, for scripts.")
    private boolean json;

    @Option(names = "--markdown", description = "As Markdown, for a report or submission.")
    private boolean markdown;

    @Option(
        names = "--game",
        paramLabel = "N",
        description = "Writes a page to step through this game, numbered as in games.csv.")
    private @Nullable Long game;
  }

  @Override
  public Integer call() {
    ReportMaker maker = AnswerPrinter.maker(results.catalog(), this);
    RecordedExperiment played = results.read();
    Long game = form.game;
    if (game == null) {
      out().print(text(maker.findings(played).answer()));
    } else {
      out().println("game: " + GamePage.write(played, game, () -> again(played, game)));
    }
    return ExitCode.DONE;
  }

  /** The moves of a game that kept none: it is played again, and must be the same. */
  private List<MoveRecord> again(RecordedExperiment played, long game) {
    trust.require(played.folder().path(), played.config());
    Rerun.Comparison comparison =
        ExperimentKind.of(played.config())
            .rerun(played.config(), results.catalog(), played.folder(), game)
            .play(game, MatchListener.NONE);
    if (!comparison.isSame()) {
      throw new ResultsException(
          "the moves of game %d of %s were not kept, and played again it is another game;"
                  .formatted(game, played.folder().path())
              + " record: moves keeps those of all games");
    }
    return comparison.again().moves();
  }

  private String text(Answer answer) {
    if (form.json) {
      return AnswerJson.of(answer) + System.lineSeparator();
    }
    return form.markdown ? AnswerText.markdown(answer) : AnswerText.plain(answer);
  }
}
