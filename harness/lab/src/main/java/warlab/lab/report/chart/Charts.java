package warlab.lab.report.chart;

import java.util.List;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.statistics.summary.Summary;

/** All charts, in the order in which a report shows them. */
public final class Charts {
  private static final List<SummaryChart> ALL =
      List.of(
          new RatingChart(),
          new WinRateChart(),
          new HeatMapChart(),
          new SprtChart(),
          new LengthChart(),
          new EndingsChart(),
          new SweepChart(),
          new ParetoChart(),
          new EvalsChart(),
          new SpeedChart(),
          new CalibrationChart(),
          new ScoreCurveChart());

  private Charts() {}

  /** Those for which there is something to show. */
  public static List<Picture> of(Summary summary) {
    return ALL.stream().flatMap(chart -> chart.pictures(summary).stream()).toList();
  }
}
