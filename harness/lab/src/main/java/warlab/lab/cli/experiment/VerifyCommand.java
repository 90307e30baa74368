package warlab.lab.cli.experiment;

import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.cli.shared.TrustOption;
import warlab.lab.kind.ReportMaker;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.record.journal.PartFiles;
import warlab.lab.report.Findings;
import warlab.lab.verify.Verification;

/** Says how far results can be believed. */
@Command(
    name = "verify",
    description = {
      "Compares the games of a results folder with its plan, with the rules and with hashes.",
      "Games whose moves are kept are replayed by the rules, and ten are played again; ends with 1"
          + " if anything is wrong. Says, too, what cannot be checked."
    },
    footer = {"", "Example: warlab verify results/quickstart"})
public final class VerifyCommand extends CliCommand {
  @Mixin private ResultsArgument results = new ResultsArgument();

  @Mixin private TrustOption trust = new TrustOption();

  /** A tuning or an ablation has matches in folders inside. */
  @Override
  public Integer call() {
    RecordedExperiment whole = results.read();
    whole.requireGames();
    ReportMaker maker = AnswerPrinter.maker(results.catalog(), this);
    long wrong =
        Stream.concat(
                Stream.of(whole.folder().path()),
                maker.findings(whole).matches().stream().map(Findings::folder))
            .filter(PartFiles::hasGames)
            .map(maker::read)
            .filter(played -> !isRight(played))
            .count();
    return wrong == 0 ? ExitCode.DONE : ExitCode.FAILED;
  }

  private boolean isRight(RecordedExperiment played) {
    out().println(played.folder().path());
    return new Verification(played, results.catalog(), line -> out().println("  " + line))
        .isRight(results.catalog(), trust.isGiven());
  }
}
