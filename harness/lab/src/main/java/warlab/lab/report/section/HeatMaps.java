package warlab.lab.report.section;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import warlab.games.Side;
import warlab.lab.report.chart.CrossTable;
import warlab.lab.report.chart.HeatMapChart;
import warlab.lab.report.chart.SweepGrid;
import warlab.lab.report.chart.SweepGridChart;
import warlab.lab.report.chart.file.Drawing;
import warlab.lab.report.page.HeatMap;
import warlab.lab.report.page.HeatMap.Row;
import warlab.lab.report.page.HeatMap.Square;
import warlab.lab.report.text.EloText;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.SideSummary;
import warlab.lab.statistics.summary.Summary;

/** Who beats whom, and the ratings over two swept keys, as tables coloured by strength. */
final class HeatMaps {
  private HeatMaps() {}

  /** The cross table of an experiment; nothing if no games were played. */
  static Optional<HeatMap> crossTable(ReportSource source) {
    Summary summary = source.summary();
    CrossTable table = CrossTable.of(summary);
    List<Row> rows =
        table.firsts().stream()
            .map(
                first ->
                    Row.of(
                        Names.of(first, summary.config()),
                        table.seconds(),
                        second -> table.at(first, second).map(HeatMaps::square)))
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

  static List<HeatMap> sweeps(ReportSource source) {
    List<Drawing> drawings = source.drawings(new SweepGridChart());
    List<HeatMap> maps = new ArrayList<>();
    for (SweepGrid grid : SweepGrid.of(source.summary())) {
      maps.add(map(grid, drawings.stream().skip(maps.size()).limit(1).toList()));
    }
    return maps;
  }

  private static HeatMap map(SweepGrid grid, List<Drawing> drawings) {
    List<Row> rows =
        grid.rows().stream()
            .map(
                row ->
                    Row.of(
                        row,
                        grid.columns(),
                        column -> grid.at(row, column).map(each -> square(grid, each))))
            .toList();
    String caption =
        "Ratings by %s (rows) and %s (columns), Elo%s"
            .formatted(
                grid.rowKey(), grid.columnKey(), grid.title().isEmpty() ? "" : ": " + grid.title());
    return new HeatMap(caption, grid.columns(), rows, drawings);
  }

  private static Square square(SweepGrid grid, PlayerSummary player) {
    return Square.shaded(
        NumberText.elo(player.rating()),
        EloText.of(player.rating(), player.ratings()),
        grid.shade(player));
  }
}
