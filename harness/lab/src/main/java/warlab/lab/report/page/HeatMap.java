package warlab.lab.report.page;

import java.util.List;
import warlab.lab.report.chart.file.Drawing;

/**
 * The table of first against second players, coloured by who wins; pointing at a cell shows its
 * counts.
 *
 * @param caption what rows and columns are
 * @param columns names of the players with the second side
 * @param drawings the same as a chart, for use elsewhere
 */
public record HeatMap(String caption, List<String> columns, List<Row> rows, List<Drawing> drawings)
    implements Block {

  /** A player with the first side. */
  public record Row(String name, List<Square> squares) {}

  /**
   * One player against one other; empty if they did not meet.
   *
   * @param counts games, wins, draws, losses and interval in words
   * @param colour of the background, as CSS writes it
   */
  public record Square(String score, String counts, String colour, boolean isDark) {
    public static final Square EMPTY = new Square("", "", "", false);
  }

  @Override
  public String kind() {
    return "heatMap";
  }
}
