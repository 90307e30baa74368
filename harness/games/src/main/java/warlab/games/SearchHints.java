package warlab.games;

/**
 * What a game knows that makes a search of it faster. Optional: a {@link Position} that also
 * implements this is searched in a better order, never with another result.
 */
public interface SearchHints {

  /** The largest value {@link #promise} returns. */
  int MAX_PROMISE = 1000;

  /**
   * How promising a legal move looks before anything is searched, 0 to {@link #MAX_PROMISE}. Only
   * the order counts. Must be cheap: it is asked for every move of every inner node.
   */
  int promise(int move);

  /** Whether the move changes little, so that killer and history order apply to it. */
  boolean isQuiet(int move);
}
