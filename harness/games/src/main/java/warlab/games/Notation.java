package warlab.games;

/** How positions and moves of one game are written and read. Stateless; never in a hot path. */
public interface Notation {

  /** The position in one line that {@link Game#parse} reads back as an equal position. */
  String position(Position position);

  /** The position as people look at it; several lines without a line end at the last. */
  String board(Position position);

  /** A move in its canonical spelling, without line ends. */
  String move(Position position, int move);

  /** A move in one word without blanks, for protocols of lines; {@link #parseMove} reads it. */
  default String token(Position position, int move) {
    return move(position, move);
  }

  /**
   * Reads a move in any accepted spelling; it need not be legal here ({@link Position#whyIllegal}).
   *
   * @throws NotationException when the text is not a move of this game
   */
  int parseMove(Position position, String text);

  /** The first line of a trace block: how far the game is. */
  default String progress(Position position) {
    return position.movesPlayed() + " moves played";
  }

  /** What a legal move is about to do, in the words of a trace; one or more lines. */
  String action(Position position, int move);

  /** The result of a finished game, in the words of a trace. */
  String result(Position position);
}
