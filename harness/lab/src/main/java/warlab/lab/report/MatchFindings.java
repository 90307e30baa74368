package warlab.lab.report;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.Plan;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.record.Manifest;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.OpeningList;
import warlab.lab.record.journal.PartFiles;
import warlab.lab.report.answer.Answer;
import warlab.lab.report.page.Block;
import warlab.lab.report.page.Page;
import warlab.lab.report.section.ReportPage;
import warlab.lab.report.section.ReportSource;
import warlab.lab.report.table.TableFiles;
import warlab.lab.statistics.summary.NotableGame;
import warlab.lab.statistics.summary.OpeningSummary;
import warlab.lab.statistics.summary.Summary;

/** What the games of a match say. */
public final class MatchFindings implements Findings {
  private final RecordedExperiment experiment;
  private final boolean drawsCharts;
  private final Consumer<String> warnings;
  private final @Nullable Manifest manifest;
  private final Summary summary;

  /**
   * Adds up all games in the folder.
   *
   * @param warnings hears what of the run is not in the summary
   */
  public MatchFindings(
      RecordedExperiment experiment, boolean drawsCharts, Consumer<String> warnings) {
    this.experiment = experiment;
    this.drawsCharts = drawsCharts;
    this.warnings = warnings;
    manifest = experiment.manifest();
    experiment.requireGames();
    SummaryReader.Reading reading = SummaryReader.of(experiment.config(), experiment.folder());
    summary = reading.summary();
    check(reading);
  }

  private void check(SummaryReader.Reading reading) {
    Long finished = manifest == null ? null : manifest.games();
    if (finished != null && finished != summary.played()) {
      throw new ResultsException(
          "%s has %d games, but the run finished with %d; run it again to play what is missing"
              .formatted(folder().resolve(ResultsFolder.GAMES), summary.played(), finished));
    }
    if (!reading.leftOut().isEmpty() && !experiment.folder().isBeingWritten()) {
      warnings.accept(folder() + ": left out, " + reading.leftOut());
    }
    if (!missingFiles().isEmpty()) {
      warnings.accept(
          "%s: missing files, so the report tells less: %s"
              .formatted(folder(), String.join(", ", missingFiles())));
    }
  }

  @Override
  public Path folder() {
    return experiment.folder().path();
  }

  public Summary summary() {
    return summary;
  }

  /** Whether the match was played to its end. */
  public boolean isPlayed() {
    return manifest != null && manifest.finished() != null;
  }

  /** That a machine draws no charts matters to a page alone. */
  @Override
  public Answer answer() {
    return Answer.of(source(true, Map.of()), experiment.folder().isBeingWritten());
  }

  @Override
  public Map<String, String> tables() {
    return TableFiles.of(summary);
  }

  @Override
  public Page page() {
    return ReportPage.of(source(drawsCharts, openings()), this::replays);
  }

  /** What a page is made of that compares several. */
  public ReportSource source() {
    return source(drawsCharts, Map.of());
  }

  private ReportSource source(boolean withCharts, Map<Integer, String> openings) {
    return new ReportSource(
        experiment.typed(),
        summary,
        manifest,
        experiment.configText(),
        withCharts,
        missingFiles(),
        openings);
  }

  /** The positions of the openings that the summary tells of, by number. */
  private Map<Integer, String> openings() {
    Set<Integer> told =
        summary.openings().stream()
            .map(OpeningSummary::opening)
            .filter(number -> number >= 0)
            .collect(Collectors.toSet());
    if (told.isEmpty()) {
      return Map.of();
    }
    // What the list has lost is made again.
    Plan plan = ExperimentPlan.of(experiment.config(), new OpeningList(folder(), told::contains));
    return told.stream()
        .collect(Collectors.toMap(number -> number, number -> plan.opening(number).text()));
  }

  /** Files of the journal that were there when games were played, and are no more. */
  private List<String> missingFiles() {
    return Stream.of(ResultsFolder.MOVES, ResultsFolder.TIMINGS, ResultsFolder.MANIFEST)
        .filter(name -> !PartFiles.isSharded(folder()) || !name.endsWith(".csv"))
        .filter(name -> !Files.exists(folder().resolve(name)))
        .toList();
  }

  private Optional<Block.Replays> replays() {
    Set<Integer> shown =
        summary.notableGames().stream().map(NotableGame::opening).collect(Collectors.toSet());
    if (shown.isEmpty()) {
      return Optional.empty();
    }
    OpeningList listed = new OpeningList(folder(), shown::contains);
    if (shown.stream().anyMatch(number -> number >= 0 && listed.find(number) == null)) {
      warnings.accept(
          folder()
              + ": openings.csv lacks some that games began with; they are made from the seed");
    }
    Plan plan = ExperimentPlan.of(experiment.config(), listed);
    return GamePage.viewer(experiment, plan, maker -> maker.replays(summary));
  }
}
