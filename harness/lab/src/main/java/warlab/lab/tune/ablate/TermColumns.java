package warlab.lab.tune.ablate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import warlab.lab.report.page.Cell;
import warlab.lab.report.table.Columns;
import warlab.lab.report.text.NumberText;

/**
 * {@code ablation.csv}: a row a term. Only {@code time} depends on the clock, and no file has it.
 */
final class TermColumns {
  private static final Columns<TermMatch> MATCH =
      new Columns<TermMatch>()
          .column("games", TermMatch::games)
          .column("elo", TermMatch::elo)
          .column("eloLow", match -> match.elos().low())
          .column("eloHigh", match -> match.elos().high())
          .column("p", TermMatch::pValue);

  private static final Columns<Term.Partner> PARTNER =
      new Columns<Term.Partner>()
          .text("partner", Term.Partner::name, each -> Cell.name(each.name()))
          .head("works like", "")
          .shown(
              "interaction",
              Term.Partner::interaction,
              each -> Cell.elo(each.interaction(), each.interactions()))
          .head("together", "Elo lost without both, beyond what is lost without each")
          .column("interactionError", Term.Partner::error);

  private static final Columns<Shapley.Value> SHARE =
      new Columns<Shapley.Value>()
          .shown("shapley", Shapley.Value::mean, share -> Cell.of(share.text(), share.mean()))
          .head("share", "points a game against the pool")
          .column("shapleyError", Shapley.Value::error);

  private TermColumns() {}

  /** With the columns of one player's decisions named by the depths that were searched. */
  static Columns<Term> of(List<Flips.Rate> rates) {
    Columns<Term> columns =
        new Columns<Term>()
            .name("term", Term::name)
            .number("weight", Term::weight, Cell::compact)
            .shown("changed", TermColumns::changed);
    for (int i = 0; i < Flips.DEPTHS; i++) {
      int place = i;
      columns
          .number(
              "flips" + (i + 1),
              term -> place < term.flips().size() ? term.flips().get(place).share() : null,
              Cell::percent)
          .head(i < rates.size() ? rates.get(i).heading() : "", "decisions that change without it");
    }
    return columns
        .part(
            match("leaveOneOut", "leave one out", "Elo lost without it, at equal depth"),
            Term::leftOut)
        .part(
            match("equalNodes", "equal nodes", "Elo lost without it, with equally many nodes"),
            Term::equalNodes)
        .part(match("oneIn", "one in", "Elo won by it alone over no term at all"), Term::oneIn)
        .part(PARTNER, Term::partner)
        .column("redundant", Term::isRedundant)
        .part(SHARE, Term::share)
        .words("verdict", term -> NumberText.typed(term.inWords()))
        .shown("time", term -> term.time() == null ? null : Cell.percent(term.time()))
        .head("time", "of a move without it, on the machine of this run");
  }

  private static Columns<TermMatch> match(String key, String head, String help) {
    return new Columns<TermMatch>()
        .shown(key, TermMatch::elo, match -> Cell.elo(match.estimate()))
        .head(head, help)
        .column(key + "Low", match -> match.elos().low())
        .column(key + "High", match -> match.elos().high())
        .number(key + "P", TermMatch::pValue, Cell::pValue)
        .head("p (Holm)", "of " + head);
  }

  /** At the depth that is nearest to most players' own. */
  private static @Nullable Cell changed(Term term) {
    List<Flips.Rate> flips = term.flips();
    return flips.isEmpty() ? null : Cell.percent(flips.get(flips.size() - 1).share());
  }

  static Map<String, @Nullable Object> json(Term term) {
    Columns<Term> columns = of(List.of());
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    json.putAll(columns.pick("term, weight").json(term));
    json.put("flips", term.flips().stream().map(Flips.Rate::share).toList());
    json.put("leaveOneOut", json(term.leftOut()));
    json.put("equalNodes", json(term.equalNodes()));
    json.put("oneIn", json(term.oneIn()));
    json.putAll(columns.pick("partner, redundant, shapley, shapleyError, verdict").json(term));
    return json;
  }

  private static @Nullable Map<String, @Nullable Object> json(@Nullable TermMatch match) {
    return match == null ? null : MATCH.json(match);
  }
}
