package warlab.lab.report.csv;

import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.SideSummary;
import warlab.lab.statistics.summary.Summary;

/** {@code sides.csv}: how each side did, over all, for each player and against each opponent. */
final class SidesCsv {
  private static final CsvTable<SideSummary> TABLE =
      new CsvTable<SideSummary>()
          .column("scope", SideSummary::scope)
          .column("player", SideSummary::player)
          .column("side", side -> Role.text(side.side()))
          .column("opponent", SideSummary::opponent)
          .columns(ResultColumns.COUNTS, SideSummary::results)
          .column("score", side -> side.estimate().score())
          .columns(ResultColumns.INTERVAL, SideSummary::estimate);

  private SidesCsv() {}

  static String text(Summary summary) {
    return TABLE.text(summary.sides());
  }
}
