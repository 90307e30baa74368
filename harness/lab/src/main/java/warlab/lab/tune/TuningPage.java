package warlab.lab.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import warlab.lab.config.SprtSpec;
import warlab.lab.report.chart.WeightCurves;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.chart.file.Drawing;
import warlab.lab.report.page.Block;
import warlab.lab.report.page.Cell;
import warlab.lab.report.page.Prose;
import warlab.lab.report.page.Section;
import warlab.lab.report.page.Table;
import warlab.lab.report.table.Columns;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.elo.Elo;
import warlab.lab.statistics.summary.SprtSummary;

/** The report of a tuning: the verdict of its proof first, then the weights, then what it cost. */
record TuningPage(TuningFindings story, Tuning tuning, boolean drawsCharts) {
  /** Points of a curve: more cannot be seen. */
  private static final int POINTS = 400;

  Section weights() {
    Section section = new Section("weights", "What became of the weights");
    section.paragraph(
        "By its own steps the tuning gained about %s Elo; an estimate, and no proof."
            .formatted(NumberText.elo(tuning.estimatedGain())));
    section.add(table());
    Texel texel = story.texel();
    if (texel != null) {
      section.paragraph(texelInWords(texel));
    }
    if (drawsCharts) {
      for (int run = 0; run < tuning.runs().size(); run++) {
        if (tuning.runs().get(run).steps() > 0) {
          section.add(new Block.Figure(Drawing.withFiles(curves(run))));
        }
      }
    }
    return section;
  }

  private Table table() {
    Texel texel = story.texel();
    Columns<WeightChange> columns = WeightChange.columns();
    if (texel != null) {
      List<Double> proposed = texel.proposed();
      columns
          .shown("Texel", weight -> Cell.compact(proposed.get(tuning.changes().indexOf(weight))))
          .head("Texel", "what the regression proposed");
    }
    return columns
        .pick("weight, start, " + (texel == null ? "" : "Texel, ") + "end, change, min, max, flat")
        .table("Weights", tuning.changes())
        .wholeIn(TuningFiles.WEIGHTS);
  }

  private static String texelInWords(Texel texel) {
    return ("A regression of results on features (Texel) over %s predicts results %s: log loss"
            + " %s instead of %s on openings kept back. Tuning began with %s.")
        .formatted(
            NumberText.count(texel.positions(), "position"),
            texel.isTaken() ? "better than the start weights" : "no better than the start weights",
            NumberText.decimal(texel.loss(), 4),
            NumberText.decimal(texel.startLoss(), 4),
            texel.isTaken() ? "its proposal" : "the start weights");
  }

  private Picture curves(int run) {
    Spsa spsa = tuning.runs().get(run);
    double[] start = Tuning.start(TuningExperiment.of(story.config()).tune());
    int stride = spsa.steps() / POINTS + 1;
    List<WeightCurves.Curve> curves = new ArrayList<>();
    for (int i = 0; i < start.length; i++) {
      List<WeightCurves.Point> points = new ArrayList<>();
      for (int step = 0; step < spsa.steps(); step += stride) {
        double change = (spsa.after(step)[i] - start[i]) / tuning.ranges().get(i).reach();
        points.add(new WeightCurves.Point(gamesAfter(step + 1), change));
      }
      curves.add(new WeightCurves.Curve(tuning.names().get(i), points));
    }
    Interval averaged = new Interval(gamesAfter(spsa.steps() / 2), gamesAfter(spsa.steps()));
    boolean isOnly = tuning.runs().size() == 1;
    String name = "weights" + (isOnly ? "" : "-" + (run + 1));
    String title = "Weights while tuning" + (isOnly ? "" : ", run " + (run + 1));
    return WeightCurves.picture(name, title, curves, averaged);
  }

  private static double gamesAfter(int steps) {
    return 2.0 * TuneSpec.STEP_PAIRS * steps;
  }

  Section proof() {
    Section section = new Section("proof", "The proof");
    ProofVerdict verdict = story.verdict();
    if (verdict == null) {
      return section;
    }
    int shared = story.sharedOpenings();
    section.paragraph(
        ("The openings have a seed of their own. %s compared with the %s of the tuning: %s the"
                + " same, nor the mirror image of one. This is proof number %s of this tuning.")
            .formatted(
                NumberText.count(story.proofOpenings().size(), "opening"),
                NumberText.count(story.knownOpenings().size(), "opening"),
                shared == 0 ? "none is" : NumberText.count(shared) + " ARE",
                NumberText.count(verdict.number())));
    SprtSummary test = verdict.match().sprt();
    if (test != null) {
      section.paragraph(testInWords(test));
    }
    section.paragraph(Prose.of("All about that match is in %s.", Prose.link(story.proofReport())));
    if (!verdict.rivals().isEmpty()) {
      section.add(rivals(verdict));
    }
    return section.add(
        Optional.ofNullable(story.tunedFile())
            .map(text -> new Block.Listing(TuningFiles.TUNED, text, false)));
  }

  private static String testInWords(SprtSummary test) {
    SprtSpec spec = test.settings();
    return ("Tuned against start: a sequential test of %s against %s normalized Elo, errors of %s"
            + " and %s, ended after %s (log-likelihood ratio %s).")
        .formatted(
            NumberText.compact(spec.elo0()),
            NumberText.compact(spec.elo1()),
            NumberText.percent(spec.alpha()),
            NumberText.percent(spec.beta()),
            NumberText.count(test.units(), "pair"),
            NumberText.decimal(test.llr(), 2));
  }

  private static Table rivals(ProofVerdict verdict) {
    return new Columns<Rival>()
        .name("against", Rival::name)
        .number("openings", each -> (long) each.pairs(), Cell::count)
        .number("score of start", Rival::startScore, Cell::percent)
        .number("score of tuned", Rival::tunedScore, Cell::percent)
        .shown("Elo", TuningPage::elo)
        .head("Elo", "tuned less start, by these scores")
        .number("p", Rival::pValue, Cell::pValue)
        .head("p", "were the loss 10 Elo or less; corrected for the number of rivals")
        .words("verdict", each -> each.isWorse() ? "worse" : "not shown to be worse")
        .table(
            "Start and tuned weights against others, on the same unseen openings",
            verdict.rivals());
  }

  private static Cell elo(Rival rival) {
    double elo = Elo.fromScore(rival.tunedScore()) - Elo.fromScore(rival.startScore());
    return Double.isFinite(elo) ? Cell.of(NumberText.elo(elo), elo) : Cell.words("open");
  }
}
