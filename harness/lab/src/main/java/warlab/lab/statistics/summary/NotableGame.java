package warlab.lab.statistics.summary;

/**
 * A game worth looking at whose moves are recorded.
 *
 * @param game its number
 * @param opening the number of the opening it started from; -1 for the plain start
 */
public record NotableGame(long game, int opening, Reason reason) {

  /**
   * Why it is worth looking at. The shortest and longest are those with a regular end; the swing is
   * that from one of a player's moves to the next, by its own standards.
   */
  public enum Reason {
    SHORTEST("the shortest of all"),
    LONGEST("the longest of all"),
    BIGGEST_SWING("the biggest swing of a score"),
    FAULT("the first fault"),
    PAIRING_SWING("most dramatic of its pairing"),
    PAIRING_LONGEST("longest of its pairing"),
    PAIRING_SHORTEST("shortest of its pairing"),
    /** One of those spread evenly over all that are recorded. */
    SPREAD("");

    private final String words;

    Reason(String words) {
      this.words = words;
    }

    public String words() {
      return words;
    }
  }
}
