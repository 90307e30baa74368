package warlab.lab.cli.experiment;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import warlab.lab.cli.shared.CatalogOption;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.config.Catalog;
import warlab.lab.kind.ExperimentKind;
import warlab.lab.kind.ReportMaker;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.record.ShellWord;

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
    ReportMaker maker = maker(names.catalogOf(folders.get(0)), this);
    List<RecordedExperiment> played = folders.stream().map(maker::read).toList();
    for (RecordedExperiment each : played) {
      each.requireGames();
      if (played.size() > 1) {
        ExperimentKind.requireMatch("comparisons are", each.folder().path(), each.config());
      }
    }
    for (RecordedExperiment each : played) {
      printPath(maker, each.folder().path(), maker.make(each, unused -> {}), this);
    }
    if (played.size() > 1) {
      Path page = folders.get(0).resolve("comparison.html");
      out().println("comparison: " + maker.compare(played, page));
    }
    return ExitCode.DONE;
  }

  static ReportMaker maker(Catalog catalog, CliCommand command) {
    // Once each: folders that are compared are read twice.
    Set<String> said = new HashSet<>();
    return new ReportMaker(
        catalog,
        warning -> {
          if (said.add(warning)) {
            command.err().println("warning: " + warning);
          }
        });
  }

  /** Says where a report is. */
  static void printPath(ReportMaker maker, Path folder, Path report, CliCommand command) {
    command.out().println("report: " + report);
    if (!maker.drawsCharts()) {
      command
          .err()
          .println(
              "warning: no charts, since this machine has no fonts; install fontconfig and a font,"
                  + " then: ./warlab report "
                  + ShellWord.of(folder.toString()));
    }
  }
}
