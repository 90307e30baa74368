package warlab.games;

/**
 * One cheap, named number of a position, counted for one side: its material, its mobility. The
 * {@code linear} heuristic weighs a side's features against its opponent's. A class with a line in
 * {@code META-INF/services}, or a row of a {@link FeatureTable}.
 */
public interface Feature extends Named {

  /** The id of the game it knows. */
  String game();

  /** The side's own amount, for a position that is not over. Stateless. */
  int amount(Position position, Side side);

  /** A side's amount less its opponent's. To be overridden where both at once cost less. */
  default int balance(Position position, Side view) {
    return amount(position, view) - amount(position, view.opponent());
  }
}
