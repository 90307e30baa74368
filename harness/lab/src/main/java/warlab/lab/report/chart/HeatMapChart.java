package warlab.lab.report.chart;

import java.util.List;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.statistics.summary.Summary;

/** Who scores how much with the first side against whom with the second. */
public final class HeatMapChart implements SummaryChart {

  @Override
  public List<Picture> pictures(Summary summary) {
    CrossTable table = CrossTable.of(summary);
    return table.squares(summary.config()).stream()
        .map(
            squares ->
                squares.picture(
                    "heat-map",
                    Headings.title("Win rate of the " + squares.down(), summary.games()),
                    "in per cent, rows against columns; draws count half" + table.cut()))
        .toList();
  }
}
