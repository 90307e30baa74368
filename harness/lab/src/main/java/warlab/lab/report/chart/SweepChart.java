package warlab.lab.report.chart;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.ValueAxis;
import org.jspecify.annotations.Nullable;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.Lines;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.text.Names;
import warlab.lab.statistics.summary.PlayerSummary;
import warlab.lab.statistics.summary.Role;
import warlab.lab.statistics.summary.Summary;

/**
 * Strength along a sweep: against each swept number, and against what the moves really cost in
 * nodes and time.
 */
public final class SweepChart implements SummaryChart {
  private static final int NAME_LETTERS = 30;

  @Override
  public List<Picture> pictures(Summary summary) {
    List<PlayerSummary> swept =
        summary.players().stream()
            .filter(player -> !player.spec().sweep().isEmpty() && player.results().games() > 0)
            .toList();
    List<Picture> pictures = new ArrayList<>();
    for (String key : numericKeys(swept)) {
      List<PlayerSummary> moved =
          swept.stream().filter(player -> isNumeric(player.spec().sweep().get(key))).toList();
      ToDoubleFunction<PlayerSummary> value =
          player -> Double.parseDouble(player.spec().sweep().getOrDefault(key, "0"));
      add(pictures, summary, key, key, lines(moved, key, value, summary));
    }
    for (Costs cost : Costs.values()) {
      List<PlayerSummary> paid =
          swept.stream().filter(player -> cost.of(player, summary) > 0).toList();
      add(
          pictures,
          summary,
          cost.id() + "-per-move",
          cost.unit(),
          lines(paid, "", player -> cost.of(player, summary), summary));
    }
    return pictures;
  }

  private static Set<String> numericKeys(List<PlayerSummary> swept) {
    return swept.stream()
        .flatMap(player -> player.spec().sweep().entrySet().stream())
        .filter(entry -> isNumeric(entry.getValue()))
        .map(Map.Entry::getKey)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static boolean isNumeric(@Nullable String value) {
    return value != null && value.matches("-?\\d{1,15}(\\.\\d{1,15})?");
  }

  /** The players of one line differ in the key only; without a key, in anything swept. */
  private static Map<String, NavigableMap<Double, PlayerSummary>> lines(
      List<PlayerSummary> players,
      String key,
      ToDoubleFunction<PlayerSummary> value,
      Summary summary) {
    Map<String, NavigableMap<Double, PlayerSummary>> lines = new LinkedHashMap<>();
    for (PlayerSummary player : players) {
      String rest =
          key.isEmpty()
              ? ""
              : player.spec().sweep().entrySet().stream()
                  .filter(entry -> !entry.getKey().equals(key))
                  .map(entry -> " " + entry.getKey() + "=" + entry.getValue())
                  .collect(Collectors.joining());
      Role line = new Role(player.spec().family() + rest, player.role().side());
      lines
          .computeIfAbsent(Names.of(line, summary.config()), name -> new TreeMap<>())
          .put(value.applyAsDouble(player), player);
    }
    lines.values().removeIf(line -> line.size() < 2);
    return lines;
  }

  private static void add(
      List<Picture> pictures,
      Summary summary,
      String id,
      String unit,
      Map<String, NavigableMap<Double, PlayerSummary>> lines) {
    if (lines.isEmpty()) {
      return;
    }
    Lines drawn = new Lines(true);
    lines.entrySet().stream()
        .limit(ChartTheme.distinctSeries())
        .forEach(
            line -> {
              drawn.series(Names.shortened(line.getKey(), NAME_LETTERS));
              line.getValue()
                  .forEach((x, player) -> drawn.add(x, player.rating(), player.ratings()));
            });
    List<Double> values = lines.values().stream().flatMap(line -> line.keySet().stream()).toList();
    ValueAxis across = Axes.magnitudes(unit, values);
    String title = Headings.title("Strength against " + Names.words(unit), summary.games());
    JFreeChart chart =
        ChartTheme.chart(
            title,
            "rating with its 95 % band",
            drawn.plot(across, Axes.linear("rating (Elo)")),
            true);
    int height = Picture.HEIGHT + ChartTheme.legendHeight(drawn.names());
    pictures.add(new Picture("sweep-" + fileName(id), title, chart, Picture.WIDTH, height));
  }

  private static String fileName(String id) {
    return id.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
  }
}
