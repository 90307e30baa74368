package warlab.lab.tune;

import java.nio.file.Path;
import java.util.function.Consumer;
import warlab.lab.config.Catalog;
import warlab.lab.report.RecordedExperiment;
import warlab.lab.report.ReportMaker;
import warlab.lab.report.answer.Answer;
import warlab.lab.tune.parts.PartReports;

/** Makes everything that is derived from the games of a tuning, without playing. */
public final class TuningReport {
  private TuningReport() {}

  /** Whether a folder holds a tuning. */
  public static boolean isFor(Path folder) {
    return PartReports.hasKey(folder, "tune");
  }

  /** Whether a folder has the games that a tuning begins with, and none of its own yet. */
  public static boolean isBeginning(Path folder) {
    return !PartReports.hasGames(folder) && PartReports.hasGames(folder.resolve(TuningRun.TEXEL));
  }

  /** How far the games have come that a tuning begins with. */
  public static Answer beginning(Path folder, ReportMaker maker) {
    return TuningAnswer.beginning(maker.answer(folder.resolve(TuningRun.TEXEL)));
  }

  /** What the games of a tuning say so far, also while it is going on. */
  public static Answer answer(Path folder, Catalog catalog) {
    return TuningAnswer.of(story(folder, catalog), folder);
  }

  private static TuningStory story(Path folder, Catalog catalog) {
    return TuningStory.read(RecordedExperiment.read(folder, catalog), catalog);
  }

  /**
   * Writes tables and page, and the reports of the matches that belong to it.
   *
   * @param answers hears the answer before charts are drawn
   * @return the page
   */
  public static Path make(
      Path folder, Catalog catalog, ReportMaker maker, Consumer<Answer> answers) {
    TuningStory story = story(folder, catalog);
    answers.accept(TuningAnswer.of(story, folder));
    for (Path part : TuningStory.folders(folder)) {
      if (!part.equals(folder)) {
        maker.make(part);
      }
    }
    TuningFiles.write(story.config(), story.tuning(), folder);
    return PartReports.write(new TuningPage(story, maker.drawsCharts()).page(), folder);
  }
}
