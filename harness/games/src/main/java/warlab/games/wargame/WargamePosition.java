package warlab.games.wargame;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import warlab.games.Ending;
import warlab.games.MoveStack;
import warlab.games.Outcome;
import warlab.games.Position;
import warlab.games.QuietMoves;
import warlab.games.SearchHints;
import warlab.games.Side;

/**
 * A position of AI Wargame: the {@link Board}, whose turn it is, and the moves played towards the
 * cap. The Attacker is {@link Side#FIRST}. Heuristics read {@link #board()}.
 */
public final class WargamePosition implements Position, SearchHints, QuietMoves {
  /** The cap of a game that may go on for ever. */
  public static final int NO_CAP = Integer.MAX_VALUE;

  /** One AI is gone: its owner lost. */
  public static final Ending AI_DESTROYED = new Ending("ai-destroyed");

  /** Both AIs went in one action, or were never there: the Defender won. */
  public static final Ending BOTH_AIS_DESTROYED = new Ending("both-ais-destroyed");

  /** The cap was reached with both AIs alive: the Defender won. */
  public static final Ending MOVE_CAP = new Ending("move-cap");

  /** The side to move has no action: it lost. A living AI can always act, so play never does it. */
  public static final Ending NO_MOVES = new Ending("no-moves");

  private final Board board = new Board();
  private int side;
  private int movesPlayed;
  private int cap;

  private boolean keepsHistory = true;
  private long[] history = new long[64 * Board.WORDS];
  private int historySize;

  WargamePosition(Side sideToMove, int movesPlayed, int cap) {
    this.side = sideToMove.index();
    this.movesPlayed = movesPlayed;
    this.cap = cap;
  }

  /** What stands where. A live view: it changes with the position. */
  public Board board() {
    return board;
  }

  /** The number of moves at which the Defender wins; {@link #NO_CAP} for none. */
  public int cap() {
    return cap;
  }

  @Override
  public Side sideToMove() {
    return side == 0 ? Side.FIRST : Side.SECOND;
  }

  @Override
  public int movesPlayed() {
    return movesPlayed;
  }

  @Override
  public int maxMoves() {
    return MoveGenerator.MAX_MOVES;
  }

  @Override
  public int legalMoves(MoveStack stack) {
    return isOver() ? 0 : MoveGenerator.generate(board, side, stack);
  }

  @Override
  public @Nullable String whyIllegal(int move) {
    return isOver() ? "the game is over" : Legality.objection(board, side, move);
  }

  @Override
  public void play(int move) {
    if (keepsHistory) {
      // Whole boards are kept, four longs each: cheaper than to work out what to take back.
      remember();
    }
    int source = WargameMove.source(move);
    int target = WargameMove.target(move);
    if (source == target) {
      board.selfDestruct(source);
    } else if ((board.occupied() >>> target & 1) == 0) {
      board.move(source, target);
    } else if (board.owner(source) == board.owner(target)) {
      board.repair(source, target);
    } else {
      board.fight(source, target);
    }
    side ^= 1;
    movesPlayed++;
  }

  @Override
  public void undo() {
    historySize -= Board.WORDS;
    board.load(history, historySize);
    side ^= 1;
    movesPlayed--;
  }

  @Override
  public void keepHistory(boolean keep) {
    keepsHistory = keep;
    historySize = 0;
  }

  @Override
  public boolean isOver() {
    int ais = board.ais();
    // No bit or one bit: an AI is lost. A side without units has no AI either, so the last test,
    // the
    // rule about having no move, never decides; it is kept because the rules have it.
    return (ais & (ais - 1)) == 0 || movesPlayed >= cap || board.units(side) == 0;
  }

  @Override
  public Outcome outcome() {
    int ais = board.ais();
    // The rules in their order: one AI left, none left, the cap, no move. So a kill on the last
    // move before the cap wins.
    if (Integer.bitCount(ais) == 1) {
      return (ais & board.units(0)) != 0 ? Outcome.FIRST_WINS : Outcome.SECOND_WINS;
    }
    if (ais == 0 || movesPlayed >= cap) {
      return Outcome.SECOND_WINS;
    }
    return Outcome.winOf(sideToMove().opponent());
  }

  @Override
  public Ending ending() {
    return switch (Integer.bitCount(board.ais())) {
      case 0 -> BOTH_AIS_DESTROYED;
      case 1 -> AI_DESTROYED;
      default -> movesPlayed >= cap ? MOVE_CAP : NO_MOVES;
    };
  }

  @Override
  public long key() {
    // The clock is in the key: the cap decides games, so the same board later is another position.
    return board.key((long) cap << 32 | (long) movesPlayed << 1 | side);
  }

  @Override
  public Position copy() {
    WargamePosition copy = new WargamePosition(sideToMove(), movesPlayed, cap);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Position source) {
    WargamePosition other = (WargamePosition) source;
    board.copyFrom(other.board);
    side = other.side;
    movesPlayed = other.movesPlayed;
    cap = other.cap;
    historySize = 0;
  }

  @Override
  public int orderingScore(int move) {
    return MoveScore.of(board, move);
  }

  @Override
  public boolean isQuiet(int move) {
    return (board.occupied() >>> WargameMove.target(move) & 1) == 0;
  }

  @Override
  public int anyQuietMove() {
    return QuietSteps.any(board, side);
  }

  @Override
  public int otherMoves(MoveStack stack) {
    return QuietSteps.listOthers(board, side, stack);
  }

  @Override
  public boolean isQuietAnswered() {
    return QuietSteps.isAnswered(board, side);
  }

  @Override
  public int unansweredMoves(MoveStack stack) {
    return QuietSteps.listUnanswered(board, side, stack);
  }

  private void remember() {
    if (historySize == history.length) {
      history = Arrays.copyOf(history, 2 * historySize);
    }
    board.save(history, historySize);
    historySize += Board.WORDS;
  }
}
