package warlab.lab.cli.experiment;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import warlab.lab.UsageException;
import warlab.lab.cli.shared.CatalogOption;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.config.Catalog;
import warlab.lab.record.ShellWord;
import warlab.lab.record.journal.PartFiles;
import warlab.lab.report.ReportMaker;
import warlab.lab.tune.TuningReport;
import warlab.lab.tune.ablate.AblationReport;

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
    folders.forEach(ReportCommand::refuseOther);
    Catalog catalog = names.catalogOf(folders.get(0));
    Reports reports = Reports.of(catalog, this);
    for (Path folder : folders) {
      tell(reports.maker(), folder, reports.make(folder, unused -> {}), this);
    }
    if (folders.size() > 1) {
      for (Path folder : folders) {
        if (TuningReport.isFor(folder)) {
          throw new UsageException("'" + folder + "' is a tuning: compare its proof instead");
        }
        if (AblationReport.isFor(folder)) {
          throw new UsageException("'" + folder + "' is an ablation: compare its parts instead");
        }
      }
      Path page = folders.get(0).resolve("comparison.html");
      out().println("comparison: " + reports.maker().compare(folders, page));
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

  /** Refuses a folder without games. */
  static void refuseOther(Path folder) {
    if (Files.isRegularFile(folder)) {
      throw new UsageException(
          "'" + folder + "' is a file, expected the results folder of a run, such as results/mine");
    }
    if (!Files.isRegularFile(folder.resolve("games.csv")) && !PartFiles.isSharded(folder)) {
      throw new UsageException("'" + folder + "' is no results folder: it has no games.csv");
    }
  }

  /** Says where a report is. */
  static void tell(ReportMaker maker, Path folder, Path report, CliCommand command) {
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
