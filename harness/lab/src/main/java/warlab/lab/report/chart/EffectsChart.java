package warlab.lab.report.chart;

import java.util.List;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.DotRows;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.text.EloText;
import warlab.lab.statistics.effect.Effect;
import warlab.lab.statistics.summary.Summary;

/** What each key of a sweep is worth; below, what it is within the values of another key. */
public final class EffectsChart implements SummaryChart {

  @Override
  public List<Picture> pictures(Summary summary) {
    return summary.effects() == null
        ? List.of()
        : Part.pictures(summary.effects().all(), "effect", part -> picture(part, summary));
  }

  private static Picture picture(Part<Effect> part, Summary summary) {
    DotRows rows = new DotRows();
    rows.series("proven", ChartTheme.BLUE);
    rows.series("open", ChartTheme.NEUTRAL);
    for (Effect each : part.rows()) {
      String elo = EloText.of(each.elo(), each.elos());
      String tip = each.words() + ": " + elo + " Elo";
      rows.add(each.isProven() ? 0 : 1, each.words(), each.elo(), each.elos(), elo, tip);
    }
    return part.picture(
        "effects",
        Headings.title("What each key is worth", summary.games()),
        "mean over all values of the other keys, 95 % interval",
        rows.plot(Axes.linear("gain (Elo)"), 0),
        30 + rows.height());
  }
}
