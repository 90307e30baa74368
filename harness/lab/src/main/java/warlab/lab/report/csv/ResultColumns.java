package warlab.lab.report.csv;

import warlab.lab.statistics.summary.ResultCounts;

/** The columns that tell the results of some games, the same in every file. */
final class ResultColumns {
  static final CsvTable<ResultCounts> TABLE =
      new CsvTable<ResultCounts>()
          .column("games", ResultCounts::games)
          .column("wins", sample -> sample.counts().wins())
          .column("draws", sample -> sample.counts().draws())
          .column("losses", sample -> sample.counts().losses())
          .column("distinctGames", ResultCounts::distinct)
          .column("score", ResultCounts::score)
          .column("scoreLow", sample -> sample.wilson().low())
          .column("scoreHigh", sample -> sample.wilson().high());

  private ResultColumns() {}
}
