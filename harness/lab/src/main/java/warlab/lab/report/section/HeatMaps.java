package warlab.lab.report.section;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import warlab.lab.report.chart.CrossTable;
import warlab.lab.report.chart.HeatMapChart;
import warlab.lab.report.chart.SweepGrid;
import warlab.lab.report.chart.SweepGridChart;
import warlab.lab.report.chart.draw.Squares;
import warlab.lab.report.chart.file.Drawing;
import warlab.lab.report.page.HeatMap;

/** Who beats whom, and the ratings over two swept keys, as tables coloured by strength. */
final class HeatMaps {
  private HeatMaps() {}

  /** The cross table of an experiment; nothing if there is but one score. */
  static Optional<HeatMap> crossTable(ReportSource source) {
    CrossTable table = CrossTable.of(source.summary());
    String caption = "Score of the %s (rows) against each %s (columns), per cent%s";
    return table
        .squares(source.summary().config())
        .map(
            squares ->
                new HeatMap(
                    caption.formatted(squares.down(), squares.across(), table.cut()),
                    squares,
                    source.drawings(new HeatMapChart())));
  }

  static List<HeatMap> sweeps(ReportSource source) {
    List<Drawing> drawings = source.drawings(new SweepGridChart());
    List<HeatMap> maps = new ArrayList<>();
    for (SweepGrid grid : SweepGrid.of(source.summary())) {
      Squares squares = grid.squares(source.summary());
      String title = grid.title().isEmpty() ? "" : ": " + grid.title();
      String caption =
          "Ratings by %s (rows) and %s (columns), Elo%s"
              .formatted(squares.down(), squares.across(), title);
      List<Drawing> drawing = drawings.stream().skip(maps.size()).limit(1).toList();
      maps.add(new HeatMap(caption, squares, drawing));
    }
    return maps;
  }
}
