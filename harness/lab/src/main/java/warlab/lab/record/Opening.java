package warlab.lab.record;

/**
 * Where the games of a pair start: a line of {@code openings.csv}.
 *
 * @param number its place in the list, from 0; -1 for the plain start
 * @param text the position; empty for the plain start
 */
public record Opening(int number, String text) {
  /** Where a game starts that has no opening. */
  public static final Opening PLAIN = new Opening(-1, "");
}
