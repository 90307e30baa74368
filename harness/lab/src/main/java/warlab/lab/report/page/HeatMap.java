package warlab.lab.report.page;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import warlab.games.Side;
import warlab.lab.report.chart.CrossTable;
import warlab.lab.report.chart.draw.ScoreShade;
import warlab.lab.report.text.Figures;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.summary.Sample;
import warlab.lab.statistics.summary.Summary;

/**
 * The table of first against second players, coloured by who wins; pointing at a cell shows its
 * counts.
 *
 * @param caption what rows and columns are
 * @param columns names of the players with the second side
 */
public record HeatMap(String caption, List<String> columns, List<Row> rows) implements Block {

  /** A player with the first side. */
  public record Row(String name, List<Square> squares) {}

  /**
   * One player against one other; empty if they did not meet.
   *
   * @param counts games, wins, draws, losses and interval in words
   * @param colour of the background, as CSS writes it
   */
  public record Square(String score, String counts, String colour, boolean isDark) {
    static final Square EMPTY = new Square("", "", "", false);
  }

  @Override
  public String kind() {
    return "heatMap";
  }

  /** Nothing if no games were played. */
  public static Optional<HeatMap> of(Summary summary) {
    CrossTable table = CrossTable.of(summary);
    List<Row> rows = new ArrayList<>();
    for (String first : table.firsts()) {
      List<Square> squares =
          table.seconds().stream()
              .map(second -> table.at(first, second).map(HeatMap::square).orElse(Square.EMPTY))
              .toList();
      rows.add(new Row(first, squares));
    }
    String caption =
        "Score of the %s (rows) against each %s (columns), per cent"
            .formatted(summary.info().sideName(Side.FIRST), summary.info().sideName(Side.SECOND));
    return rows.isEmpty()
        ? Optional.empty()
        : Optional.of(new HeatMap(caption, table.seconds(), rows));
  }

  private static Square square(Sample sample) {
    GameCounts counts = sample.counts();
    String words =
        "%s: %s wins, %s draws, %s losses; %s"
            .formatted(
                Figures.count(sample.games(), "game"),
                Figures.count(counts.wins()),
                Figures.count(counts.draws()),
                Figures.count(counts.losses()),
                Figures.percents(sample.wilson()));
    Color colour = ScoreShade.of(sample.score());
    return new Square(
        Figures.decimal(100 * sample.score(), 0),
        words,
        String.format(Locale.ROOT, "#%06x", colour.getRGB() & 0xffffff),
        ScoreShade.isDark(sample.score()));
  }
}
