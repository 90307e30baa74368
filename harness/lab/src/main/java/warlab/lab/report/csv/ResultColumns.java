package warlab.lab.report.csv;

import warlab.lab.statistics.summary.ResultCounts;

/** The columns that tell the results of some games, the same in every file. */
final class ResultColumns {
  static final CsvTable<ResultCounts> TABLE =
      new CsvTable<ResultCounts>()
          .column("games", ResultCounts::games)
          .column("wins", results -> results.counts().wins())
          .column("draws", results -> results.counts().draws())
          .column("losses", results -> results.counts().losses())
          .column("score", ResultCounts::score)
          .column("scoreLow", results -> results.wilson().low())
          .column("scoreHigh", results -> results.wilson().high());

  private ResultColumns() {}
}
