package warlab.lab.tune.ablate;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.basic.Interval;

/**
 * What is known of a term; what was not asked for or is not played yet is absent.
 *
 * @param leftOut the whole player against the one without it, at equal depth
 * @param equalNodes the same with equally many nodes
 * @param oneIn the term alone against none
 * @param share of what all terms are worth, in points per game against the pool
 * @param time of a move without it, in parts of the time with it; depends on the machine
 */
record Term(
    String name,
    double weight,
    List<Flips.Rate> flips,
    @Nullable TermMatch leftOut,
    @Nullable TermMatch equalNodes,
    @Nullable TermMatch oneIn,
    @Nullable Partner partner,
    Shapley.@Nullable Value share,
    @Nullable Double time) {
  /** A term is missed far less than it helps alone if it is missed by so many times less. */
  private static final double FAR_LESS = 4;

  /**
   * The term that does most of the same work: that whose loss is felt most once this one is gone.
   *
   * @param interaction Elo lost without both, beyond what is lost without each
   * @param error its standard error
   * @param isShown whether that is more than nothing, corrected for the number of terms
   */
  record Partner(String name, double interaction, double error, boolean isShown) {

    /** The 95 % interval. */
    Interval interactions() {
      return Distributions.around(interaction, error);
    }
  }

  /** Whether it helps alone and is missed far less: others do its work. */
  boolean isRedundant() {
    return oneIn != null
        && oneIn.isGain()
        && leftOut != null
        && leftOut.elo() < oneIn.elo() / FAR_LESS;
  }

  boolean changesNothing() {
    return !flips.isEmpty() && flips.stream().allMatch(rate -> rate.flips() == 0);
  }

  /** One sentence, without the name of the term. */
  String inWords() {
    String worth = worth();
    Partner other = partner;
    if (isRedundant() && other != null && other.isShown()) {
      return worth + "; largely redundant with " + other.name();
    }
    boolean isMissed = leftOut == null || leftOut.isProof();
    return isRedundant() && !isMissed ? worth + "; it helps alone, so others do its work" : worth;
  }

  private String worth() {
    TermMatch match = leftOut != null ? leftOut : oneIn;
    if (changesNothing()) {
      return "changes no decision";
    }
    if (match == null) {
      return share == null
          ? "not known yet"
          : "%s points a game of what all are worth".formatted(NumberText.decimal(share.mean(), 3));
    }
    String alone = leftOut == null ? ", alone" : "";
    if (match.isLoss()) {
      return "does harm: " + match.inWords() + alone;
    }
    return match.isGain()
        ? "worth " + match.inWords() + alone
        : "not shown to be worth anything (" + match.inWords() + alone + ")";
  }
}
