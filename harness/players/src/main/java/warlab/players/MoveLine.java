package warlab.players;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** An immutable sequence of moves, equal by content. */
public final class MoveLine {
  public static final MoveLine EMPTY = new MoveLine(new int[0]);

  private final int[] moves;

  private MoveLine(int[] moves) {
    this.moves = moves;
  }

  public static MoveLine of(int... moves) {
    return new MoveLine(moves.clone());
  }

  public int size() {
    return moves.length;
  }

  public int get(int index) {
    return moves[index];
  }

  public int[] toArray() {
    return moves.clone();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof MoveLine line && Arrays.equals(moves, line.moves);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(moves);
  }

  @Override
  public String toString() {
    return Arrays.toString(moves);
  }
}
