package warlab.lab.plan;

import java.util.Locale;
import warlab.lab.UsageException;
import warlab.lab.record.Opening;

/** The starts of an experiment's games, by pair; the same for every pairing. */
interface Openings {

  /** Where a pair starts. Safe on any thread. */
  Opening of(int pair);

  /** Whether a pair, and all after it, start where an earlier one did. */
  boolean repeatsFrom(int pair);

  /**
   * Makes sure that there are enough for a number of pairs.
   *
   * @throws UsageException when there are not, saying what would help
   */
  default void require(int pairs) {}

  /** What so many pairs start from, for people: {@code 500 made from the seed}. */
  String inWords(int pairs);

  /** How many of a number of openings are used, and how often if they begin again. */
  static String used(String source, int available, int pairs) {
    String count = String.format(Locale.ROOT, "%,d ", Math.min(available, pairs)) + source;
    return available >= pairs
        ? count
        : count + ", REPEATED: each is used up to " + ((pairs - 1) / available + 1) + " times";
  }
}
