package warlab.lab.config;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Ending;
import warlab.games.Game;
import warlab.games.MoveStack;
import warlab.games.Notation;
import warlab.games.NotationException;
import warlab.games.Option;
import warlab.games.Options;
import warlab.games.Outcome;
import warlab.games.Position;
import warlab.games.SeededStream;
import warlab.games.Side;

/**
 * A tiny game whose names and options never change, so that tests can quote messages: take one to
 * three from a heap, who takes the last wins.
 */
public final class HeapGame implements Game {

  @Override
  public String id() {
    return "heap";
  }

  @Override
  public String help() {
    return "take one to three, the last wins";
  }

  @Override
  public String sideName(Side side) {
    return side == Side.FIRST ? "attacker" : "defender";
  }

  @Override
  public List<Option> options() {
    return List.of(Option.integer("size", 100, 1, 10_000_000, "how many lie there"));
  }

  @Override
  public List<Option> openingOptions() {
    return List.of(Option.integer("plies", 20, 0, 1_000_000, "random moves"));
  }

  @Override
  public Position start(Options options) {
    return new Heap((int) options.integer("size"));
  }

  @Override
  public Position parse(String text, Options options) {
    try {
      return new Heap(Integer.parseInt(text));
    } catch (NumberFormatException broken) {
      throw new NotationException("'" + text + "' is not a heap");
    }
  }

  @Override
  public String proposeOpening(Options options, Options openingOptions, long seed) {
    int plies = (int) openingOptions.integer("plies");
    int taken = plies + new SeededStream(seed).nextInt(2 * plies + 1);
    return Long.toString(Math.max(0, options.integer("size") - taken));
  }

  @Override
  public Notation notation() {
    throw new UnsupportedOperationException();
  }

  /** How many are left; the side follows from the moves played. */
  private static final class Heap implements Position {
    private int left;
    private int moves;
    private int[] history = new int[64];

    Heap(int left) {
      this.left = left;
    }

    @Override
    public Side sideToMove() {
      return moves % 2 == 0 ? Side.FIRST : Side.SECOND;
    }

    @Override
    public int movesPlayed() {
      return moves;
    }

    @Override
    public int maxMoves() {
      return 3;
    }

    @Override
    public int legalMoves(MoveStack stack) {
      for (int take = 1; take <= Math.min(3, left); take++) {
        stack.push(take);
      }
      return Math.min(3, left);
    }

    @Override
    public @Nullable String whyIllegal(int move) {
      return move >= 1 && move <= Math.min(3, left) ? null : "not there";
    }

    @Override
    public void play(int move) {
      history[moves++ % history.length] = move;
      left -= move;
    }

    @Override
    public void undo() {
      left += history[--moves % history.length];
    }

    @Override
    public void keepHistory(boolean keep) {}

    @Override
    public boolean isOver() {
      return left == 0;
    }

    @Override
    public Outcome outcome() {
      return Outcome.winOf(sideToMove().opponent());
    }

    @Override
    public Ending ending() {
      return new Ending("last-taken");
    }

    @Override
    public long key() {
      return 2L * left + moves % 2;
    }

    @Override
    public Position copy() {
      Heap copy = new Heap(left);
      copy.copyFrom(this);
      return copy;
    }

    @Override
    public void copyFrom(Position source) {
      left = ((Heap) source).left;
      moves = ((Heap) source).moves;
    }
  }
}
