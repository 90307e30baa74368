package warlab.lab.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
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
        String unit = sweeps.isMeasured(key) ? "ms/move as measured" : PlayerLabels.shortKey(key);
        pictures.add(picture(key, unit, lines, summary));
      }
    }
    return pictures;
  }

  private static Picture picture(
      String key,
      String unit,
      Map<String, NavigableMap<Double, PlayerSummary>> lines,
      Summary summary) {
    Lines drawn = new Lines(true);
    Part<Map.Entry<String, NavigableMap<Double, PlayerSummary>>> shown =
        Part.first(List.copyOf(lines.entrySet()), ChartTheme.distinctSeries(), "first");
    shown.rows().forEach(line -> add(drawn, line.getKey(), line.getValue(), summary));
    List<Double> values = lines.values().stream().flatMap(line -> line.keySet().stream()).toList();
    String title = Headings.title("Strength against " + unit, summary.games());
    return Picture.of(
        "sweep-" + fileName(key),
        title,
        "rating with its 95 % band" + shown.note(),
        drawn.plot(Axes.magnitudes(unit, values, List.of()), Axes.linear("rating (Elo)")),
        lines.size() > 1,
        drawn.height());
  }

  private static void add(
      Lines drawn, String name, NavigableMap<Double, PlayerSummary> line, Summary summary) {
    drawn.series(name);
    line.forEach(
        (x, player) ->
            drawn.add(x, player.rating(), player.ratings(), Headings.rated(player, summary)));
  }

  private static String fileName(String id) {
    return id.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
  }
}
