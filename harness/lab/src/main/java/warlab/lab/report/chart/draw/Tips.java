package warlab.lab.report.chart.draw;

import java.util.ArrayList;
import java.util.List;
import org.jfree.chart.labels.XYToolTipGenerator;
import org.jfree.data.xy.XYDataset;

/** The words for each value of a plot, by series in the order they were added. */
final class Tips implements XYToolTipGenerator {
  private final List<List<String>> series = new ArrayList<>();

  void addSeries() {
    series.add(new ArrayList<>());
  }

  void add(int index, String words) {
    series.get(index).add(words);
  }

  @Override
  public String generateToolTip(XYDataset dataset, int index, int item) {
    return series.get(index).get(item);
  }
}
