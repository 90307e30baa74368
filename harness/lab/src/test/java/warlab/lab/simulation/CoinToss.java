package warlab.lab.simulation;

import org.jspecify.annotations.Nullable;
import warlab.games.Ending;
import warlab.games.Game;
import warlab.games.MoveStack;
import warlab.games.Notation;
import warlab.games.Options;
import warlab.games.Outcome;
import warlab.games.Position;
import warlab.games.Side;

/** The side that begins says how the game ends; with a {@link Coin} in each seat, by chance. */
final class CoinToss implements Game, Notation {

  @Override
  public String id() {
    return "coin-toss";
  }

  @Override
  public String help() {
    return "one toss decides";
  }

  @Override
  public String sideName(Side side) {
    return side == Side.FIRST ? "tosser" : "watcher";
  }

  @Override
  public Position start(Options options) {
    return new Toss();
  }

  @Override
  public Position parse(String text, Options options) {
    return new Toss();
  }

  @Override
  public String proposeOpening(Options options, Options openingOptions, long seed) {
    return Toss.OPEN;
  }

  @Override
  public Notation notation() {
    return this;
  }

  @Override
  public String position(Position position) {
    return Toss.OPEN;
  }

  @Override
  public String board(Position position) {
    return position(position);
  }

  @Override
  public String move(Position position, int move) {
    return String.valueOf(move);
  }

  @Override
  public int parseMove(Position position, String text) {
    return Integer.parseInt(text);
  }

  @Override
  public String action(Position position, int move) {
    return move(position, move);
  }

  @Override
  public String result(Position position) {
    return position.outcome().name();
  }

  /** A move is the half points of the side that begins. */
  private static final class Toss implements Position {
    static final String OPEN = "?";
    private static final int OUTCOMES = 3;
    private static final int NONE = -1;

    private int tossed = NONE;

    @Override
    public Side sideToMove() {
      return isOver() ? Side.SECOND : Side.FIRST;
    }

    @Override
    public int movesPlayed() {
      return isOver() ? 1 : 0;
    }

    @Override
    public int maxMoves() {
      return OUTCOMES;
    }

    @Override
    public int legalMoves(MoveStack stack) {
      int count = isOver() ? 0 : OUTCOMES;
      for (int move = 0; move < count; move++) {
        stack.push(move);
      }
      return count;
    }

    @Override
    public @Nullable String whyIllegal(int move) {
      return move >= 0 && move < OUTCOMES ? null : "no outcome";
    }

    @Override
    public void play(int move) {
      tossed = move;
    }

    @Override
    public void undo() {
      tossed = NONE;
    }

    @Override
    public void keepHistory(boolean keep) {}

    @Override
    public boolean isOver() {
      return tossed != NONE;
    }

    @Override
    public Outcome outcome() {
      if (tossed == 1) {
        return Outcome.DRAW;
      }
      return tossed == 2 ? Outcome.FIRST_WINS : Outcome.SECOND_WINS;
    }

    @Override
    public Ending ending() {
      return new Ending("tossed");
    }

    @Override
    public long key() {
      return tossed;
    }

    @Override
    public Position copy() {
      Toss copy = new Toss();
      copy.copyFrom(this);
      return copy;
    }

    @Override
    public void copyFrom(Position source) {
      tossed = ((Toss) source).tossed;
    }
  }
}
