package warlab.lab.report.chart;

import java.util.List;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.chart.draw.RowPanels;
import warlab.lab.report.chart.draw.Rows;
import warlab.lab.statistics.basic.Interval;

/** What the terms of a heuristic are worth, each in a row, several views of it side by side. */
public final class TermViews {
  private static final int SERIES_HEIGHT = 11;

  private TermViews() {}

  /** What a view says of a term. */
  public record Dot(int row, double value, Interval interval, String tip) {}

  /** One kind of dots of a view. */
  public record Series(String name, List<Dot> dots) {

    public Series {
      dots = List.copyOf(dots);
    }
  }

  /** A view with an axis of its own. */
  public record View(String label, List<Series> series) {

    public View {
      series = List.copyOf(series);
    }
  }

  /** Draws some views of terms. */
  public static Picture picture(
      String title, String subtitle, List<String> terms, List<View> views) {
    RowPanels panels = new RowPanels(terms);
    for (View view : views) {
      panels.panel(Axes.linear(view.label()), view.series().size());
      for (Series series : view.series()) {
        panels.series(series.name());
        series.dots().forEach(dot -> panels.add(dot.row(), dot.value(), dot.interval(), dot.tip()));
      }
    }
    List<String> names =
        views.stream().flatMap(view -> view.series().stream()).map(Series::name).toList();
    int most = views.stream().mapToInt(view -> view.series().size()).max().orElse(1);
    int height =
        30
            + Rows.height(terms)
            + terms.size() * SERIES_HEIGHT * (most - 1)
            + ChartTheme.legendHeight(names);
    return Picture.of("terms", title, subtitle, panels.plot(), true, height);
  }
}
