package warlab.games;

import org.jspecify.annotations.Nullable;

/**
 * A mutable position that a search walks without allocating. Moves are {@code int}s packed by the
 * game; only the game and its {@link Notation} look inside. A position belongs to one thread.
 *
 * <p>After {@code play(m)} and {@code undo()} the position equals what it was, key included. The
 * same side may move several times in a row, so callers ask {@link #sideToMove()} after every move.
 */
public interface Position {

  /** Whose turn it is now; of a finished game, whose turn it would be. */
  Side sideToMove();

  /** Moves played since the start of the game, those before a loaded position included. */
  int movesPlayed();

  /** No position of this game ever has more legal moves than this. */
  int maxMoves();

  /**
   * Pushes the legal moves in the game's canonical order; a finished game has none.
   *
   * @return how many were pushed
   */
  int legalMoves(MoveStack stack);

  /**
   * Pushes the moves a search should look at, by one of the game's {@link Game#moveLists()}; list 0
   * is always all legal moves. Every move pushed is legal, and there is at least one unless the
   * game is over.
   *
   * @return how many were pushed
   */
  default int listedMoves(int list, MoveStack stack) {
    return legalMoves(stack);
  }

  /** Why a move is illegal here, as the end of a sentence; {@code null} when it is legal. */
  @Nullable String whyIllegal(int move);

  /** Plays a legal move. What an illegal one does is undefined: this is the hot path. */
  void play(int move);

  /** Takes back the last move played on this instance while it kept history. */
  void undo();

  /**
   * Whether {@link #play} keeps what {@link #undo} needs (the default). Matches and rollouts never
   * go back and switch it off; switching forgets what was kept.
   */
  void keepHistory(boolean keep);

  boolean isOver();

  /** Who won; only of a finished game. */
  Outcome outcome();

  /** Which rule ended the game; only of a finished game. */
  Ending ending();

  /** Equal for equal positions: covers everything that affects the future but dice. */
  long key();

  /**
   * The key for a table of a search that looks at one of the move lists. It differs from {@link
   * #key()} where that list depends on how the position was reached.
   */
  default long listedKey(int list) {
    return key();
  }

  /** A new, independent position equal to this one, without its history. */
  Position copy();

  /** Becomes equal to another position of the same game and options, without its history. */
  void copyFrom(Position source);

  /**
   * Writes what a side may know into {@code target}: no unseen thing, no future dice, no order that
   * the other side gave at the same time.
   */
  default void viewInto(Side viewer, Position target) {
    target.copyFrom(this);
  }

  /** Sets the dice of a match that begins here. Games without dice ignore it. */
  default void seedDice(long seed) {}

  /**
   * Whether these dice have been asked for something with more than one possible answer. A game
   * with dice says so; else its games count as copies of each other.
   */
  default boolean hasDrawn() {
    return false;
  }

  /**
   * Has somebody told, while {@link #play} runs on to the next decision, of each moment at which a
   * side begins to see something else. Copies and views have no lookout, and games that hide
   * nothing never tell.
   */
  default void watch(SightListener lookout) {}

  /**
   * Turns a view into one plausible whole: hidden things guessed, dice rolled from {@code seed}.
   * Players that sample call it before each sample; games that hide nothing ignore it.
   */
  default void determinize(long seed) {}
}
