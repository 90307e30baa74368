package warlab.lab.report.chart;

import java.util.List;
import java.util.Objects;
import warlab.games.Side;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.chart.draw.Squares;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.summary.SideSummary;
import warlab.lab.statistics.summary.Summary;

/** Who scores how much with the first side against whom with the second. */
public final class HeatMapChart implements SummaryChart {

  @Override
  public List<Picture> pictures(Summary summary) {
    CrossTable table = CrossTable.of(summary);
    if (table.cells().size() < 2) {
      return List.of(); // the score of a pairing has a chart of its own
    }
    Squares squares =
        new Squares(labels(table.firsts(), summary), labels(table.seconds(), summary));
    for (SideSummary cell : table.cells()) {
      double score = cell.results().score();
      squares.add(
          table.firsts().indexOf(cell.player()),
          table.seconds().indexOf(cell.opponent()),
          score,
          NumberText.decimal(100 * score, 0),
          tip(cell, summary));
    }
    String first = summary.config().sideName(Side.FIRST);
    String title = Headings.title("Win rate of the " + first, summary.games());
    return List.of(
        Picture.of(
            "heat-map",
            title,
            "in per cent, rows against columns; draws count half" + table.cut(),
            squares.plot(first, summary.config().sideName(Side.SECOND)),
            false,
            squares.height()));
  }

  private static String tip(SideSummary cell, Summary summary) {
    return "%s vs %s: %s (%s), %s"
        .formatted(
            Names.of(Objects.requireNonNull(cell.player()), summary.config()),
            Names.of(Objects.requireNonNull(cell.opponent()), summary.config()),
            NumberText.percent(cell.results().score()),
            NumberText.percents(cell.estimate().scores()),
            NumberText.count(cell.results().games(), "game"));
  }

  private static List<String> labels(List<String> players, Summary summary) {
    return players.stream().map(player -> Names.of(player, summary.config())).toList();
  }
}
