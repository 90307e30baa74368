package warlab.lab.plan;

import java.util.List;
import java.util.Locale;
import warlab.lab.UsageException;
import warlab.lab.record.Opening;
import warlab.lab.record.journal.OpeningList;

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

  /** Every game starts from the plain start. */
  record Plain() implements Openings {
    @Override
    public Opening of(int pair) {
      return Opening.PLAIN;
    }

    @Override
    public boolean repeatsFrom(int pair) {
      return pair > 0;
    }

    @Override
    public String inWords(int pairs) {
      return "none, every game begins from the plain start";
    }
  }

  /**
   * The user's own, one for each pair in the order of the file.
   *
   * @param repeat whether the list begins again when it runs out
   */
  record Listed(List<String> positions, boolean repeat) implements Openings {
    @Override
    public Opening of(int pair) {
      int number = pair % positions.size();
      return new Opening(number, positions.get(number));
    }

    /** A list has no position twice. */
    @Override
    public boolean repeatsFrom(int pair) {
      return pair >= positions.size();
    }

    @Override
    public void require(int pairs) {
      if (pairs > positions.size() && !repeat) {
        throw new UsageException(
            String.format(
                Locale.ROOT,
                "openings: the file has %,d positions, the plan needs %,d:"
                    + " add some, lower pairs, or set match.repeat to true",
                positions.size(),
                pairs));
      }
    }

    @Override
    public String inWords(int pairs) {
      return used("of the file", positions.size(), pairs);
    }
  }

  /**
   * Those that were made before: pairs take them in order.
   *
   * @param repeat whether pairs begin again at the end of the list, as they did when it was made;
   *     else one that is missing there was lost
   * @param others makes the ones that are missing in the list
   */
  record Known(OpeningList list, boolean repeat, Openings others) implements Openings {
    @Override
    public Opening of(int pair) {
      Opening known = list.find(repeat && list.size() > 0 ? pair % list.size() : pair);
      return known == null ? others.of(pair) : known;
    }

    @Override
    public boolean repeatsFrom(int pair) {
      return others.repeatsFrom(pair);
    }

    @Override
    public String inWords(int pairs) {
      return others.inWords(pairs);
    }
  }
}
