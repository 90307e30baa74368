package warlab.lab.tune.ablate;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import warlab.lab.config.Catalog;
import warlab.lab.report.RecordedExperiment;
import warlab.lab.report.ReportMaker;
import warlab.lab.report.answer.Answer;
import warlab.lab.report.page.Page;
import warlab.lab.tune.parts.PartReports;

/** Makes everything that is derived from the games of an ablation, without playing. */
public final class AblationReport {
  private AblationReport() {}

  /** Whether a folder holds an ablation. */
  public static boolean isFor(Path folder) {
    return PartReports.hasKey(folder, "ablate");
  }

  /** What its games say so far, also while it is going on. */
  public static Answer answer(Path folder, Catalog catalog) {
    return AblationAnswer.of(ablation(RecordedExperiment.read(folder, catalog)), folder);
  }

  private static Ablation ablation(RecordedExperiment played) {
    return Ablation.read(played.config(), played.folder().path());
  }

  /**
   * Writes table and page, and the reports of the matches that belong to it.
   *
   * @param answers hears the answer before charts are drawn
   * @return the page
   */
  public static Path make(
      Path folder, Catalog catalog, ReportMaker maker, Consumer<Answer> answers) {
    RecordedExperiment played = RecordedExperiment.read(folder, catalog);
    Ablation ablation = ablation(played);
    answers.accept(AblationAnswer.of(ablation, folder));
    // Those of coalitions have hundreds of players, whom nobody wants to read about.
    for (String part :
        List.of(Parts.LEAVE_ONE_OUT, Parts.EQUAL_NODES, Parts.ONE_IN, Parts.TWO_OUT)) {
      if (PartReports.hasGames(folder.resolve(part))) {
        maker.make(folder.resolve(part));
      }
    }
    ablation.write(folder);
    Page page = new AblationPage(ablation).page(played.configText(), maker.drawsCharts());
    return PartReports.write(page, folder);
  }
}
