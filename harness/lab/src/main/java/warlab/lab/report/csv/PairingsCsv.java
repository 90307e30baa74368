package warlab.lab.report.csv;

import java.util.Locale;
import warlab.lab.statistics.elo.PairCounts;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.summary.Evidence;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.SprtSummary;
import warlab.lab.statistics.summary.Summary;

/** {@code pairings.csv}: who beat whom, and how sure that is. */
final class PairingsCsv {
  private static final CsvTable<ScoreEstimate> STRENGTH =
      new CsvTable<ScoreEstimate>()
          .columns(ResultColumns.INTERVAL, estimate -> estimate)
          .column("elo", ScoreEstimate::elo)
          .column("eloLow", ScoreEstimate::eloLow)
          .column("eloHigh", ScoreEstimate::eloHigh);

  private static final CsvTable<Evidence> EVIDENCE =
      new CsvTable<Evidence>()
          .column("los", Evidence::los)
          .column("pValue", Evidence::pValue)
          .column("holm", Evidence::holm)
          .column("benjaminiHochberg", Evidence::benjaminiHochberg);

  private static final CsvTable<PairCounts> PAIRS =
      new CsvTable<PairCounts>()
          .column("pairs", PairCounts::units)
          .column("ll", PairCounts::ll)
          .column("ld", PairCounts::ld)
          .column("even", PairCounts::even)
          .column("wd", PairCounts::wd)
          .column("ww", PairCounts::ww);

  private static final CsvTable<SprtSummary> SPRT =
      new CsvTable<SprtSummary>()
          .column("sprtDecision", PairingsCsv::decision)
          .column("sprtSamples", SprtSummary::units)
          .column("sprtLlr", SprtSummary::llr)
          .column("sprtLowerBound", SprtSummary::lowerBound)
          .column("sprtUpperBound", SprtSummary::upperBound);

  private static final CsvTable<PairingSummary> TABLE =
      new CsvTable<PairingSummary>()
          .column("pairing", PairingSummary::index)
          .column("a", PairingSummary::a)
          .column("b", PairingSummary::b)
          .columns(ResultColumns.COUNTS, PairingSummary::results)
          .column("score", pairing -> pairing.estimate().score())
          .column("copies", PairingSummary::copies)
          .columns(STRENGTH, PairingSummary::estimate)
          .column("isCorrected", PairingSummary::isStopped)
          .column("verdict", pairing -> pairing.verdict().words())
          .columns(EVIDENCE, PairingSummary::evidence)
          .columns(PAIRS, PairingSummary::pairs)
          .column("aFaults", PairingSummary::aFaults)
          .column("bFaults", PairingSummary::bFaults)
          .columns(SPRT, PairingSummary::sprt);

  private PairingsCsv() {}

  static String text(Summary summary) {
    return TABLE.text(summary.pairings());
  }

  private static String decision(SprtSummary sprt) {
    return sprt.decision().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
