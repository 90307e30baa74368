package warlab.lab.report.section;

import java.util.ArrayList;
import java.util.List;
import warlab.lab.report.chart.RatingChart;
import warlab.lab.report.chart.SprtChart;
import warlab.lab.report.chart.SummaryChart;
import warlab.lab.report.chart.SweepChart;
import warlab.lab.report.chart.Sweeps;
import warlab.lab.report.chart.WinRateChart;
import warlab.lab.report.page.Block;
import warlab.lab.statistics.summary.Summary;

/** What stands below the answer on the first screen: the players and the one chart. */
final class Lead {
  private Lead() {}

  static List<Block> of(ReportSource source) {
    List<Block> blocks = new ArrayList<>(PlayersTable.of(source.summary().config()));
    source.figures(chart(source.summary())).stream().limit(1).forEach(blocks::add);
    return blocks;
  }

  /** The chart that answers what an experiment of this kind asks. */
  static SummaryChart chart(Summary summary) {
    boolean isDuel = summary.pairings().size() == 1;
    if (isDuel) {
      return summary.config().stop() == null ? new WinRateChart() : new SprtChart();
    }
    return new Sweeps(summary).holdMost() ? new SweepChart() : new RatingChart();
  }
}
