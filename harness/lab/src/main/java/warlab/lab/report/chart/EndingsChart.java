package warlab.lab.report.chart;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.Pairing;
import warlab.lab.report.chart.RankedPairings.Lengths;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.BarRows;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.Picture;
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
    if (endings.isEmpty() || summary.games() < 2) {
      return List.of();
    }
    List<Lengths> pairings = RankedPairings.lengths(summary);
    // A single one is the same as all games.
    return Part.pictures(
        pairings.size() < 2 ? List.<Lengths>of() : pairings,
        "pairing",
        part -> picture(part, endings, summary));
  }

  private static Picture picture(Part<Lengths> part, List<String> endings, Summary summary) {
    BarRows rows = new BarRows();
    for (int i = 0; i < endings.size(); i++) {
      rows.series(Names.words(endings.get(i)), ChartTheme.series(i));
    }
    if (part.label().isEmpty()) {
      addRow(rows, "all games", endings, endings(summary, null));
    }
    part.rows()
        .forEach(each -> addRow(rows, each.name(), endings, endings(summary, each.pairing())));
    String title = Headings.title("How games end", summary.games());
    return part.picture(
        "endings",
        title,
        "by the rule that decided",
        rows.plot(Axes.share("share of games")),
        ChartTheme.legendHeight(endings) + rows.height());
  }

  /** How often each ending came up: in all games or, if one is named, in those of a pairing. */
  public static List<LengthSummary> endings(Summary summary, @Nullable Pairing pairing) {
    return summary.lengths().stream()
        .filter(each -> Objects.equals(each.pairing(), pairing))
        .filter(each -> each.ending() != null && each.games() > 0)
        .toList();
  }

  private static void addRow(
      BarRows rows, String name, List<String> endings, List<LengthSummary> groups) {
    long[] games = new long[endings.size()];
    groups.forEach(group -> games[endings.indexOf(group.ending())] += group.games());
    rows.addShares(
        name,
        NumberText.count(LongStream.of(games).sum()),
        games,
        (i, share) ->
            "%s, %s: %s, %s"
                .formatted(
                    name,
                    Names.words(endings.get(i)),
                    NumberText.count(games[i], "game"),
                    NumberText.percent(share)));
  }
}
