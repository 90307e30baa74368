package warlab.lab.report.chart;

import java.util.List;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.statistics.summary.Summary;

/** One kind of chart. */
public interface SummaryChart {

  /** Its pictures of a summary; none when there is nothing to show. */
  List<Picture> pictures(Summary summary);
}
