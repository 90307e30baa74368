package warlab.lab.report.chart;

import java.util.ArrayList;
import java.util.List;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.chart.draw.Squares;
import warlab.lab.statistics.summary.Summary;

/** Ratings over two swept keys as a heat map; more keys make more maps. */
public final class SweepGridChart implements SummaryChart {

  @Override
  public List<Picture> pictures(Summary summary) {
    List<Picture> pictures = new ArrayList<>();
    for (SweepGrid grid : SweepGrid.of(summary)) {
      Squares squares = grid.squares(summary);
      String subject = "Ratings by %s and %s".formatted(squares.down(), squares.across());
      pictures.add(
          squares.picture(
              "sweep-grid" + (pictures.isEmpty() ? "" : "-" + (pictures.size() + 1)),
              Headings.title(subject, summary.games()),
              (grid.title().isEmpty() ? "" : grid.title() + "; ") + "Elo, mean of all players 0"));
    }
    return pictures;
  }
}
