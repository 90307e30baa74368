package warlab.lab.report.table;

import warlab.lab.config.ExperimentConfig;
import warlab.lab.report.page.Cell;
import warlab.lab.report.text.Names;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.SideSummary;

/** {@code sides.csv}: how each side did, over all, for each player and against each opponent. */
public final class SideColumns {
  private SideColumns() {}

  public static Columns<SideSummary> of(ExperimentConfig config) {
    return new Columns<SideSummary>()
        .column("scope", SideSummary::scope)
        .text("player", SideSummary::player, side -> player(side, config))
        .text(
            "side",
            side -> Role.text(side.side()),
            side -> Cell.words(config.sideName(side.side())))
        .column("opponent", SideSummary::opponent)
        .part(SharedColumns.COUNTS, SideSummary::results)
        .part(SharedColumns.SCORE, SideSummary::estimate);
  }

  private static Cell player(SideSummary side, ExperimentConfig config) {
    String player = side.player();
    return player == null ? Cell.words("all") : Cell.name(Names.of(player, config));
  }
}
