package warlab.lab.tune;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import warlab.lab.config.Catalog;
import warlab.lab.record.ResultsException;
import warlab.lab.record.WholeFiles;
import warlab.lab.report.RecordedExperiment;
import warlab.lab.report.ReportMaker;
import warlab.lab.report.answer.Answer;
import warlab.lab.report.chart.file.ChartFiles;
import warlab.lab.report.chart.file.Drawing;
import warlab.lab.report.page.Page;
import warlab.lab.report.page.PageWriter;

/** Makes everything that is derived from the games of a tuning, without playing. */
public final class TuningReport {
  private TuningReport() {}

  /** Whether a folder holds a tuning. */
  public static boolean isFor(Path folder) {
    Path config = folder.resolve("experiment.yaml");
    try {
      return Files.isRegularFile(config)
          && Files.readString(config).lines().anyMatch("tune:"::equals);
    } catch (IOException refused) {
      throw ResultsException.of("read", config, refused);
    }
  }

  /** Whether a folder has the games that a tuning begins with, and none of its own yet. */
  public static boolean isBeginning(Path folder) {
    return !hasGames(folder) && hasGames(folder.resolve(TuningRun.TEXEL));
  }

  private static boolean hasGames(Path folder) {
    return Files.isRegularFile(folder.resolve("games.csv"));
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
    Page page = new TuningPage(story, maker.drawsCharts()).page();
    Map<Path, byte[]> files = new LinkedHashMap<>();
    try {
      Files.createDirectories(folder.resolve(ChartFiles.FOLDER));
    } catch (IOException refused) {
      throw ResultsException.of("write", folder.resolve(ChartFiles.FOLDER), refused);
    }
    for (Drawing chart : page.drawings()) {
      chart.files().forEach((name, bytes) -> files.put(folder.resolve(name), bytes));
    }
    files.put(
        folder.resolve(ReportMaker.FILE),
        new PageWriter().write(page).getBytes(StandardCharsets.UTF_8));
    WholeFiles.replace(files);
    return folder.resolve(ReportMaker.FILE);
  }
}
