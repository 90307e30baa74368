package warlab.games;

/**
 * A {@link Position} that can tell its quiet moves ({@link SearchHints#isQuiet}) from the others
 * without listing them all. A search whose heuristic does not tell quiet moves apart ({@link
 * Heuristic#tellsQuietMovesApart}) then looks at one of them instead of all. Optional, and only for
 * speed.
 */
public interface QuietMoves {

  /** Stands for a move where there is none. */
  int NONE = -1;

  /** Any legal quiet move of an unfinished position; {@link #NONE} when there is none. */
  int anyQuietMove();

  /**
   * Pushes the legal moves of an unfinished position that may be better than a quiet one, those
   * that should gain something first. What only gives away the mover's own may be left out.
   *
   * @return how many legal moves there are besides
   */
  int otherMoves(MoveStack stack);

  /**
   * Whether the other side surely has a quiet move after any quiet move, and after none. Roots ask
   * for that alone: with the list of {@link #unansweredMoves} games at depth 2 take 8 % longer.
   */
  default boolean isQuietAnswered() {
    return false;
  }

  /**
   * As {@link #otherMoves} where {@link #isQuietAnswered}, but leaves out only what the other side
   * can answer with a quiet move.
   */
  default int unansweredMoves(MoveStack stack) {
    return otherMoves(stack);
  }
}
