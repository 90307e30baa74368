package warlab.lab.cli.experiment;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import warlab.lab.cli.shared.CatalogOption;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.kind.ExperimentKind;
import warlab.lab.kind.ReportMaker;
import warlab.lab.plan.RecordedExperiment;

/** Makes tables, charts and report again from the games of a run. */
@Command(
    name = "report",
    description = {
      "Makes the tables, charts and report of a results folder again, without playing.",
      "Several folders are also compared with each other, in the first one's comparison.html."
    },
    footer = {"", "Example: warlab report results/quickstart"})
public final class ReportCommand extends CliCommand {
  @Mixin private CatalogOption names = new CatalogOption();

  @Parameters(paramLabel = "DIR", arity = "1..*", description = "Folders of results.")
  private List<Path> folders = new ArrayList<>();

  @Override
  public Integer call() {
    ReportMaker maker = AnswerPrinter.maker(names.catalogOf(folders.get(0)), this);
    List<RecordedExperiment> played = folders.stream().map(maker::read).toList();
    for (RecordedExperiment each : played) {
      each.requireGames();
      if (played.size() > 1) {
        ExperimentKind.requireMatch("comparisons are", each.folder().path(), each.config());
      }
    }
    for (RecordedExperiment each : played) {
      AnswerPrinter.printPath(maker, each.folder().path(), maker.make(each, unused -> {}), this);
    }
    if (played.size() > 1) {
      Path page = folders.get(0).resolve("comparison.html");
      out().println("comparison: " + maker.compare(played, page));
    }
    return ExitCode.DONE;
  }
}
