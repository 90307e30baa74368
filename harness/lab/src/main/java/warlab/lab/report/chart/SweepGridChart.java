package warlab.lab.report.chart;

import java.util.ArrayList;
import java.util.List;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.chart.draw.Squares;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.summary.Summary;

/** Ratings over two swept keys as a heat map; more keys make more maps. */
public final class SweepGridChart implements SummaryChart {

  @Override
  public List<Picture> pictures(Summary summary) {
    List<Picture> pictures = new ArrayList<>();
    for (SweepGrid grid : SweepGrid.of(summary)) {
      pictures.add(picture(grid, pictures.size(), summary));
    }
    return pictures;
  }

  private static Picture picture(SweepGrid grid, int number, Summary summary) {
    Squares squares = new Squares(grid.rows(), grid.columns());
    for (int row = 0; row < grid.rows().size(); row++) {
      for (int column = 0; column < grid.columns().size(); column++) {
        int down = row;
        int across = column;
        grid.at(grid.rows().get(row), grid.columns().get(column))
            .ifPresent(
                player ->
                    squares.add(
                        down,
                        across,
                        grid.shade(player),
                        NumberText.elo(player.rating()),
                        Headings.rated(player, summary)));
      }
    }
    String title =
        Headings.title(
            "Ratings by %s and %s".formatted(grid.rowKey(), grid.columnKey()), summary.games());
    return Picture.of(
        "sweep-grid" + (number == 0 ? "" : "-" + (number + 1)),
        title,
        (grid.title().isEmpty() ? "" : grid.title() + "; ") + "Elo, mean of all players 0",
        squares.plot(grid.rowKey(), grid.columnKey()),
        false,
        squares.height());
  }
}
