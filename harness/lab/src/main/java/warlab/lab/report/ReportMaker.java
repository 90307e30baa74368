package warlab.lab.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import warlab.games.Game;
import warlab.games.Notation;
import warlab.games.Position;
import warlab.lab.config.Catalog;
import warlab.lab.plan.Plan;
import warlab.lab.plan.PlanMaker;
import warlab.lab.record.ResultsException;
import warlab.lab.record.WholeFiles;
import warlab.lab.record.journal.OpeningList;
import warlab.lab.report.answer.Answer;
import warlab.lab.report.chart.file.ChartFiles;
import warlab.lab.report.chart.file.Drawing;
import warlab.lab.report.chart.file.Fonts;
import warlab.lab.report.compare.ComparisonPage;
import warlab.lab.report.page.Block;
import warlab.lab.report.page.Page;
import warlab.lab.report.page.PageWriter;
import warlab.lab.report.replay.BoardScript;
import warlab.lab.report.replay.ReplayGame;
import warlab.lab.report.replay.ReplayJson;
import warlab.lab.report.replay.ReplayMaker;
import warlab.lab.report.section.ReportPage;
import warlab.lab.report.section.ReportSource;
import warlab.lab.report.table.TableFiles;
import warlab.lab.statistics.summary.NotableGame;
import warlab.lab.statistics.summary.Summary;

/**
 * Makes everything that is derived from the games in a results folder: tables, charts and the
 * report. Plays nothing, and gives the same bytes whenever it is called.
 */
public final class ReportMaker {
  /** The page, in the results folder. */
  public static final String FILE = "report.html";

  private final Catalog catalog;
  private final Consumer<String> warnings;
  private final boolean drawsCharts;

  /**
   * Makes reports with charts, unless this machine has no fonts to draw them with.
   *
   * @param warnings hears what a run had and its report does without
   */
  public ReportMaker(Catalog catalog, Consumer<String> warnings) {
    this(catalog, warnings, Fonts.areThere());
  }

  ReportMaker(Catalog catalog, Consumer<String> warnings, boolean drawsCharts) {
    this.catalog = catalog;
    this.warnings = warnings;
    this.drawsCharts = drawsCharts;
  }

  public boolean drawsCharts() {
    return drawsCharts;
  }

  /**
   * Reads a results folder and writes into it what can be derived.
   *
   * @return the page
   * @throws ResultsException when the folder holds no results, or cannot be written
   */
  public Path make(Path folder) {
    return make(folder, unused -> {});
  }

  /** The same, and tells the answer before it draws the charts. */
  public Path make(Path folder, Consumer<Answer> answers) {
    RecordedExperiment experiment = RecordedExperiment.read(folder, catalog);
    if (drawsCharts) {
      Drawing.prepare();
    }
    Summary summary = experiment.summary(warnings);
    answers.accept(experiment.answer(summary));
    ReportSource source = experiment.source(summary, drawsCharts, experiment.openings(summary));
    Page page = ReportPage.of(source, () -> replays(experiment, summary));
    Path charts = folder.resolve(ChartFiles.FOLDER);
    try {
      Files.createDirectories(charts);
    } catch (IOException refused) {
      throw ResultsException.of("write", charts, refused);
    }
    Map<Path, byte[]> files = new LinkedHashMap<>();
    TableFiles.of(summary).forEach((name, text) -> files.put(folder.resolve(name), utf8(text)));
    byte[] html = utf8(new PageWriter().write(page));
    for (Drawing chart : page.drawings()) {
      chart.files().forEach((name, bytes) -> files.put(folder.resolve(name), bytes));
    }
    files.put(folder.resolve(FILE), html);
    WholeFiles.replace(files);
    return folder.resolve(FILE);
  }

  /**
   * What the games of a results folder say so far, also while a run is writing there.
   *
   * @throws ResultsException when the folder holds no results
   */
  public Answer answer(Path folder) {
    RecordedExperiment experiment = RecordedExperiment.read(folder, catalog);
    return experiment.answer(experiment.summary(warnings));
  }

  /**
   * Writes one page about several results folders, next to each other.
   *
   * @return the page
   * @throws ResultsException when a folder holds no results, or the page cannot be written
   */
  public Path compare(List<Path> folders, Path file) {
    Map<String, ReportSource> runs = new LinkedHashMap<>();
    for (Path folder : folders) {
      RecordedExperiment experiment = RecordedExperiment.read(folder, catalog);
      Summary summary = experiment.summary(warnings);
      runs.put(runName(folder, folders), experiment.source(summary, drawsCharts, Map.of()));
    }
    WholeFiles.replace(file, new PageWriter().write(ComparisonPage.of(runs)));
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

  private OpeningList openings(RecordedExperiment experiment, Summary summary) {
    Set<Integer> shown =
        summary.notableGames().stream().map(NotableGame::opening).collect(Collectors.toSet());
    Path folder = experiment.folder().path();
    OpeningList listed = new OpeningList(folder, shown::contains);
    if (shown.stream().anyMatch(number -> number >= 0 && listed.find(number) == null)) {
      warnings.accept(
          folder + ": openings.csv lacks some that games began with; they are made from the seed");
    }
    return listed;
  }

  private Optional<Block.Replays> replays(RecordedExperiment experiment, Summary summary) {
    if (summary.notableGames().isEmpty()) {
      return Optional.empty();
    }
    Plan plan = PlanMaker.of(experiment.config(), openings(experiment, summary));
    return viewer(experiment, plan, maker -> maker.replays(summary));
  }

  /** The viewer of games that are made again; nothing if none can be. */
  static Optional<Block.Replays> viewer(
      RecordedExperiment experiment, Plan plan, Function<ReplayMaker, List<ReplayGame>> made) {
    Game game = experiment.config().game();
    Optional<String> script = BoardScript.of(game);
    Notation notation = game.notation();
    Function<Position, String> text = script.isPresent() ? notation::position : notation::board;
    List<ReplayGame> games = made.apply(new ReplayMaker(plan, experiment.folder(), text));
    return games.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Block.Replays(ReplayJson.of(game, experiment.typed(), games), script.orElse("")));
  }
}
