package warlab.lab.report.table;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.Pairing;
import warlab.lab.config.PlayerSpec;
import warlab.lab.record.FileWords;
import warlab.lab.report.page.Cell;
import warlab.lab.report.text.Names;
import warlab.lab.statistics.summary.LengthSummary;

/** {@code lengths.csv}: how long games are and how they end. */
public final class LengthColumns {
  private LengthColumns() {}

  public static Columns<LengthSummary> all() {
    Columns<LengthSummary> columns =
        new Columns<LengthSummary>()
            .column("scope", length -> length.pairing() == null ? "all" : "pairing");
    addPlayer(columns, "a", "player", Pairing::a);
    addPlayer(columns, "b", "opponent", Pairing::b);
    return columns
        .column("by", LengthColumns::by)
        .column("outcome", each -> each.outcome() == null ? null : FileWords.of(each.outcome()))
        .text("ending", LengthSummary::ending, LengthColumns::ending)
        .number("games", LengthSummary::games, Cell::count)
        .number("mean", length -> length.lengths().moments().mean(), mean -> Cell.decimal(mean, 1))
        .head("mean", "moves from the opening to the end")
        .number(
            "deviation",
            each -> each.lengths().moments().deviation(),
            each -> Cell.decimal(each, 1))
        .number("min", length -> (long) length.lengths().min(), Cell::count)
        .head("shortest", "")
        .column("quantile10", length -> length.lengths().quantile(0.1))
        .column("quantile25", length -> length.lengths().quantile(0.25))
        .number("median", length -> length.lengths().quantile(0.5), Cell::compact)
        .column("quantile75", length -> length.lengths().quantile(0.75))
        .column("quantile90", length -> length.lengths().quantile(0.9))
        .number("max", length -> (long) length.lengths().max(), Cell::count)
        .head("longest", "")
        .shown("5 %", length -> Cell.compact(length.lengths().quantile(0.05)))
        .shown("95 %", length -> Cell.compact(length.lengths().quantile(0.95)));
  }

  private static void addPlayer(
      Columns<LengthSummary> columns, String key, String head, Function<Pairing, PlayerSpec> of) {
    columns
        .text(
            key,
            length -> length.pairing() == null ? null : of.apply(length.pairing()).name(),
            length ->
                length.pairing() == null
                    ? Cell.words("all")
                    : Cell.name(of.apply(length.pairing()).label()))
        .head(head, "");
  }

  private static String by(LengthSummary length) {
    if (length.outcome() != null) {
      return "outcome";
    }
    return length.ending() == null ? "all" : "ending";
  }

  private static @Nullable Cell ending(LengthSummary length) {
    return length.ending() == null ? null : Cell.words(Names.words(length.ending()));
  }
}
