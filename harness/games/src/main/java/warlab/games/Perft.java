package warlab.games;

/**
 * Counts the sequences of exactly so many legal moves from a position: the standard proof that a
 * game's rules, and its {@code undo}, are right. Every leaf is played and taken back.
 */
public final class Perft {
  private Perft() {}

  /** The number of move sequences of this length; the position is as before afterwards. */
  public static long count(Position position, int depth) {
    return depth == 0 ? 1 : leaves(position, new MoveStack(), depth);
  }

  /** Takes the leaves below each first move, in canonical order. */
  public interface Division {
    void firstMove(int move, long leaves);
  }

  /**
   * Counts the leaves below each legal move on its own, to find the move where two counts differ.
   *
   * @return the sum, equal to {@link #count} for a depth of 1 or more
   */
  public static long divide(Position position, int depth, Division division) {
    MoveStack first = new MoveStack();
    position.legalMoves(first);
    long sum = 0;
    for (int move : first.toArray(0)) {
      position.play(move);
      long leaves = count(position, depth - 1);
      position.undo();
      division.firstMove(move, leaves);
      sum += leaves;
    }
    return sum;
  }

  private static long leaves(Position position, MoveStack stack, int depth) {
    int start = stack.size();
    int end = start + position.legalMoves(stack);
    long leaves = 0;
    if (depth == 1) {
      leaves = playEach(position, stack, start, end);
    } else {
      for (int i = start; i < end; i++) {
        position.play(stack.get(i));
        leaves += leaves(position, stack, depth - 1);
        position.undo();
      }
    }
    stack.truncate(start);
    return leaves;
  }

  /** A loop without recursion, so that it is compiled as one piece. */
  private static int playEach(Position position, MoveStack stack, int start, int end) {
    for (int i = start; i < end; i++) {
      position.play(stack.get(i));
      position.undo();
    }
    return end - start;
  }
}
