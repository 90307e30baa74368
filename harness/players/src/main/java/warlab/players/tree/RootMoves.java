package warlab.players.tree;

import java.util.Arrays;
import warlab.games.MoveStack;
import warlab.games.Position;
import warlab.games.Scores;
import warlab.players.MoveLine;

/**
 * The moves of the root and what is known of them: the score of the best, and exactly which ones
 * share it. The result of an iteration replaces the one before as soon as its first move is
 * finished, so an iteration that is cut short leaves the best answer there is.
 *
 * <p>Moves are addressed by their place in the order of search; canonical order is remembered.
 */
public final class RootMoves {
  private int size;
  private int[] moves = new int[0];
  private int[] canonical = new int[0];
  private boolean[] tied = new boolean[0];
  private long[] effort = new long[0];

  /** Scratch of {@link #best}, all 0 in between. */
  private int[] byPlace = new int[0];

  private int leader;
  private int score;
  private int depth;

  /** Takes the moves of a position; until something is searched, all tie at depth 0. */
  public void load(Position position, int moveList, MoveStack stack) {
    int from = stack.size();
    size = position.listedMoves(moveList, stack);
    if (moves.length < size) {
      moves = new int[size];
      canonical = new int[size];
      tied = new boolean[size];
      effort = new long[size];
      byPlace = new int[size];
    }
    for (int i = 0; i < size; i++) {
      moves[i] = stack.get(from + i);
      canonical[i] = i;
      tied[i] = true;
      effort[i] = 0;
    }
    stack.truncate(from);
    leader = 0;
    score = Scores.DRAW;
    depth = 0;
  }

  public int size() {
    return size;
  }

  public int move(int index) {
    return moves[index];
  }

  /** Whether the move shares the best score. */
  public boolean isTied(int index) {
    return tied[index];
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
  public void lead(int index, int newScore, int ofDepth) {
    Arrays.fill(tied, 0, size, false);
    tied[index] = true;
    leader = index;
    score = newScore;
    depth = ofDepth;
  }

  /** The move shares the best score. */
  public void tie(int index) {
    tied[index] = true;
  }

  /** Remembers how many nodes the move cost in this iteration. */
  public void spend(int index, long nodes) {
    effort[index] = nodes;
  }

  /** Orders for the next iteration: the leader, those that tie with it, then by effort. */
  public void reorder() {
    swapUp(leader, 0);
    leader = 0;
    for (int i = 2; i < size; i++) {
      int to = i;
      while (to > 1 && precedes(i, to - 1)) {
        to--;
      }
      swapUp(i, to);
    }
  }

  private boolean precedes(int a, int b) {
    return tied[a] == tied[b] ? effort[a] > effort[b] : tied[a];
  }

  /** Moves the entry at {@code from} to the smaller index {@code to}; those between shift. */
  private void swapUp(int from, int to) {
    int move = moves[from];
    int place = canonical[from];
    boolean tie = tied[from];
    long nodes = effort[from];
    for (int i = from; i > to; i--) {
      moves[i] = moves[i - 1];
      canonical[i] = canonical[i - 1];
      tied[i] = tied[i - 1];
      effort[i] = effort[i - 1];
    }
    moves[to] = move;
    canonical[to] = place;
    tied[to] = tie;
    effort[to] = nodes;
  }

  /** All best moves in canonical order. */
  public MoveLine best() {
    int count = 0;
    for (int i = 0; i < size; i++) {
      if (tied[i]) {
        byPlace[canonical[i]] = i + 1;
        count++;
      }
    }
    int[] best = new int[count];
    int found = 0;
    for (int place = 0; found < count; place++) {
      if (byPlace[place] != 0) {
        best[found++] = moves[byPlace[place] - 1];
        byPlace[place] = 0;
      }
    }
    return MoveLine.of(best);
  }
}
