package warlab.lab.report.chart;

import java.awt.BasicStroke;
import java.util.List;
import org.jfree.chart.annotations.XYLineAnnotation;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.Panels;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.statistics.calibration.ReliabilityBin;
import warlab.lab.statistics.summary.CalibrationSummary;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.Summary;

/** Whether games end as the scores said: on the diagonal they do. */
public final class CalibrationChart implements SummaryChart {

  @Override
  public List<Picture> pictures(Summary summary) {
    List<CalibrationSummary> rated =
        summary.calibrations().stream().filter(each -> isRated(each, summary)).toList();
    if (rated.isEmpty()) {
      return List.of();
    }
    List<CalibrationSummary> shown = rated.subList(0, Math.min(Panels.MAX, rated.size()));
    String title = Headings.title("What scores say and how games end", summary.recordedGames());
    Panels panels =
        new Panels(
            title,
            "scores as expected results by each player's best scale; 95 % interval"
                + Headings.shown(shown.size(), rated.size(), "the first"));
    shown.forEach(each -> panels.add(Headings.player(each.role(), summary), plot(each)));
    return List.of(panels.picture("calibration", title));
  }

  private static boolean isRated(CalibrationSummary calibration, Summary summary) {
    return summary.players().stream().map(PlayerSummary::role).anyMatch(calibration.role()::equals);
  }

  private static XYPlot plot(CalibrationSummary calibration) {
    XYIntervalSeries bins = new XYIntervalSeries("positions with about the same score");
    for (ReliabilityBin bin : calibration.calibration().bins()) {
      bins.add(
          bin.predicted(),
          bin.predicted(),
          bin.predicted(),
          bin.actual(),
          bin.actuals().low(),
          bin.actuals().high());
    }
    XYIntervalSeriesCollection dataset = new XYIntervalSeriesCollection();
    dataset.addSeries(bins);
    XYErrorRenderer renderer = new XYErrorRenderer();
    renderer.setDrawXError(false);
    renderer.setDrawYError(true);
    renderer.setErrorStroke(new BasicStroke(1.6f));
    renderer.setSeriesPaint(0, ChartTheme.BLUE);
    renderer.setSeriesShape(0, ChartTheme.marker(0));
    XYPlot plot =
        ChartTheme.style(
            new XYPlot(
                dataset, Axes.share("expected result"), Axes.share("actual result"), renderer));
    plot.addAnnotation(
        new XYLineAnnotation(0, 0, 1, 1, new BasicStroke(1.4f), ChartTheme.NEUTRAL), true);
    return plot;
  }
}
