package warlab.lab.cli.experiment;

import java.nio.file.Path;
import java.util.function.Consumer;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.config.Catalog;
import warlab.lab.report.ReportMaker;
import warlab.lab.report.answer.Answer;
import warlab.lab.tune.TuningReport;
import warlab.lab.tune.ablate.AblationReport;

/** Answers and reports of whatever was played in a folder, a tuning, an ablation or a match. */
record Reports(Catalog catalog, ReportMaker maker) {

  static Reports of(Catalog catalog, CliCommand command) {
    return new Reports(catalog, ReportCommand.maker(catalog, command));
  }

  Answer answer(Path folder) {
    if (TuningReport.isBeginning(folder)) {
      return TuningReport.beginning(folder, maker);
    }
    if (AblationReport.isFor(folder)) {
      return AblationReport.answer(folder, catalog);
    }
    return TuningReport.isFor(folder) ? TuningReport.answer(folder, catalog) : maker.answer(folder);
  }

  /** Makes the report, and tells the answer before it draws the charts. */
  Path make(Path folder, Consumer<Answer> answers) {
    if (AblationReport.isFor(folder)) {
      return AblationReport.make(folder, catalog, maker, answers);
    }
    return TuningReport.isFor(folder)
        ? TuningReport.make(folder, catalog, maker, answers)
        : maker.make(folder, answers);
  }
}
