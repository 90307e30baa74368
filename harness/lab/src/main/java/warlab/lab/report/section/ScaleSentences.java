package warlab.lab.report.section;

import java.util.List;
import warlab.lab.report.page.Prose;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.rating.ScaleFit;
import warlab.lab.statistics.summary.Cycle;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.Summary;

/** What does not fit where one number for each player cannot explain all pairings. */
record ScaleSentences(Summary summary) {

  /** Nothing unless the scale is refused. */
  static List<Prose> of(Summary summary) {
    ScaleFit scale = summary.scale();
    if (scale == null || !scale.test().isRefused()) {
      return List.of();
    }
    ScaleSentences sentences = new ScaleSentences(summary);
    return List.of(summary.cycle().map(sentences::cycle).orElseGet(() -> sentences.misfit(scale)));
  }

  private Prose cycle(Cycle cycle) {
    PairingSummary lost = cycle.third().reversed();
    return Prose.of(
        "%s beats %s (%s), but loses to %s (%s), which %s beats (%s): there is a cycle, one number"
            + " cannot order these players.",
        name(lost.a()),
        name(cycle.second().a()),
        score(cycle.first().estimate().score()),
        name(lost.b()),
        score(lost.estimate().score()),
        name(cycle.second().a()),
        score(cycle.second().estimate().score()));
  }

  private Prose misfit(ScaleFit scale) {
    PairingSummary pairing = summary.pairings().get(scale.worst().pairing());
    return Prose.of(
        "One number for each player does not explain all pairings (p %s): %s scores %s against %s,"
            + " where ratings predict %s.",
        NumberText.pValue(scale.test().pValue()),
        name(pairing.a()),
        score(pairing.estimate().score()),
        name(pairing.b()),
        score(scale.worst().expected()));
  }

  private Prose.Span name(String player) {
    return Prose.code(Names.of(player, summary.config()));
  }

  private static String score(double score) {
    return NumberText.wholePercent(score);
  }
}
