package warlab.lab.statistics.summary;

/**
 * A game worth looking at whose moves are recorded.
 *
 * @param game its number
 * @param opening the number of the opening it started from; -1 for the plain start
 */
public record NotableGame(long game, int opening, Reason reason) {

  /** Why it is worth looking at. */
  public enum Reason {
    /** With a regular end. */
    SHORTEST,
    /** With a regular end. */
    LONGEST,
    /** A player's score changed most from one of its moves to the next, by its own standards. */
    BIGGEST_SWING,
    /** The first that ended by a fault. */
    FAULT,
    /** Of its pairing. */
    PAIRING_SWING,
    /** Of its pairing. */
    PAIRING_LONGEST,
    /** Of its pairing. */
    PAIRING_SHORTEST,
    /** One of those spread evenly over all that are recorded. */
    SPREAD
  }
}
