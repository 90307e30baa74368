package warlab.lab.report.chart;

import java.awt.BasicStroke;
import java.util.List;
import org.jfree.chart.annotations.XYLineAnnotation;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.data.xy.XYIntervalSeries;
import org.jfree.data.xy.XYIntervalSeriesCollection;
import org.jspecify.annotations.Nullable;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.calibration.Calibration;
import warlab.lab.statistics.calibration.ReliabilityBin;
import warlab.lab.statistics.summary.CalibrationSummary;
import warlab.lab.statistics.summary.Summary;

/** Whether games end as the scores said: on the diagonal they do. */
public final class CalibrationChart implements SummaryChart {

  @Override
  public List<Picture> pictures(Summary summary) {
    return Part.panels(summary.ratedCalibrations(), part -> picture(part, summary));
  }

  private static Picture picture(Part<CalibrationSummary> part, Summary summary) {
    boolean hasMonotone = part.rows().stream().anyMatch(each -> each.monotone() != null);
    return part.picture(
        "calibration",
        Headings.title("What scores say and how games end", summary.recordedGames()),
        "scores as expected results by each player's best S-curve; 95 % interval",
        each -> Headings.player(each.role(), summary),
        each -> plot(each, hasMonotone));
  }

  /** The same series in every panel, so that the legend of one serves all. */
  private static XYPlot plot(CalibrationSummary calibration, boolean hasMonotone) {
    XYIntervalSeriesCollection dataset = new XYIntervalSeriesCollection();
    dataset.addSeries(series("by the S-curve", calibration.calibration()));
    if (hasMonotone) {
      dataset.addSeries(series("by any rising curve", calibration.monotone()));
    }
    XYErrorRenderer renderer = ChartTheme.whiskers(false, 1.6f, 4);
    for (int i = 0; i < dataset.getSeriesCount(); i++) {
      renderer.setSeriesPaint(i, ChartTheme.series(i));
      renderer.setSeriesShape(i, ChartTheme.marker(i));
    }
    XYPlot plot =
        ChartTheme.style(
            new XYPlot(
                dataset, Axes.share("expected result"), Axes.share("actual result"), renderer));
    plot.addAnnotation(
        new XYLineAnnotation(0, 0, 1, 1, new BasicStroke(1.4f), ChartTheme.NEUTRAL), true);
    return plot;
  }

  private static XYIntervalSeries series(String name, @Nullable Calibration calibration) {
    XYIntervalSeries series = new XYIntervalSeries(name);
    if (calibration != null) {
      for (ReliabilityBin bin : calibration.bins()) {
        Interval actuals = bin.actuals();
        double predicted = bin.predicted();
        series.add(predicted, predicted, predicted, bin.actual(), actuals.low(), actuals.high());
      }
    }
    return series;
  }
}
