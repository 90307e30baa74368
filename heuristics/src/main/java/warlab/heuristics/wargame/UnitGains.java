package warlab.heuristics.wargame;

import java.util.function.IntBinaryOperator;
import warlab.games.MoveGains;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.Cells;
import warlab.games.wargame.Effects;
import warlab.games.wargame.Kind;
import warlab.games.wargame.WargameMove;
import warlab.games.wargame.WargamePosition;

/**
 * What a move changes in the sum of the worths of all units, own less the enemy's, where a worth
 * follows from kind and health. Read off the few units that the move touches.
 */
final class UnitGains {
  /** What every move adds, whatever it does. */
  final int eachMove;

  /** At {@code kind << 4 | health}; without health a unit is gone and worth nothing. */
  private final int[] worth = new int[8 << 4];

  /** By kind, what a blast takes from the worth of a unit that survives it. */
  private final int[] blast = new int[Kind.COUNT];

  /** Whether that is the same whatever health the unit has. */
  private final boolean isLinear;

  /**
   * @param worthOf of a kind and a health
   */
  UnitGains(int eachMove, IntBinaryOperator worthOf) {
    this.eachMove = eachMove;
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      for (int health = 1; health <= Board.FULL_HEALTH; health++) {
        worth[kind << 4 | health] = worthOf.applyAsInt(kind, health);
      }
    }
    boolean linear = true;
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      blast[kind] = -afterBlow(kind, Board.FULL_HEALTH, Effects.BLAST_DAMAGE);
      for (int health = Effects.BLAST_DAMAGE + 1; health < Board.FULL_HEALTH; health++) {
        linear &= -afterBlow(kind, health, Effects.BLAST_DAMAGE) == blast[kind];
      }
    }
    isLinear = linear;
  }

  /** Whether the last of so many moves ends the game, whatever they are: the cap is reached. */
  static boolean isLast(Position position, int moves) {
    return position.movesPlayed() + moves >= ((WargamePosition) position).cap();
  }

  /** As {@link MoveGains#gain}: untold where the move takes an AI. */
  int of(WargamePosition position, int move, Side view) {
    Board board = position.board();
    int source = WargameMove.source(move);
    int target = WargameMove.target(move);
    int own = board.units(view);
    if (source == target) {
      return ofBlast(board, source, own);
    }
    if ((board.occupied() >>> target & 1) == 0) {
      return 0;
    }
    int from = board.kind(source);
    int to = board.kind(target);
    boolean isOwn = (own >>> source & 1) != 0;
    if (isOwn == ((own >>> target & 1) != 0)) {
      int health = board.health(target);
      int repaired = Math.min(Board.FULL_HEALTH, health + Effects.repair(from, to));
      int gained = worth[to << 4 | repaired] - worth[to << 4 | health];
      return isOwn ? gained : -gained;
    }
    int hit = afterBlow(to, board.health(target), Effects.damage(from, to));
    int hitBack = afterBlow(from, board.health(source), Effects.damage(to, from));
    if (hit == MoveGains.UNTOLD || hitBack == MoveGains.UNTOLD) {
      return MoveGains.UNTOLD;
    }
    return isOwn ? hitBack - hit : hit - hitBack;
  }

  private int ofBlast(Board board, int source, int own) {
    int gain = afterBlow(board.kind(source), board.health(source), Board.FULL_HEALTH);
    if (gain == MoveGains.UNTOLD) {
      return MoveGains.UNTOLD;
    }
    gain = (own >>> source & 1) != 0 ? gain : -gain;
    int hit = Cells.around(source) & board.occupied();
    if (isLinear && board.killedByBlast(hit) == 0) {
      // All survive, as they mostly do: all are counted at once.
      return gain - ofWounds(board, hit & own) + ofWounds(board, hit & ~own);
    }
    for (; hit != 0; hit &= hit - 1) {
      int cell = Integer.numberOfTrailingZeros(hit);
      int change = afterBlow(board.kind(cell), board.health(cell), Effects.BLAST_DAMAGE);
      if (change == MoveGains.UNTOLD) {
        return MoveGains.UNTOLD;
      }
      gain += (own >>> cell & 1) != 0 ? change : -change;
    }
    return gain;
  }

  /** What a blast takes from the worth of units that survive it. */
  private int ofWounds(Board board, int cells) {
    return blast[Kind.VIRUS] * Integer.bitCount(cells & board.viruses())
        + blast[Kind.TECH] * Integer.bitCount(cells & board.techs())
        + blast[Kind.AI] * Integer.bitCount(cells & board.ais())
        + blast[Kind.FIREWALL] * Integer.bitCount(cells & board.firewalls())
        + blast[Kind.PROGRAM] * Integer.bitCount(cells & board.programs());
  }

  /** What a blow changes of a unit's worth: 0 or less; untold where it takes an AI. */
  private int afterBlow(int kind, int health, int damage) {
    if (health <= damage) {
      return kind == Kind.AI ? MoveGains.UNTOLD : -worth[kind << 4 | health];
    }
    return worth[kind << 4 | health - damage] - worth[kind << 4 | health];
  }
}
