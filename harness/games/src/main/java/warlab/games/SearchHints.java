package warlab.games;

/**
 * What a game knows that makes a search of it faster. Optional: a {@link Position} that also
 * implements this is searched in a better order, never with another result.
 */
public interface SearchHints {

  /** The largest value {@link #orderingScore} returns. */
  int MAX_SCORE = 1000;

  /** Above this a move that is not quiet should gain something, so it is tried early. */
  int EVEN_SCORE = 400;

  /** Below this a move that is not quiet should lose something, so it is tried last. */
  int POOR_SCORE = 100;

  /**
   * How promising a legal move looks before anything is searched, 0 to {@link #MAX_SCORE}. Must be
   * cheap: it is asked for every move of every inner node.
   */
  int orderingScore(int move);

  /** Whether the move changes little, so that killer and history order apply to it. */
  boolean isQuiet(int move);

  /**
   * Whether the game lists its moves, the promising ones first, well enough for nodes whose
   * children are leaves: weighing them there would cost more than it saves.
   */
  default boolean listsBestFirst() {
    return false;
  }
}
