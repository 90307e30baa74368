package warlab.lab.report.section;

import java.util.List;
import warlab.lab.report.chart.EndingsChart;
import warlab.lab.report.chart.LengthChart;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Section;
import warlab.lab.report.page.Table;
import warlab.lab.report.table.LengthColumns;
import warlab.lab.statistics.summary.LengthSummary;
import warlab.lab.statistics.summary.Summary;

/** How long games are and how they end. */
final class GamesSection {
  private GamesSection() {}

  static Section of(ReportSource source) {
    Summary summary = source.summary();
    return new Section("games", "How long games are and how they end")
        .addAll(source.figures(new LengthChart()))
        .add(endings(summary))
        .addAll(source.figures(new EndingsChart()))
        .add(lengths(summary));
  }

  private static Table endings(Summary summary) {
    return LengthColumns.all()
        .number("share", each -> (double) each.games() / summary.games(), Cell::percent)
        .pick("ending, games, share, mean")
        .table("Endings of all games", EndingsChart.endings(summary, null));
  }

  private static Table lengths(Summary summary) {
    List<LengthSummary> played =
        summary.lengths().stream()
            .filter(each -> each.outcome() == null && each.ending() == null && each.games() > 0)
            .toList();
    return LengthColumns.all()
        .pick("a, b, games, mean, deviation, min, 5 %, median, 95 %, max")
        .table("Moves from the opening to the end", played)
        .collapsed("lengths.csv");
  }
}
