package warlab.lab.kind;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import warlab.lab.config.Catalog;
import warlab.lab.plan.JournalHashes;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.record.Attempt;
import warlab.lab.record.Manifest;
import warlab.lab.record.WholeFiles;
import warlab.lab.report.Findings;
import warlab.lab.report.MatchFindings;
import warlab.lab.report.answer.Answer;
import warlab.lab.report.chart.file.ChartFiles;
import warlab.lab.report.chart.file.Drawing;
import warlab.lab.report.compare.ComparisonPage;
import warlab.lab.report.page.Page;
import warlab.lab.report.page.PageWriter;
import warlab.lab.report.section.ReportSource;

/**
 * Makes everything that is derived from the games in a results folder: tables, charts and the
 * report. Plays nothing, and gives the same bytes whenever it is called.
 *
 * @param catalog by what experiments are read
 * @param warnings hears what a run had and its report does without
 */
public record ReportMaker(Catalog catalog, Consumer<String> warnings, boolean drawsCharts) {
  /** The page, in the results folder. */
  public static final String FILE = "report.html";

  /** Makes reports with charts, unless this machine has no fonts to draw them with. */
  public ReportMaker(Catalog catalog, Consumer<String> warnings) {
    this(catalog, warnings, ChartFiles.haveFonts());
  }

  /**
   * What was played in a folder.
   *
   * @throws warlab.lab.UsageException when the folder holds no results
   */
  public RecordedExperiment read(Path folder) {
    return RecordedExperiment.read(folder, catalog);
  }

  /** What its games say so far, also while a run is writing there. */
  public Findings findings(RecordedExperiment played) {
    ExperimentKind kind = ExperimentKind.of(played.config());
    Findings findings = kind.findings(played, this);
    if (kind.matchesInside().isPresent()) {
      warnOfChanges(played);
    }
    return findings;
  }

  private void warnOfChanges(RecordedExperiment played) {
    Path folder = played.folder().path();
    Manifest manifest = played.manifest();
    String changed = manifest == null ? "" : JournalHashes.changed(folder, manifest);
    if (!changed.isEmpty()) {
      warnings.accept(
          "%s: changed since the run finished: %s; './warlab verify' compares the games by the rules"
              .formatted(folder, changed));
    }
  }

  /** What the games of a match say, which may be inside another experiment. */
  public MatchFindings match(RecordedExperiment played) {
    MatchFindings match = new MatchFindings(played, drawsCharts, warnings);
    warnOfChanges(played);
    return match;
  }

  /**
   * Writes into a results folder what can be derived.
   *
   * @param answers hears the answer before the charts are drawn
   * @return the page
   */
  public Path make(RecordedExperiment played, Consumer<Answer> answers) {
    played.requireGames();
    if (drawsCharts) {
      Drawing.prepare();
    }
    Findings findings = findings(played);
    answers.accept(findings.answer());
    return write(findings);
  }

  /** Only what other programs read, for a run without a report. */
  public void writeTables(RecordedExperiment played) {
    WholeFiles.replaceTexts(played.folder().path(), findings(played).tables());
  }

  private Path write(Findings findings) {
    findings.matches().forEach(this::write);
    Page page = findings.page();
    Path folder = findings.folder();
    Path charts = folder.resolve(ChartFiles.FOLDER);
    Attempt.get("write", charts, () -> Files.createDirectories(charts));
    Map<Path, byte[]> files = new LinkedHashMap<>();
    findings.tables().forEach((name, text) -> files.put(folder.resolve(name), utf8(text)));
    byte[] html = utf8(new PageWriter().write(page));
    for (Drawing chart : page.drawings()) {
      chart.files().forEach((name, bytes) -> files.put(folder.resolve(name), bytes));
    }
    files.put(folder.resolve(FILE), html);
    WholeFiles.replace(files);
    return folder.resolve(FILE);
  }

  /**
   * Writes one page about several matches, next to each other.
   *
   * @return the page
   */
  public Path compare(List<RecordedExperiment> played, Path file) {
    Map<String, ReportSource> runs = new LinkedHashMap<>();
    List<Path> folders = played.stream().map(each -> each.folder().path()).toList();
    for (RecordedExperiment each : played) {
      runs.put(runName(each.folder().path(), folders), match(each).source());
    }
    String page = new PageWriter().write(ComparisonPage.of(runs));
    WholeFiles.replace(file, page);
    return file;
  }

  /** The name of the folder, or its whole path if another one is called the same. */
  private static String runName(Path folder, List<Path> all) {
    Path name = folder.toAbsolutePath().normalize().getFileName();
    long same =
        all.stream()
            .filter(other -> other.toAbsolutePath().normalize().endsWith(String.valueOf(name)))
            .count();
    return same > 1 || name == null ? folder.toString() : name.toString();
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
