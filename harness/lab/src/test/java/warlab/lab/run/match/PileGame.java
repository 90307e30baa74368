package warlab.lab.run.match;

import org.jspecify.annotations.Nullable;
import warlab.games.Ending;
import warlab.games.Game;
import warlab.games.MoveStack;
import warlab.games.Notation;
import warlab.games.NotationException;
import warlab.games.Options;
import warlab.games.Outcome;
import warlab.games.Position;
import warlab.games.SeededStream;
import warlab.games.Side;

/**
 * Takes one to three from a pile; who takes the last wins. Small enough to see through in tests.
 */
public final class PileGame implements Game, Notation {
  public static final int START = 30;

  private static final int NONE = -1;

  private final boolean hides;
  private final int broken;

  public PileGame() {
    this(false);
  }

  /** With {@code hides} the players are told what they see, though they see it all. */
  public PileGame(boolean hides) {
    this(hides, NONE);
  }

  /** The rules break down on piles of one size. */
  public PileGame(boolean hides, int broken) {
    this.hides = hides;
    this.broken = broken;
  }

  @Override
  public String id() {
    return "pile";
  }

  @Override
  public String help() {
    return "take one to three, the last one wins";
  }

  @Override
  public String sideName(Side side) {
    return side == Side.FIRST ? "left" : "right";
  }

  @Override
  public boolean hidesInformation() {
    return hides;
  }

  @Override
  public Position start(Options options) {
    return new Pile(START);
  }

  @Override
  public Position parse(String text, Options options) {
    try {
      int size = Integer.parseInt(text);
      if (size == broken) {
        throw new IllegalStateException("rules for " + size + " are missing");
      }
      return new Pile(size);
    } catch (NumberFormatException notNumber) {
      throw new NotationException("a pile is a number, not '" + text + "'");
    }
  }

  @Override
  public String proposeOpening(Options options, Options openingOptions, long seed) {
    return String.valueOf(START + new SeededStream(seed).nextInt(20));
  }

  @Override
  public Notation notation() {
    return this;
  }

  @Override
  public String position(Position position) {
    return String.valueOf(((Pile) position).left);
  }

  @Override
  public String board(Position position) {
    return position(position);
  }

  @Override
  public String move(Position position, int move) {
    return "take " + move;
  }

  @Override
  public int parseMove(Position position, String text) {
    return Integer.parseInt(text.substring("take ".length()));
  }

  @Override
  public String action(Position position, int move) {
    return move(position, move);
  }

  @Override
  public String result(Position position) {
    return position.outcome().toString();
  }

  /** How many are left, and who moves. */
  static final class Pile implements Position {
    int left;
    private int played;
    private Side mover = Side.FIRST;
    private boolean keepsHistory = true;
    private final MoveStack history = new MoveStack();

    Pile(int left) {
      this.left = left;
    }

    boolean keepsHistory() {
      return keepsHistory;
    }

    @Override
    public Side sideToMove() {
      return mover;
    }

    @Override
    public int movesPlayed() {
      return played;
    }

    @Override
    public int maxMoves() {
      return 3;
    }

    @Override
    public int legalMoves(MoveStack stack) {
      int count = Math.min(3, left);
      for (int move = 1; move <= count; move++) {
        stack.push(move);
      }
      return count;
    }

    @Override
    public @Nullable String whyIllegal(int move) {
      return move >= 1 && move <= Math.min(3, left) ? null : "one to three of what is left";
    }

    @Override
    public void play(int move) {
      if (keepsHistory) {
        history.push(move);
      }
      step(-move, 1);
    }

    @Override
    public void undo() {
      int move = history.get(history.size() - 1);
      history.truncate(history.size() - 1);
      step(move, -1);
    }

    private void step(int more, int turns) {
      left += more;
      played += turns;
      mover = mover.opponent();
    }

    @Override
    public void keepHistory(boolean keep) {
      keepsHistory = keep;
      history.clear();
    }

    @Override
    public boolean isOver() {
      return left == 0;
    }

    @Override
    public Outcome outcome() {
      return Outcome.winOf(mover.opponent());
    }

    @Override
    public Ending ending() {
      return new Ending("taken");
    }

    @Override
    public long key() {
      return 2L * left + mover.index();
    }

    @Override
    public Position copy() {
      Pile copy = new Pile(left);
      copy.copyFrom(this);
      return copy;
    }

    @Override
    public void copyFrom(Position source) {
      Pile other = (Pile) source;
      left = other.left;
      played = other.played;
      mover = other.mover;
      history.clear();
    }
  }
}
