package warlab.lab.report.csv;

import org.jspecify.annotations.Nullable;
import warlab.games.Outcome;
import warlab.lab.config.Pairing;
import warlab.lab.record.FileWords;
import warlab.lab.statistics.summary.LengthSummary;
import warlab.lab.statistics.summary.Summary;

/** {@code lengths.csv}: how long games are and how they end. */
final class LengthsCsv {
  private static final CsvTable<Pairing> PAIRING =
      new CsvTable<Pairing>()
          .column("a", pairing -> pairing.a().name())
          .column("b", pairing -> pairing.b().name());

  private static final CsvTable<LengthSummary> TABLE =
      new CsvTable<LengthSummary>()
          .column("scope", length -> length.pairing() == null ? "all" : "pairing")
          .columns(PAIRING, LengthSummary::pairing)
          .column("by", LengthsCsv::by)
          .column("outcome", length -> outcome(length.outcome()))
          .column("ending", LengthSummary::ending)
          .column("games", LengthSummary::games)
          .column("mean", length -> length.moments().mean())
          .column("deviation", length -> length.moments().deviation())
          .column("min", LengthSummary::min)
          .column("quantile10", length -> length.quantile(0.1))
          .column("quantile25", length -> length.quantile(0.25))
          .column("median", length -> length.quantile(0.5))
          .column("quantile75", length -> length.quantile(0.75))
          .column("quantile90", length -> length.quantile(0.9))
          .column("max", LengthSummary::max);

  private LengthsCsv() {}

  static String text(Summary summary) {
    return TABLE.text(summary.lengths());
  }

  private static String by(LengthSummary length) {
    if (length.outcome() != null) {
      return "outcome";
    }
    return length.ending() == null ? "all" : "ending";
  }

  /** In the words of {@code games.csv}. */
  private static @Nullable String outcome(@Nullable Outcome outcome) {
    return outcome == null ? null : FileWords.of(outcome);
  }
}
