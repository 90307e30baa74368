package warlab.games.tankwars;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import warlab.games.Ending;
import warlab.games.MoveStack;
import warlab.games.Outcome;
import warlab.games.Position;
import warlab.games.SearchHints;
import warlab.games.Side;
import warlab.games.SightListener;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;

/**
 * A two-player match of Tank Wars in a gap between two updates: the side to move orders a step, a
 * shot or a wait for one idle unit. A view holds no dice and no unseen thing; playing on in it uses
 * the deterministic model of {@link warlab.games.tankwars.world.Dice}.
 */
public final class TankPosition implements Position, SearchHints {
  /** The list of {@link #listedMoves} that leaves senseless orders out. */
  static final int PRUNED = 1;

  /** Six steps, the ninety tiles in range of artillery on a hill, two ways to wait. */
  private static final int MAX_MOVES = 98;

  private final DecisionLoop loop;
  private final List<DecisionLoop> history = new ArrayList<>();
  // Keeps its stream here, so that a sampling player allocates none a sample.
  private final Guess guess = new Guess();
  private int played;
  private boolean keepsHistory = true;

  TankPosition(DecisionLoop loop) {
    this.loop = loop;
  }

  /** The world as it stands, for reading. */
  public World world() {
    return loop.world();
  }

  /** What ends the match. */
  public Referee referee() {
    return loop.referee();
  }

  /** The number in the world of the player who has this side. */
  public static int player(Side side) {
    return DecisionLoop.player(side);
  }

  /** The unit that is to decide; -1 when the game is over. */
  public int askedUnit() {
    return isOver() ? -1 : loop.asked();
  }

  DecisionLoop loop() {
    return loop;
  }

  @Override
  public Side sideToMove() {
    return loop.toMove();
  }

  @Override
  public int movesPlayed() {
    return loop.decisions(Side.FIRST) + loop.decisions(Side.SECOND);
  }

  @Override
  public int maxMoves() {
    return MAX_MOVES;
  }

  @Override
  public int legalMoves(MoveStack stack) {
    int unit = askedUnit();
    if (unit < 0) {
      return 0;
    }
    int before = stack.size();
    World world = world();
    Board board = world.board();
    int tile = world.units().tile(unit);
    for (int i = 0; i < board.neighbourCount(tile); i++) {
      int next = board.neighbour(tile, i);
      if (world.ground(next).admits(world.units().kind(unit))) {
        stack.push(TankMove.move(tile, next));
      }
    }
    int range = world.attributes().fireRange(world.units().row(unit));
    int targets = world.ammunition(unit) >= 1 ? board.nearCount(tile, range) : 0;
    for (int i = 0; i < targets; i++) {
      stack.push(TankMove.fire(tile, board.near(tile, i)));
    }
    stack.push(TankMove.wait(tile, TankMove.LONG_WAIT));
    stack.push(TankMove.wait(tile, TankMove.SHORT_WAIT));
    return stack.size() - before;
  }

  @Override
  public int listedMoves(int list, MoveStack stack) {
    if (list != PRUNED) {
      return legalMoves(stack);
    }
    int unit = askedUnit();
    return unit < 0 ? 0 : PrunedMoves.push(world(), unit, stack);
  }

  @Override
  public @Nullable String whyIllegal(int move) {
    return Legality.objection(this, move);
  }

  @Override
  public void play(int move) {
    if (keepsHistory) {
      // Snapshots are made once for each depth and then copied into: a search allocates nothing
      // after its first way down.
      if (played == history.size()) {
        history.add(new DecisionLoop(loop));
      } else {
        history.get(played).copyFrom(loop);
      }
      played++;
    }
    loop.decide(move);
  }

  @Override
  public void undo() {
    loop.copyFrom(history.get(--played));
  }

  @Override
  public void keepHistory(boolean keep) {
    keepsHistory = keep;
    played = 0;
  }

  @Override
  public boolean isOver() {
    return loop.verdict() != null;
  }

  @Override
  public Outcome outcome() {
    int winner = verdict().winner();
    return winner == 0 ? Outcome.DRAW : Outcome.winOf(DecisionLoop.side(winner));
  }

  @Override
  public Ending ending() {
    return verdict().rule();
  }

  private Verdict verdict() {
    return Objects.requireNonNull(loop.verdict(), "the game is not over");
  }

  @Override
  public long key() {
    return loop.key();
  }

  @Override
  public TankPosition copy() {
    return new TankPosition(new DecisionLoop(loop));
  }

  @Override
  public void copyFrom(Position source) {
    loop.copyFrom(((TankPosition) source).loop);
    played = 0;
  }

  @Override
  public void viewInto(Side viewer, Position target) {
    TankPosition view = (TankPosition) target;
    loop.viewInto(viewer, view.loop);
    view.played = 0;
  }

  @Override
  public void seedDice(long seed) {
    world().seedDice(seed);
  }

  @Override
  public boolean hasDrawn() {
    return world().dice().hasDrawn();
  }

  @Override
  public void watch(SightListener lookout) {
    loop.watch(lookout);
  }

  @Override
  public void determinize(long seed) {
    guess.fill(loop, seed);
    played = 0;
  }

  @Override
  public int orderingScore(int move) {
    Units units = world().units();
    return switch (TankMove.what(move)) {
      case TankMove.FIRE -> {
        int target = world().unitAt(TankMove.target(move));
        // The weaker the unit that is hit, the more likely the shot kills.
        yield target < 0 ? MAX_SCORE / 2 : MAX_SCORE - units.health(target);
      }
      case TankMove.MOVE -> MAX_SCORE / 4;
      default -> 0;
    };
  }

  @Override
  public boolean isQuiet(int move) {
    return TankMove.what(move) != TankMove.FIRE;
  }
}
