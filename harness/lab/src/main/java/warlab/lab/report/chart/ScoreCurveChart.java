package warlab.lab.report.chart;

import java.awt.Color;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jfree.chart.plot.XYPlot;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.Lines;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.ScoreCurve;
import warlab.lab.statistics.summary.Summary;

/** What players expected on the way to a win, a draw or a loss. */
public final class ScoreCurveChart implements SummaryChart {

  @Override
  public List<Picture> pictures(Summary summary) {
    Map<Role, List<ScoreCurve>> byRole =
        summary.curves().stream()
            .collect(
                Collectors.groupingBy(ScoreCurve::role, LinkedHashMap::new, Collectors.toList()));
    return Part.panels(List.copyOf(byRole.entrySet()), part -> picture(part, summary));
  }

  private static Picture picture(Part<Map.Entry<Role, List<ScoreCurve>>> part, Summary summary) {
    boolean hasDraws = summary.curves().stream().anyMatch(curve -> curve.halfPoints() == 1);
    return part.picture(
        "score-curve",
        Headings.title("Scores on the way to the result", summary.recordedGames()),
        "mean of the expected result, band: middle half; as far as 20 games go",
        entry -> Headings.player(entry.getKey(), summary),
        entry -> plot(entry.getValue(), hasDraws));
  }

  /** The same lines in every panel, so that the legend of one serves all. */
  private static XYPlot plot(List<ScoreCurve> curves, boolean hasDraws) {
    Lines lines = new Lines(false);
    add(lines, "won", ChartTheme.BLUE, curves, 2);
    if (hasDraws) {
      add(lines, "drawn", ChartTheme.NEUTRAL, curves, 1);
    }
    add(lines, "lost", ChartTheme.VERMILION, curves, 0);
    return lines.plot(Axes.counts("ply after the opening"), Axes.share("expected result"));
  }

  private static void add(
      Lines lines, String name, Color colour, List<ScoreCurve> curves, int halfPoints) {
    lines.series(name, colour);
    for (ScoreCurve curve : curves) {
      if (curve.halfPoints() == halfPoints) {
        for (ScoreCurve.Point point : curve.points()) {
          Interval band = new Interval(point.lowerQuartile(), point.upperQuartile());
          lines.add(point.ply(), point.mean(), band, "");
        }
      }
    }
  }
}
