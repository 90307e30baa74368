package warlab.lab.report.csv;

import warlab.lab.statistics.summary.OpeningSummary;
import warlab.lab.statistics.summary.Summary;

/** {@code opening-results.csv}: how games went from each opening, in the view of the first side. */
final class OpeningResultsCsv {
  private static final CsvTable<OpeningSummary> TABLE =
      new CsvTable<OpeningSummary>()
          .column("opening", OpeningSummary::opening)
          .columns(ResultColumns.COUNTS, OpeningSummary::results)
          .column("score", opening -> opening.estimate().score())
          .columns(ResultColumns.INTERVAL, OpeningSummary::estimate)
          .column("pairings", OpeningSummary::pairings)
          .column("decides", OpeningSummary::decides);

  private OpeningResultsCsv() {}

  static String text(Summary summary) {
    return TABLE.text(summary.openings());
  }
}
