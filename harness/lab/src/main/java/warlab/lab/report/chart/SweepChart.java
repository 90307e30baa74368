package warlab.lab.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import org.jfree.chart.JFreeChart;
import warlab.lab.config.PlayerLabels;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.Lines;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.Summary;

/** Strength along each swept number: a line for every combination of the other values. */
public final class SweepChart implements SummaryChart {

  @Override
  public List<Picture> pictures(Summary summary) {
    Sweeps sweeps = new Sweeps(summary);
    List<Picture> pictures = new ArrayList<>();
    for (String key : sweeps.numericKeys()) {
      Map<String, NavigableMap<Double, PlayerSummary>> lines = sweeps.lines(key);
      if (!lines.isEmpty()) {
        pictures.add(picture(key, lines, summary));
      }
    }
    return pictures;
  }

  private static Picture picture(
      String key, Map<String, NavigableMap<Double, PlayerSummary>> lines, Summary summary) {
    Lines drawn = new Lines(true);
    lines.entrySet().stream()
        .limit(ChartTheme.distinctSeries())
        .forEach(
            line -> {
              drawn.series(line.getKey());
              line.getValue()
                  .forEach(
                      (x, player) ->
                          drawn.add(
                              x,
                              player.rating(),
                              player.ratings(),
                              Headings.rated(player, summary)));
            });
    List<Double> values = lines.values().stream().flatMap(line -> line.keySet().stream()).toList();
    String unit = PlayerLabels.shortKey(key);
    String title = Headings.title("Strength against " + unit, summary.games());
    JFreeChart chart =
        ChartTheme.chart(
            title,
            "rating with its 95 % band"
                + Headings.shown(drawn.names().size(), lines.size(), "the first"),
            drawn.plot(Axes.magnitudes(unit, values), Axes.linear("rating (Elo)")),
            lines.size() > 1);
    int height = Picture.HEIGHT + ChartTheme.legendHeight(drawn.names());
    return new Picture("sweep-" + fileName(key), title, chart, Picture.WIDTH, height);
  }

  private static String fileName(String id) {
    return id.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
  }
}
