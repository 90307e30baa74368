package warlab.lab.report.csv;

import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.summary.ResultCounts;

/** The columns that tell the results of some games, the same in every file. */
final class ResultColumns {
  static final CsvTable<ResultCounts> COUNTS =
      new CsvTable<ResultCounts>()
          .column("games", ResultCounts::games)
          .column("wins", results -> results.counts().wins())
          .column("draws", results -> results.counts().draws())
          .column("losses", results -> results.counts().losses());

  static final CsvTable<ScoreEstimate> INTERVAL =
      new CsvTable<ScoreEstimate>()
          .column("scoreLow", estimate -> estimate.scores().low())
          .column("scoreHigh", estimate -> estimate.scores().high());

  private ResultColumns() {}
}
