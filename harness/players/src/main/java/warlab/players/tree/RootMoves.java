package warlab.players.tree;

import java.util.Arrays;
import java.util.stream.IntStream;
import warlab.games.MoveStack;
import warlab.games.Position;
import warlab.games.Scores;
import warlab.games.SeededStream;
import warlab.players.MoveLine;

/**
 * The moves of the root and what is known of them: the score of the best, which of them leads, and
 * which share its score. Every move has a rank; of moves with the same score the highest ranked
 * leads. The result of an iteration replaces the one before as soon as its first move is finished,
 * so an iteration that is cut short leaves the best answer there is.
 *
 * <p>Moves are addressed by their place in the order of search. What is known of a move is kept by
 * its number in canonical order, which stays.
 */
public final class RootMoves {
  // Of a key, from its sign bit down: whether it tied, effort, rank and the move's number. Those
  // that tied have the bits of the effort for their rank, too.
  private static final int NUMBER_BITS = 19;
  private static final int RANK_BITS = 11;
  private static final int TIE_RANK_BITS = 43;
  private static final long TIED = 1L << TIE_RANK_BITS;
  private static final long MOST_EFFORT = (TIED >> RANK_BITS) - 1;

  private int size;

  /** The numbers of the moves in the order of search. */
  private int[] order = new int[0];

  /** By place in that order, while it is made. */
  private long[] keys = new long[0];

  // By number, as all that follow.
  private int[] moves = new int[0];
  private long[] ranks = new long[0];
  private long[] effort = new long[0];
  private boolean[] tied = new boolean[0];

  /** The number of the move that leads. */
  private int leader;

  private int score;
  private int depth;

  /** Takes the moves of a position; until something is searched, all tie at depth 0. */
  public void load(Position position, int moveList, MoveStack stack) {
    int from = stack.size();
    size = position.listedMoves(moveList, stack);
    if (moves.length < size) {
      order = new int[size];
      keys = new long[size];
      moves = new int[size];
      ranks = new long[size];
      effort = new long[size];
      tied = new boolean[size];
    }
    for (int number = 0; number < size; number++) {
      order[number] = number;
      moves[number] = stack.get(from + number);
      effort[number] = 0;
      tied[number] = true;
    }
    stack.truncate(from);
    leader = 0;
    score = Scores.DRAW;
    depth = 0;
  }

  /** Gives the moves just loaded their ranks. */
  void drawRanks(TieRule rule, SeededStream stream) {
    long drawn = rule.draw(size, stream);
    leader = 0;
    for (int number = 0; number < size; number++) {
      ranks[number] = rule.rank(drawn, number);
      leader = ranks[number] > ranks[leader] ? number : leader;
    }
  }

  public int size() {
    return size;
  }

  public int move(int index) {
    return moves[order[index]];
  }

  /** The move to play as far as is known. */
  public int leader() {
    return moves[leader];
  }

  /** Whether an equal score suffices for the move to lead. */
  public boolean outranksLeader(int index) {
    return ranks[order[index]] > ranks[leader];
  }

  /** Whether the move shares the best score. */
  public boolean isTied(int index) {
    return tied[order[index]];
  }

  /** The score of the best moves, in the view of the side that moves. */
  public int score() {
    return score;
  }

  /** The depth that {@link #score} belongs to; 0 when nothing was finished. */
  public int depth() {
    return depth;
  }

  /** The move is alone the best so far in an iteration; the first finished move always is. */
  public void setLeader(int index, int newScore, int ofDepth) {
    Arrays.fill(tied, 0, size, false);
    leader = order[index];
    tied[leader] = true;
    score = newScore;
    depth = ofDepth;
  }

  /** Whether the move shares the best score; or may, in an iteration that does not ask. */
  public void setTied(int index, boolean ties) {
    tied[order[index]] = ties;
  }

  /** The move surely shares the best score, and leads if it outranks the leader. */
  public void addEqual(int index) {
    setTied(index, true);
    leader = outranksLeader(index) ? order[index] : leader;
  }

  /**
   * Remembers how much the move asks to be tried early: the nodes it cost in this iteration, or a
   * guess before the first.
   */
  public void setEffort(int index, long nodes) {
    effort[order[index]] = nodes;
  }

  /**
   * Orders for the next iteration: those that tied, highest ranked first because that one need only
   * be equal to lead, then by effort. The first iteration has only the effort.
   */
  public void reorder() {
    for (int number = 0; number < size; number++) {
      keys[number] = -earliness(number) << NUMBER_BITS | number;
    }
    Arrays.sort(keys, 0, size);
    for (int place = 0; place < size; place++) {
      order[place] = (int) keys[place] & (1 << NUMBER_BITS) - 1;
    }
  }

  /** Greater for a move that comes earlier. */
  private long earliness(int number) {
    long rank = ranks[number] ^ Long.MIN_VALUE; // so that an unsigned shift keeps the order
    return tied[number] && depth > 0
        ? TIED + (rank >>> -TIE_RANK_BITS)
        : (Math.min(effort[number], MOST_EFFORT) << RANK_BITS) + (rank >>> -RANK_BITS);
  }

  /** All best moves in canonical order. */
  public MoveLine bestMoves() {
    return MoveLine.of(
        IntStream.range(0, size).filter(each -> tied[each]).map(each -> moves[each]).toArray());
  }
}
