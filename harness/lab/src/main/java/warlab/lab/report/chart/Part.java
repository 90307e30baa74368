package warlab.lab.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.XYPlot;
import warlab.lab.report.chart.draw.Panels;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.chart.draw.Rows;
import warlab.lab.report.text.NumberText;

/**
 * Some of many rows or panels that a chart is of: the first in a picture of their own, the next
 * ones in a collapsed one.
 *
 * @param note what the subtitle says of those that are left out
 * @param label what is written on a collapsed picture; empty for the first
 */
record Part<T>(List<T> rows, String note, String label) {

  /** So few more rows are not worth a picture of their own. */
  private static final int SPARE = 2;

  static <T> List<Picture> pictures(List<T> all, String what, Function<Part<T>, Picture> draw) {
    return pictures(all, what, Rows.OPEN, Rows.MAX, draw);
  }

  /** The same of panels, which are larger than rows. */
  static <T> List<Picture> panels(List<T> all, Function<Part<T>, Picture> draw) {
    return all.isEmpty()
        ? List.of()
        : pictures(all, "player", Panels.OPEN, Panels.MAX - Panels.OPEN, draw);
  }

  private static <T> List<Picture> pictures(
      List<T> all, String what, int few, int more, Function<Part<T>, Picture> draw) {
    List<Picture> pictures = new ArrayList<>();
    Part<T> first = first(all, all.size() <= few + SPARE ? all.size() : few, "first");
    int open = first.rows.size();
    pictures.add(draw.apply(first));
    if (open < all.size()) {
      int end = Math.min(all.size(), open + more);
      String note = "; %d to %d of %d".formatted(open + 1, end, all.size());
      String label = NumberText.count(end - open, "more " + what);
      pictures.add(draw.apply(new Part<>(all.subList(open, end), note, label)));
    }
    return pictures;
  }

  /** At most so many of the first, or best, where the others are left out altogether. */
  static <T> Part<T> first(List<T> all, int most, String which) {
    int shown = Math.min(most, all.size());
    String note =
        shown == all.size() ? "" : "; the %s %d of %d".formatted(which, shown, all.size());
    return new Part<>(all.subList(0, shown), note, "");
  }

  private String name(String name) {
    return label.isEmpty() ? name : name + "-more";
  }

  /** A picture of panels, each with the name of its player. */
  Picture picture(
      String name,
      String title,
      String subtitle,
      Function<T, String> player,
      Function<T, XYPlot> plot) {
    Panels panels = new Panels(title, subtitle + note);
    rows.forEach(row -> panels.add(player.apply(row), plot.apply(row)));
    return panels.picture(name(name), title, label);
  }

  /** A picture with a legend and what is left out in its subtitle. */
  Picture picture(String name, String title, String subtitle, Plot plot, int height) {
    return Picture.of(name(name), title, subtitle + note, plot, true, height).collapsed(label);
  }
}
