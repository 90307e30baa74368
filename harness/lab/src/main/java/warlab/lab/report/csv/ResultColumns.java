package warlab.lab.report.csv;

import warlab.lab.statistics.summary.Sample;

/** The columns that tell the results of some games, the same in every file. */
final class SampleColumns {
  static final CsvTable<Sample> TABLE =
      new CsvTable<Sample>()
          .column("games", Sample::games)
          .column("wins", sample -> sample.counts().wins())
          .column("draws", sample -> sample.counts().draws())
          .column("losses", sample -> sample.counts().losses())
          .column("distinctGames", Sample::distinct)
          .column("score", Sample::score)
          .column("scoreLow", sample -> sample.wilson().low())
          .column("scoreHigh", sample -> sample.wilson().high());

  private SampleColumns() {}
}
