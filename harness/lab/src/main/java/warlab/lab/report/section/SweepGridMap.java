package warlab.lab.report.section;

import java.util.ArrayList;
import java.util.List;
import warlab.lab.report.chart.SweepGrid;
import warlab.lab.report.chart.SweepGridChart;
import warlab.lab.report.chart.file.Drawing;
import warlab.lab.report.page.HeatMap;
import warlab.lab.report.page.HeatMap.Row;
import warlab.lab.report.page.HeatMap.Square;
import warlab.lab.report.text.EloText;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.summary.PlayerSummary;

/** The ratings over two swept keys as tables, coloured by strength. */
final class SweepGridMap {
  private SweepGridMap() {}

  static List<HeatMap> of(ReportSource source) {
    List<Drawing> drawings = source.drawings(new SweepGridChart());
    List<HeatMap> maps = new ArrayList<>();
    for (SweepGrid grid : SweepGrid.of(source.summary())) {
      int place = maps.size();
      maps.add(map(grid, place < drawings.size() ? List.of(drawings.get(place)) : List.of()));
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
