package warlab.lab.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import warlab.lab.report.chart.draw.Panels;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.chart.draw.Rows;
import warlab.lab.report.text.NumberText;

/**
 * Some of many rows or panels that a chart is of: the first in a picture of their own, the next
 * ones in a folded one.
 *
 * @param note what the subtitle says of those that are left out
 * @param fold what is written on a folded picture; empty for the first
 */
record Part<T>(List<T> rows, String note, String fold) {

  /** So few more rows are not worth a fold. */
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
    int open = all.size() <= few + SPARE ? all.size() : few;
    String first = open == all.size() ? "" : "; the first %d of %d".formatted(open, all.size());
    pictures.add(draw.apply(new Part<>(all.subList(0, open), first, "")));
    if (open < all.size()) {
      int end = Math.min(all.size(), open + more);
      String note = "; %d to %d of %d".formatted(open + 1, end, all.size());
      String fold = NumberText.count(end - open, "more " + what);
      pictures.add(draw.apply(new Part<>(all.subList(open, end), note, fold)));
    }
    return pictures;
  }

  /** The name of the picture's files. */
  String name(String name) {
    return fold.isEmpty() ? name : name + "-more";
  }
}
