package warlab.lab.tune.parts;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import warlab.lab.record.Manifest;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.WholeFiles;
import warlab.lab.record.journal.PartFiles;
import warlab.lab.report.ReportMaker;
import warlab.lab.report.chart.file.ChartFiles;
import warlab.lab.report.chart.file.Drawing;
import warlab.lab.report.page.Page;
import warlab.lab.report.page.PageWriter;

/** Reads and writes what a folder of several runs has besides them. */
public final class PartReports {
  private static final String CONFIG = "experiment.yaml";

  private PartReports() {}

  /** Whether the experiment of a folder has a key, at the top. */
  public static boolean hasKey(Path folder, String key) {
    Path config = folder.resolve(CONFIG);
    return Files.isRegularFile(config) && text(config).lines().anyMatch((key + ":")::equals);
  }

  /** Whether a folder has games, wherever they were played. */
  public static boolean hasGames(Path folder) {
    return PartFiles.isThere(folder.resolve("games.csv"));
  }

  /** Whether the run in a folder was played to the end. */
  public static boolean isPlayed(Path folder) {
    Manifest manifest = new ResultsFolder(folder).manifest();
    return manifest != null && manifest.finished() != null;
  }

  /** Writes a page and its charts; returns where the page is. */
  public static Path write(Page page, Path folder) {
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

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException refused) {
      throw ResultsException.of("read", file, refused);
    }
  }
}
