package warlab.lab.report.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.List;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleAnchor;
import org.jfree.chart.ui.TextAnchor;
import warlab.lab.config.Keys;
import warlab.lab.config.SprtSpec;
import warlab.lab.report.chart.draw.Axes;
import warlab.lab.report.chart.draw.ChartTheme;
import warlab.lab.report.chart.draw.Lines;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.sprt.SprtDecision;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.SprtSummary;
import warlab.lab.statistics.summary.Summary;
import warlab.lab.statistics.summary.Verdict;

/** The way of the sequential test of each pairing between its two bounds. */
public final class SprtChart implements SummaryChart {

  @Override
  public List<Picture> pictures(Summary summary) {
    SprtSpec settings = summary.config().stop();
    List<PairingSummary> tested =
        summary.pairings().stream()
            .filter(pairing -> pairing.sprt() != null && pairing.results().games() > 0)
            .toList();
    if (settings == null || tested.isEmpty()) {
      return List.of();
    }
    Part<PairingSummary> shown = Part.first(tested, ChartTheme.distinctSeries(), "first");
    Lines lines = new Lines(false);
    shown.rows().forEach(pairing -> add(lines, pairing, summary));
    String subtitle =
        "is the first named stronger by %s %s Elo, rather than by %s?"
            .formatted(
                NumberText.compact(settings.elo1()),
                Keys.word(settings.model()),
                NumberText.compact(settings.elo0()));
    return List.of(
        shown.picture(
            "sprt",
            Headings.title("Sequential test", summary.games()),
            subtitle,
            plot(lines, settings, summary),
            lines.height()));
  }

  private static void add(Lines lines, PairingSummary pairing, Summary summary) {
    SprtSummary sprt = pairing.sprt();
    if (sprt != null) {
      lines.series(Headings.pairing(pairing, summary));
      for (SprtSummary.Point point : sprt.path()) {
        double llr = point.llr();
        lines.add((double) point.units(), llr, new Interval(llr, llr), "");
      }
    }
  }

  private static XYPlot plot(Lines lines, SprtSpec settings, Summary summary) {
    double lower = settings.lowerBound();
    double upper = settings.upperBound();
    NumberAxis ratios = Axes.linear("log-likelihood ratio");
    ratios.setAutoRangeMinimumSize(1.3 * (upper - lower));
    XYPlot plot =
        lines.plot(Axes.counts(summary.config().hasFixedSides() ? "games" : "pairs"), ratios);
    plot.addRangeMarker(
        bound(upper, Verdict.of(SprtDecision.ACCEPT_H1, settings)), Layer.BACKGROUND);
    plot.addRangeMarker(
        bound(lower, Verdict.of(SprtDecision.ACCEPT_H0, settings)), Layer.BACKGROUND);
    ratios.setRange(
        Math.min(1.25 * lower, ratios.getLowerBound()),
        Math.max(1.25 * upper, ratios.getUpperBound()));
    return plot;
  }

  private static ValueMarker bound(double value, Verdict meaning) {
    BasicStroke dashed =
        new BasicStroke(
            1.4f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {6, 4}, 0);
    ValueMarker marker = new ValueMarker(value, ChartTheme.PALE_INK, dashed);
    marker.setLabel(meaning.words());
    marker.setLabelFont(ChartTheme.font(14));
    marker.setLabelPaint(ChartTheme.PALE_INK);
    marker.setLabelBackgroundColor(Color.WHITE);
    marker.setLabelAnchor(value > 0 ? RectangleAnchor.TOP_LEFT : RectangleAnchor.BOTTOM_LEFT);
    marker.setLabelTextAnchor(value > 0 ? TextAnchor.BOTTOM_LEFT : TextAnchor.TOP_LEFT);
    return marker;
  }
}
