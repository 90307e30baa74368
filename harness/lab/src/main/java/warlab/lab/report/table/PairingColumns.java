package warlab.lab.report.table;

import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Keys;
import warlab.lab.report.page.Cell;
import warlab.lab.report.text.EloText;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.elo.PairCounts;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.summary.Evidence;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.SprtSummary;

/** {@code pairings.csv}: who beat whom, and how sure that is. */
public final class PairingColumns {
  private static final Columns<ScoreEstimate> ELO =
      new Columns<ScoreEstimate>()
          .shown("elo", ScoreEstimate::elo, Cell::elo)
          .head("Elo", "logistic Elo difference with its 95 % interval")
          .column("eloLow", ScoreEstimate::eloLow)
          .column("eloHigh", ScoreEstimate::eloHigh);

  private static final Columns<PairingSummary> NORMALIZED =
      new Columns<PairingSummary>()
          .shown("normalizedElo", PairingColumns::normalized, PairingColumns::normalizedCell)
          .head(
              "normalized Elo",
              "the difference in deviations of a game's score, which a sequential test is about")
          .column("normalizedEloLow", each -> each.normalizedElo(each.estimate().scores().low()))
          .column("normalizedEloHigh", each -> each.normalizedElo(each.estimate().scores().high()));

  private static final Columns<Evidence> EVIDENCE =
      new Columns<Evidence>()
          .number("los", Evidence::los, Cell::probability)
          .head("LOS", "likelihood of superiority: that the true score is above one half")
          .column("pValue", Evidence::pValue)
          .number("holm", Evidence::holm, Cell::pValue)
          .head("p (Holm)", "two-sided, adjusted for the number of pairings")
          .column("benjaminiHochberg", Evidence::benjaminiHochberg);

  private static final Columns<PairCounts> PAIRS =
      new Columns<PairCounts>()
          .shown("pairs", PairCounts::units, pairs -> Cell.of(text(pairs), pairs.score()))
          .head("pairs", "pairs by points: 0, 1/2, 1, 3/2, 2")
          .column("ll", PairCounts::ll)
          .column("ld", PairCounts::ld)
          .column("even", PairCounts::even)
          .column("wd", PairCounts::wd)
          .column("ww", PairCounts::ww);

  private static final Columns<SprtSummary> SPRT =
      new Columns<SprtSummary>()
          .column("sprtDecision", test -> Keys.word(test.decision()))
          .column("sprtSamples", SprtSummary::units)
          .number("sprtLlr", SprtSummary::llr, llr -> Cell.decimal(llr, 2))
          .head("LLR", "")
          .shown("sprtLowerBound", SprtSummary::lowerBound, PairingColumns::bounds)
          .head("bounds", "")
          .column("sprtUpperBound", SprtSummary::upperBound);

  private PairingColumns() {}

  public static Columns<PairingSummary> of(ExperimentConfig config) {
    return new Columns<PairingSummary>()
        .column("pairing", PairingSummary::index)
        .text("a", PairingSummary::a, each -> Cell.name(Names.of(each.a(), config)))
        .head("player", "")
        .text("b", PairingSummary::b, each -> Cell.name(Names.of(each.b(), config)))
        .head("opponent", "")
        .part(SharedColumns.COUNTS, PairingSummary::results)
        .part(SharedColumns.SCORE.pick("score"), PairingSummary::estimate)
        .number("copies", PairingSummary::copies, Cell::count)
        .head("copies", "games that chance could not have made different; they count nowhere")
        .part(SharedColumns.SCORE.pick("scoreLow, scoreHigh"), PairingSummary::estimate)
        .part(ELO, PairingSummary::estimate)
        .part(NORMALIZED, each -> each)
        .column("isCorrected", PairingSummary::isStopped)
        .text("verdict", each -> each.verdict().words(), PairingColumns::verdict)
        .part(EVIDENCE, PairingSummary::evidence)
        .part(PAIRS, PairingSummary::pairs)
        .column("aFaults", PairingSummary::aFaults)
        .column("bFaults", PairingSummary::bFaults)
        .part(SPRT, PairingSummary::sprt);
  }

  private static @Nullable Double normalized(PairingSummary pairing) {
    return pairing.normalizedElo(pairing.estimate().score());
  }

  private static @Nullable Cell normalizedCell(PairingSummary pairing) {
    Double elo = normalized(pairing);
    Interval scores = pairing.estimate().scores();
    return elo == null
        ? null
        : Cell.of(
            EloText.of(
                elo, pairing.normalizedElo(scores.low()), pairing.normalizedElo(scores.high())),
            elo);
  }

  private static Cell verdict(PairingSummary pairing) {
    String corrected = pairing.isStopped() ? ", corrected" : "";
    return Cell.verdict(pairing.verdict().words() + corrected, pairing.lead());
  }

  private static Cell bounds(SprtSummary test) {
    return Cell.words(
        NumberText.decimal(test.lowerBound(), 2)
            + " to "
            + NumberText.decimal(test.upperBound(), 2));
  }

  private static String text(PairCounts pairs) {
    return LongStream.of(pairs.ll(), pairs.ld(), pairs.even(), pairs.wd(), pairs.ww())
        .mapToObj(NumberText::count)
        .collect(Collectors.joining("\u00a0"));
  }
}
