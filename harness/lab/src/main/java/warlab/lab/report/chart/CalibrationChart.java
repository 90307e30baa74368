package warlab.lab.report.chart;

import java.awt.BasicStroke;
import java.util.List;
import org.jfree.chart.annotations.XYLineAnnotation;
import org.jfree.chart.plot.XYPlot;
import org.jspecify.annotations.Nullable;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.chart.draw.Values;
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
    Values values = new Values(ChartTheme.whiskers(false, 1.6f, 4));
    add(values, 0, "by the S-curve", calibration.calibration());
    if (hasMonotone) {
      add(values, 1, "by any rising curve", calibration.monotone());
    }
    XYPlot plot = values.plot(Axes.share("expected result"), Axes.share("actual result"));
    plot.addAnnotation(
        new XYLineAnnotation(0, 0, 1, 1, new BasicStroke(1.4f), ChartTheme.NEUTRAL), true);
    return plot;
  }

  private static void add(
      Values values, int series, String name, @Nullable Calibration calibration) {
    values.series(name, ChartTheme.series(series), ChartTheme.marker(series));
    if (calibration != null) {
      for (ReliabilityBin bin : calibration.bins()) {
        Interval predicted = new Interval(bin.predicted(), bin.predicted());
        values.add(series, bin.predicted(), predicted, bin.actual(), bin.actuals(), "");
      }
    }
  }
}
