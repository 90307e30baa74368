package warlab.lab.report.csv;

import java.util.Locale;
import warlab.lab.statistics.elo.Elo;
import warlab.lab.statistics.elo.EloEstimate;
import warlab.lab.statistics.elo.PairCounts;
import warlab.lab.statistics.sprt.StoppedEstimate;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.SprtSummary;
import warlab.lab.statistics.summary.Summary;

/** {@code pairings.csv}: who beat whom, and how sure that is. */
final class PairingsCsv {
  private static final CsvTable<EloEstimate> STRENGTH =
      new CsvTable<EloEstimate>()
          .column("elo", EloEstimate::elo)
          .column("eloLow", strength -> strength.elos().low())
          .column("eloHigh", strength -> strength.elos().high())
          .column("eloError", EloEstimate::eloError)
          .column("normalisedElo", EloEstimate::normalisedElo)
          .column("normalisedEloError", EloEstimate::normalisedError)
          .column("regularised", EloEstimate::regularised)
          .column("los", EloEstimate::los)
          .column("pValue", EloEstimate::pValue);

  private static final CsvTable<PairCounts> PAIRS =
      new CsvTable<PairCounts>()
          .column("pairs", PairCounts::units)
          .column("ll", PairCounts::ll)
          .column("ld", PairCounts::ld)
          .column("even", PairCounts::even)
          .column("wd", PairCounts::wd)
          .column("ww", PairCounts::ww);

  private static final CsvTable<StoppedEstimate> STOPPED =
      new CsvTable<StoppedEstimate>()
          .column("sprtElo", estimate -> Elo.fromScore(estimate.median()))
          .column("sprtEloLow", estimate -> Elo.fromScore(estimate.low()))
          .column("sprtEloHigh", estimate -> Elo.fromScore(estimate.high()));

  private static final CsvTable<SprtSummary> SPRT =
      new CsvTable<SprtSummary>()
          .column("sprtDecision", PairingsCsv::decision)
          .column("sprtSamples", SprtSummary::units)
          .column("sprtLlr", SprtSummary::llr)
          .column("sprtLowerBound", SprtSummary::lowerBound)
          .column("sprtUpperBound", SprtSummary::upperBound)
          .columns(STOPPED, SprtSummary::estimate);

  private static final CsvTable<PairingSummary> TABLE =
      new CsvTable<PairingSummary>()
          .column("pairing", PairingSummary::index)
          .column("a", PairingSummary::a)
          .column("b", PairingSummary::b)
          .columns(ResultColumns.TABLE, PairingSummary::results)
          .column("exactLow", pairing -> pairing.results().exact().low())
          .column("exactHigh", pairing -> pairing.results().exact().high())
          .columns(STRENGTH, PairingSummary::strength)
          .column("holm", PairingSummary::holm)
          .column("benjaminiHochberg", PairingSummary::benjaminiHochberg)
          .column("errorBasis", PairingsCsv::errorBasis)
          .column("clusters", PairingSummary::clusters)
          .column("eloErrorByGames", pairing -> pairing.byGames().eloError())
          .column("losByGames", pairing -> pairing.byGames().los())
          .columns(PAIRS, PairingSummary::pairs)
          .column("aFaults", PairingSummary::aFaults)
          .column("bFaults", PairingSummary::bFaults)
          .columns(SPRT, PairingSummary::sprt);

  private PairingsCsv() {}

  static String text(Summary summary) {
    return TABLE.text(summary.pairings());
  }

  private static String errorBasis(PairingSummary pairing) {
    if (pairing.isClustered()) {
      return "openings";
    }
    return pairing.byPairs() == null ? "games" : "pairs";
  }

  private static String decision(SprtSummary sprt) {
    return sprt.decision().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
