package warlab.lab.report.answer;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.record.Manifest;
import warlab.lab.report.page.Prose;
import warlab.lab.report.page.Table;
import warlab.lab.report.section.Headline;
import warlab.lab.report.section.ReportSource;
import warlab.lab.report.section.Warnings;
import warlab.lab.statistics.summary.Summary;

/**
 * What came out of an experiment, short enough to be read at a glance.
 *
 * @param played games so far
 * @param planned games that the config asks for; early stopping may need fewer
 * @param headline the sentences that the page begins with
 * @param warnings what one must know before believing them
 * @param tables the few numbers behind them
 * @param details all numbers behind them, for scripts
 */
public record Answer(
    ExperimentConfig config,
    State state,
    long played,
    long planned,
    List<Prose> headline,
    List<Prose> warnings,
    List<Table> tables,
    Supplier<Map<String, @Nullable Object>> details) {

  /** Whether games are still to come. */
  public enum State {
    FINISHED,
    /** A run is writing to the folder just now. */
    RUNNING,
    /** Games are missing and nobody plays them. */
    INTERRUPTED
  }

  /**
   * The answer of what a page is made of.
   *
   * @param isRunning whether a run is writing to its folder just now
   */
  public static Answer of(ReportSource source, boolean isRunning) {
    Summary summary = source.summary();
    return new Answer(
        summary.config(),
        isRunning ? State.RUNNING : state(source.manifest()),
        summary.played(),
        summary.planned(),
        Headline.of(summary),
        isRunning ? List.of() : Warnings.of(source),
        AnswerTable.of(summary),
        () -> AnswerJson.details(summary));
  }

  private static State state(@Nullable Manifest manifest) {
    return manifest != null && manifest.finished() == null ? State.INTERRUPTED : State.FINISHED;
  }
}
