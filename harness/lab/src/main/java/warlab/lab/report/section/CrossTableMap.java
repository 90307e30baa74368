package warlab.lab.report.section;

import java.util.List;
import java.util.Optional;
import warlab.games.Side;
import warlab.lab.report.chart.CrossTable;
import warlab.lab.report.chart.HeatMapChart;
import warlab.lab.report.page.HeatMap;
import warlab.lab.report.page.HeatMap.Row;
import warlab.lab.report.page.HeatMap.Square;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.summary.SideSummary;
import warlab.lab.statistics.summary.Summary;

/** The cross table of an experiment as a heat map. */
final class CrossTableMap {
  private CrossTableMap() {}

  /** Nothing if no games were played. */
  static Optional<HeatMap> of(ReportSource source) {
    Summary summary = source.summary();
    CrossTable table = CrossTable.of(summary);
    List<Row> rows =
        table.firsts().stream()
            .map(
                first ->
                    Row.of(
                        Names.of(first, summary.config()),
                        table.seconds(),
                        second -> table.at(first, second).map(CrossTableMap::square)))
            .toList();
    String caption =
        "Score of the %s (rows) against each %s (columns), per cent%s"
            .formatted(
                summary.config().sideName(Side.FIRST),
                summary.config().sideName(Side.SECOND),
                table.cut());
    List<String> seconds =
        table.seconds().stream().map(name -> Names.of(name, summary.config())).toList();
    return table.cells().size() < 2 // one is a pairing, and stands above
        ? Optional.empty()
        : Optional.of(new HeatMap(caption, seconds, rows, source.drawings(new HeatMapChart())));
  }

  private static Square square(SideSummary cell) {
    GameCounts counts = cell.results();
    String words =
        "%s: %s wins, %s draws, %s losses; %s"
            .formatted(
                NumberText.count(counts.games(), "game"),
                NumberText.count(counts.wins()),
                NumberText.count(counts.draws()),
                NumberText.count(counts.losses()),
                NumberText.percents(cell.estimate().scores()));
    return Square.shaded(NumberText.decimal(100 * counts.score(), 0), words, counts.score());
  }
}
