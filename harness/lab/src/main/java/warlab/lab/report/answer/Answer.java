package warlab.lab.report.answer;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.MatchSpec;
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
 * @param headline the sentences that the page begins with
 * @param warnings what one must know before believing them
 * @param table the few numbers behind them
 */
public record Answer(
    Summary summary, State state, List<Prose> headline, List<Prose> warnings, Table table) {

  /** Whether games are still to come. */
  public enum State {
    FINISHED,
    /** A run is writing to the folder just now. */
    RUNNING,
    /** Games are missing and nobody plays them. */
    INTERRUPTED
  }

  public Answer {
    headline = List.copyOf(headline);
    warnings = List.copyOf(warnings);
  }

  /**
   * The answer of what a page is made of.
   *
   * @param isRunning whether a run is writing to its folder just now
   */
  public static Answer of(ReportSource source, boolean isRunning) {
    Summary summary = source.summary();
    return new Answer(
        summary,
        isRunning ? State.RUNNING : state(source.manifest()),
        Headline.of(summary),
        isRunning ? List.of() : Warnings.of(source),
        AnswerTable.of(summary));
  }

  private static State state(@Nullable Manifest manifest) {
    return manifest != null && manifest.finished() == null ? State.INTERRUPTED : State.FINISHED;
  }

  /** Games that the config asks for; early stopping may need fewer. */
  public long planned() {
    MatchSpec match = summary.config().match();
    return (long) match.pairs() * match.format().legs() * summary.pairings().size();
  }
}
