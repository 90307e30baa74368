package warlab.lab.report.page;

import java.util.List;
import java.util.Locale;
import warlab.lab.report.chart.draw.ScoreShade;
import warlab.lab.report.chart.draw.Squares;
import warlab.lab.report.chart.file.Drawing;

/**
 * A table of squares coloured by a number, such as first against second players by who wins;
 * pointing at a cell shows what it rests on.
 *
 * @param caption what rows and columns are
 * @param drawings the same as a chart, for use elsewhere
 */
public record HeatMap(String caption, Squares squares, List<Drawing> drawings) implements Block {
  private static final int SHORT = 5;

  /** The colour of the background, as CSS writes it. */
  public String colour(double shade) {
    return String.format(Locale.ROOT, "#%06x", ScoreShade.of(shade).getRGB() & 0xffffff);
  }

  /** The colour of a text on it. */
  public String textColour(double shade) {
    return ScoreShade.isDark(shade) ? "#fff" : "#222";
  }

  /** Whether its columns can be headed without turning the words. */
  public boolean hasShortColumns() {
    return squares.columns().stream().allMatch(name -> name.length() <= SHORT);
  }
}
