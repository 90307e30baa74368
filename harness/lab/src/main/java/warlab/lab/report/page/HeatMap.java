package warlab.lab.report.page;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import warlab.lab.report.chart.draw.ScoreShade;
import warlab.lab.report.chart.file.Drawing;

/**
 * A table of squares coloured by a number, such as first against second players by who wins;
 * pointing at a cell shows what it rests on.
 *
 * @param caption what rows and columns are
 * @param columns what each column is
 * @param drawings the same as a chart, for use elsewhere
 */
public record HeatMap(String caption, List<String> columns, List<Row> rows, List<Drawing> drawings)
    implements Block {

  private static final int SHORT = 5;

  /** A row: a player with the first side, or a value. */
  public record Row(String name, List<Square> squares) {

    /** With a square for each column that has something. */
    public static Row of(
        String name, List<String> columns, Function<String, Optional<Square>> square) {
      return new Row(
          name, columns.stream().map(column -> square.apply(column).orElse(Square.EMPTY)).toList());
    }
  }

  /**
   * One player against one other, or two values together; empty if there is nothing.
   *
   * @param counts games, wins, draws, losses and interval in words
   * @param colour of the background, as CSS writes it
   */
  public record Square(String score, String counts, String colour, boolean isDark) {
    public static final Square EMPTY = new Square("", "", "", false);

    /** In the colour of a number from 0 to 1. */
    public static Square shaded(String score, String counts, double shade) {
      String colour = String.format(Locale.ROOT, "#%06x", ScoreShade.of(shade).getRGB() & 0xffffff);
      return new Square(score, counts, colour, ScoreShade.isDark(shade));
    }
  }

  /** Whether its columns can be headed without turning the words. */
  public boolean hasShortColumns() {
    return columns.stream().allMatch(name -> name.length() <= SHORT);
  }
}
