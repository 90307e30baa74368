package warlab.players.thicket;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import warlab.games.Ending;
import warlab.games.MoveStack;
import warlab.games.Outcome;
import warlab.games.Position;
import warlab.games.SeededStream;
import warlab.games.Side;

/** A place in a random graph. Without a cap the key leaves the moves played out. */
public class ThicketPosition implements Position {
  public static final int NO_CAP = Integer.MAX_VALUE;

  static final int PLACES = 200;

  private static final int MOST_MOVES = 5;
  private static final int MOVE_SPREAD = 0x4f1bbcdd;

  private final long seed;
  private final int cap;
  private int[] history = new int[16];
  private int place;
  private int movesPlayed;
  private int undoable;

  public ThicketPosition(long seed, int cap, int place) {
    this.seed = seed;
    this.cap = cap;
    this.place = place;
  }

  public int place() {
    return place;
  }

  /** A number from 0 to {@code bound - 1} that belongs to this place and topic. */
  int drawn(long topic, int bound) {
    return Math.floorMod(SeededStream.derive(seed, place, topic), bound);
  }

  @Override
  public Side sideToMove() {
    return drawn(1, 2) == 0 ? Side.FIRST : Side.SECOND;
  }

  @Override
  public int movesPlayed() {
    return movesPlayed;
  }

  @Override
  public int maxMoves() {
    return MOST_MOVES;
  }

  @Override
  public int legalMoves(MoveStack stack) {
    int count = isOver() ? 0 : 1 + drawn(2, MOST_MOVES);
    for (int i = 0; i < count; i++) {
      stack.push((i + 1) * MOVE_SPREAD);
    }
    return count;
  }

  @Override
  public int listedMoves(int list, MoveStack stack) {
    int from = stack.size();
    int count = legalMoves(stack);
    int listed = list == 0 ? count : (count + 1) / 2;
    stack.truncate(from + listed);
    return listed;
  }

  @Override
  public @Nullable String whyIllegal(int move) {
    MoveStack legal = new MoveStack();
    legalMoves(legal);
    return Arrays.stream(legal.toArray(0)).anyMatch(each -> each == move) ? null : "no such path";
  }

  @Override
  public void play(int move) {
    if (undoable == history.length) {
      history = Arrays.copyOf(history, 2 * undoable);
    }
    history[undoable++] = place;
    place = drawn(move + 100L, PLACES);
    movesPlayed++;
  }

  @Override
  public void undo() {
    place = history[--undoable];
    movesPlayed--;
  }

  @Override
  public void keepHistory(boolean keep) {
    undoable = 0;
  }

  @Override
  public boolean isOver() {
    return movesPlayed >= cap || (movesPlayed > 0 && drawn(3, 12) == 0);
  }

  @Override
  public Outcome outcome() {
    return switch (drawn(4, 3)) {
      case 0 -> Outcome.FIRST_WINS;
      case 1 -> Outcome.SECOND_WINS;
      default -> Outcome.DRAW;
    };
  }

  @Override
  public Ending ending() {
    return new Ending("lost");
  }

  @Override
  public long key() {
    return SeededStream.derive(seed, place, cap == NO_CAP ? 0 : movesPlayed);
  }

  @Override
  public Position copy() {
    ThicketPosition copy = new ThicketPosition(seed, cap, place);
    copy.movesPlayed = movesPlayed;
    return copy;
  }

  @Override
  public void copyFrom(Position source) {
    ThicketPosition other = (ThicketPosition) source;
    place = other.place;
    movesPlayed = other.movesPlayed;
    undoable = 0;
  }
}
