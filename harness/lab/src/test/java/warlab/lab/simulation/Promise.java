package warlab.lab.simulation;

import java.util.Locale;
import java.util.function.Predicate;
import warlab.lab.report.section.Headline;
import warlab.lab.run.Gate;
import warlab.lab.statistics.summary.Summary;

/**
 * How often experiments of one kind may, or must, make a claim.
 *
 * @param claim in words
 * @param isMade whether a summary makes it
 * @param share of the experiments
 */
record Promise(String claim, Predicate<Summary> isMade, Bound bound, double share) {
  /** Chance may take a share so many standard errors past what is promised. */
  private static final double ERRORS = 3;

  enum Bound {
    AT_MOST,
    AT_LEAST,
    ABOUT
  }

  /** That the headline has these words. */
  static Promise headline(String words, Bound bound, double share) {
    return new Promise("headline: " + words.strip(), says(words), bound, share);
  }

  /** That some pairing is called proven, whatever proved it. */
  static Promise anyLead(Bound bound, double share) {
    return new Promise(
        "a difference is proven",
        summary -> summary.pairings().stream().anyMatch(each -> each.lead() != 0),
        bound,
        share);
  }

  /** That the first player would not pass. */
  static Promise gateFails(Bound bound, double share) {
    return new Promise("the gate fails", each -> !Gate.of(each).isPassed(), bound, share);
  }

  private static Predicate<Summary> says(String words) {
    return summary ->
        Headline.of(summary).stream().anyMatch(sentence -> sentence.toString().contains(words));
  }

  /** The standard error of the promised share. */
  double error(int experiments) {
    return Math.sqrt(share * (1 - share) / experiments);
  }

  boolean isKept(int claims, int experiments) {
    double over = ((double) claims / experiments - share) / error(experiments);
    return switch (bound) {
      case AT_MOST -> over <= ERRORS;
      case AT_LEAST -> over >= -ERRORS;
      case ABOUT -> Math.abs(over) <= ERRORS;
    };
  }

  /** {@code at most 5 %}. */
  String inWords() {
    String words = bound.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    return String.format(Locale.ROOT, "%s %.0f %%", words, 100 * share);
  }
}
