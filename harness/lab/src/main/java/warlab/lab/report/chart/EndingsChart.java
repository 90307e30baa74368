package warlab.lab.report.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jfree.chart.JFreeChart;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.Pairing;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.BarRows;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.chart.draw.Rows;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.summary.LengthSummary;
import warlab.lab.statistics.summary.Summary;

/** Which rule ended the games, of all and of each pairing. */
public final class EndingsChart implements SummaryChart {

  @Override
  public List<Picture> pictures(Summary summary) {
    List<String> endings =
        endings(summary, null).stream()
            .sorted(Comparator.comparingLong(LengthSummary::games).reversed())
            .map(each -> Objects.requireNonNullElse(each.ending(), ""))
            .toList();
    if (endings.isEmpty()) {
      return List.of();
    }
    BarRows rows = new BarRows();
    for (int i = 0; i < endings.size(); i++) {
      rows.series(Names.words(endings.get(i)), ChartTheme.series(i));
    }
    addRow(rows, "all games", endings, endings(summary, null));
    List<Pairing> pairings = played(summary);
    for (Pairing pairing : pairings.subList(0, Math.min(Rows.MAX, pairings.size()))) {
      String name = Headings.pairing(pairing.a().name(), pairing.b().name());
      addRow(rows, name, endings, endings(summary, pairing));
    }
    String title = Headings.title("How games end", summary.games());
    String subtitle =
        "by the rule that decided" + Headings.shown(rows.count() - 1, pairings.size(), "the first");
    JFreeChart chart =
        ChartTheme.chart(title, subtitle, rows.plot(Axes.share("share of games")), true);
    int legend = ChartTheme.legendHeight(endings);
    return List.of(
        new Picture("endings", title, chart, Picture.WIDTH, legend + Rows.height(rows.count())));
  }

  /** The pairings with games; a single one is the same as all games. */
  private static List<Pairing> played(Summary summary) {
    List<Pairing> pairings = new ArrayList<>();
    for (LengthSummary each : summary.lengths()) {
      Pairing pairing = each.pairing();
      if (pairing != null && each.outcome() == null && each.ending() == null && each.games() > 0) {
        pairings.add(pairing);
      }
    }
    return pairings.size() < 2 ? List.of() : pairings;
  }

  private static List<LengthSummary> endings(Summary summary, @Nullable Pairing pairing) {
    return summary.lengths().stream()
        .filter(each -> Objects.equals(each.pairing(), pairing))
        .filter(each -> each.ending() != null && each.games() > 0)
        .toList();
  }

  private static void addRow(
      BarRows rows, String name, List<String> endings, List<LengthSummary> groups) {
    long games = groups.stream().mapToLong(LengthSummary::games).sum();
    rows.addRow(name, NumberText.count(games));
    double from = 0;
    for (int i = 0; i < endings.size(); i++) {
      String ending = endings.get(i);
      for (LengthSummary group : groups) {
        if (ending.equals(group.ending())) {
          double to = from + (double) group.games() / games;
          rows.addBar(i, from, to, 0.7);
          from = to;
        }
      }
    }
  }
}
