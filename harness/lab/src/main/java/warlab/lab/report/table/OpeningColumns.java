package warlab.lab.report.table;

import warlab.lab.record.Opening;
import warlab.lab.report.page.Cell;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.summary.OpeningSummary;

/** {@code opening-results.csv}: how games went from each opening, in the view of the first side. */
public final class OpeningColumns {
  private OpeningColumns() {}

  public static Columns<OpeningSummary> all() {
    return new Columns<OpeningSummary>()
        .number("opening", OpeningSummary::opening, OpeningColumns::number)
        .part(SharedColumns.COUNTS, OpeningSummary::results)
        .part(SharedColumns.SCORE, OpeningSummary::estimate)
        .column("pairings", OpeningSummary::pairings)
        .shown(
            "decides",
            OpeningSummary::decides,
            each ->
                Cell.of(
                    NumberText.count(each.decides()) + " of " + each.pairings(), each.decides()))
        .head("decides", "pairings in which one side won both games of every pair");
  }

  private static Cell number(int opening) {
    return opening == Opening.PLAIN.number() ? Cell.of("none", opening) : Cell.count(opening);
  }
}
