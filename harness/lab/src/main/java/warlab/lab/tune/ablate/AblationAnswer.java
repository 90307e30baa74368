package warlab.lab.tune.ablate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import warlab.lab.report.answer.AnswerTable;
import warlab.lab.report.page.Prose;
import warlab.lab.report.page.Table;
import warlab.lab.report.text.NumberText;

/** What an ablation came to, at a glance: which terms earn their place, and all views of each. */
final class AblationAnswer {
  private AblationAnswer() {}

  static Table table(List<Term> terms) {
    return AnswerTable.first(
        TermColumns.of(List.of())
            .pick("term, changed, leaveOneOut, leaveOneOutP, equalNodes, oneIn, shapley, verdict"),
        terms,
        "term",
        Ablation.FILE);
  }

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

  static Map<String, @Nullable Object> details(long games, List<Term> terms) {
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    json.put("games", games);
    json.put("terms", terms.stream().map(TermColumns::json).toList());
    return json;
  }
}
