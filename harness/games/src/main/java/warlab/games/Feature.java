package warlab.games;

/**
 * One cheap, named number of a position, counted for one side: its material, its mobility. The
 * {@code linear} heuristic weighs a side's features against its opponent's.
 */
public interface Feature extends Named {

  /** The id of the game it knows. */
  String game();

  /** The side's own amount, for a position that is not over. Stateless. */
  int amount(Position position, Side side);
}
