package warlab.lab.tune.ablate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import warlab.lab.report.chart.draw.Picture;
import warlab.lab.report.chart.draw.RowPanels;
import warlab.lab.report.page.Prose;
import warlab.lab.report.page.Section;
import warlab.lab.report.page.Table;
import warlab.lab.report.text.EloText;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.basic.Interval;

/** The report of an ablation: all views of each term side by side, and a sentence for each. */
record AblationPage(Ablation ablation, List<Term> terms) {

  /** Which terms are worth something, which do harm, and what is open. */
  static List<Prose> headline(List<Term> terms) {
    List<Prose> sentences = new ArrayList<>();
    if (terms.stream().allMatch(term -> term.leftOut() == null && term.oneIn() == null)) {
      return List.of(
          Prose.of("%s were looked at.".formatted(NumberText.count(terms.size(), "term"))));
    }
    List<String> earned = names(terms, term -> judged(term).map(TermMatch::isGain).orElse(false));
    sentences.add(
        Prose.of(
            "%s of %s %s shown to be worth something%s."
                .formatted(
                    NumberText.count(earned.size()),
                    NumberText.count(terms.size(), "term"),
                    earned.size() == 1 ? "is" : "are",
                    earned.isEmpty() ? "" : ": " + String.join(", ", earned))));
    List<String> harmful = names(terms, term -> judged(term).map(TermMatch::isLoss).orElse(false));
    if (!harmful.isEmpty()) {
      sentences.add(
          Prose.of("The player is better without %s.".formatted(String.join(" or ", harmful))));
    }
    List<String> redundant = new ArrayList<>();
    for (Term term : terms) {
      Term.Partner partner = term.partner();
      if (term.isRedundant() && partner != null && partner.isShown()) {
        redundant.add(term.name() + " with " + partner.name());
      }
    }
    if (!redundant.isEmpty()) {
      sentences.add(Prose.of("Largely redundant: %s.".formatted(String.join(", ", redundant))));
    }
    return sentences;
  }

  private static Optional<TermMatch> judged(Term term) {
    return Optional.ofNullable(term.leftOut() != null ? term.leftOut() : term.oneIn());
  }

  private static List<String> names(List<Term> terms, Predicate<Term> wanted) {
    return terms.stream().filter(wanted).map(Term::name).toList();
  }

  Section sentences() {
    Section section = new Section("terms", "What each term is worth");
    for (Term term : terms) {
      section.paragraph(Prose.of("%s: %s.", Prose.code(term.name()), term.inWords()));
    }
    return section;
  }

  Section numbers() {
    Section section = new Section("numbers", "The numbers");
    section.add(table());
    section.paragraph(
        "Changed decisions are those of the player in games against itself, of which it plays the"
            + " first of equally good moves. Elo come with their 95 % interval, and a p is"
            + " corrected for the number of terms (Holm). Of two terms left out together, what is"
            + " lost beyond the sum says how much of the same work they do.");
    Shapley.Value total = ablation.total();
    if (total != null) {
      section.paragraph(
          ("The pool are %s. With all terms the player makes %s ± %s points a game more"
                  + " against them than with none; the shares add up to %s.")
              .formatted(
                  String.join(
                      ", ", ablation.spec().pool().stream().map(each -> each.name()).toList()),
                  NumberText.decimal(total.mean(), 3),
                  NumberText.decimal(total.halfWidth(), 3),
                  NumberText.decimal(terms.stream().mapToDouble(term -> share(term)).sum(), 3)));
    }
    return section;
  }

  private static double share(Term term) {
    return term.share() == null ? 0 : term.share().mean();
  }

  private Table table() {
    List<Flips.Rate> rates = terms.get(0).flips();
    String flips =
        IntStream.rangeClosed(1, rates.size())
            .mapToObj(depth -> "flips" + depth + ", ")
            .collect(Collectors.joining());
    return TermColumns.of(rates)
        .pick(
            "term, weight, "
                + flips
                + "leaveOneOut, leaveOneOutP, equalNodes, oneIn, partner, interaction, shapley,"
                + " time")
        .table("Terms", terms)
        .wholeIn(Ablation.FILE)
        .withoutSharedColumns();
  }

  Picture picture() {
    List<RowPanels.Panel> views = new ArrayList<>();
    List<Flips.Rate> rates = terms.get(0).flips();
    List<RowPanels.Series> flips = new ArrayList<>();
    for (int i = 0; i < rates.size(); i++) {
      int depth = i;
      flips.add(series(rates.get(i).heading(), term -> Spread.of(term.flips().get(depth).share())));
    }
    add(views, "changed decisions, %", flips);
    add(
        views,
        "Elo lost without it",
        List.of(matches("equal depth", Term::leftOut), matches("equal nodes", Term::equalNodes)));
    add(views, "Elo won alone", List.of(matches("one in", Term::oneIn)));
    add(
        views,
        "share (points)",
        List.of(series("Shapley", term -> term.share() == null ? null : Spread.of(term.share()))));
    String title = "What each term is worth, " + NumberText.count(ablation.games(), "game");
    return RowPanels.picture(
        "terms", title, "95 % intervals", terms.stream().map(Term::name).toList(), views);
  }

  private static void add(List<RowPanels.Panel> views, String label, List<RowPanels.Series> all) {
    List<RowPanels.Series> shown = all.stream().filter(each -> !each.dots().isEmpty()).toList();
    if (!shown.isEmpty()) {
      views.add(new RowPanels.Panel(label, shown));
    }
  }

  private RowPanels.Series matches(String name, Function<Term, @Nullable TermMatch> match) {
    return series(
        name,
        term -> {
          TermMatch found = match.apply(term);
          return found == null ? null : Spread.of(found);
        });
  }

  private RowPanels.Series series(String name, Function<Term, @Nullable Spread> value) {
    List<RowPanels.Dot> dots = new ArrayList<>();
    for (int row = 0; row < terms.size(); row++) {
      Term term = terms.get(row);
      Spread spread = value.apply(term);
      if (spread != null) {
        String tip = term.name() + ", " + name + ": " + spread.words();
        dots.add(new RowPanels.Dot(row, spread.value(), spread.interval(), tip));
      }
    }
    return new RowPanels.Series(name, dots);
  }

  private record Spread(double value, Interval interval, String words) {

    static Spread of(double share) {
      double percent = 100 * share;
      return new Spread(percent, new Interval(percent, percent), NumberText.percent(share));
    }

    static Spread of(Shapley.Value share) {
      Interval interval = Distributions.around(share.mean(), share.error());
      return new Spread(share.mean(), interval, share.text());
    }

    static Spread of(TermMatch match) {
      return new Spread(match.elo(), match.elos(), EloText.of(match.estimate()) + " Elo");
    }
  }
}
