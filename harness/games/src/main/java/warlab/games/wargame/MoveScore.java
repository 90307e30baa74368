package warlab.games.wargame;

import warlab.games.SearchHints;

/**
 * Guesses which moves a search should try first: what takes an AI, then what kills or hurts most
 * for what it costs, then repairs and steps towards the enemy AI, self-destruction last.
 */
final class MoveScore {
  private static final int BLAST = 60;
  private static final int STEP = 100;
  private static final int REPAIR = 200;
  private static final int FIGHT = SearchHints.EVEN_SCORE;
  private static final int HIT_AI = 150;
  private static final int[] WORTH = new int[Kind.COUNT];

  static {
    WORTH[Kind.VIRUS] = 30;
    WORTH[Kind.TECH] = 30;
    WORTH[Kind.FIREWALL] = 10;
    WORTH[Kind.PROGRAM] = 15;
    WORTH[Kind.AI] = 500;
  }

  private MoveScore() {}

  static int of(Board board, int move) {
    int source = WargameMove.source(move);
    int target = WargameMove.target(move);
    if (source == target) {
      return ofBlast(board, source);
    }
    if ((board.occupied() >>> target & 1) == 0) {
      return ofStep(board, source, target);
    }
    int from = board.kind(source);
    int to = board.kind(target);
    if (board.owner(source) == board.owner(target)) {
      return REPAIR
          + 10 * Math.min(Effects.repair(from, to), 9 - board.health(target))
          + WORTH[to] / 10;
    }
    // A fight is an exchange: it scores by how far it is from an even one.
    int gain = gain(board, from, target, to);
    int loss = gain(board, to, source, from);
    return Math.max(0, Math.min(SearchHints.MAX_SCORE, FIGHT + gain - loss));
  }

  private static int gain(Board board, int from, int target, int to) {
    int damage = Effects.damage(from, to);
    return damage >= board.health(target)
        ? 3 * WORTH[to] + 3 * damage
        : 3 * damage + (to == Kind.AI ? HIT_AI : 0);
  }

  private static int ofStep(Board board, int source, int target) {
    int enemyAi = board.ais() & board.units(board.owner(source) ^ 1);
    int cell = Integer.numberOfTrailingZeros(enemyAi);
    int approach = Cells.distance(source, cell) - Cells.distance(target, cell);
    boolean isVirus = board.kind(source) == Kind.VIRUS;
    // Viruses kill an AI with one blow, so their way to it counts most.
    return STEP + (isVirus ? 40 : 10) * approach + (isVirus ? 20 : 0);
  }

  private static int ofBlast(Board board, int source) {
    int dead = board.killedByBlast(board.occupied() & Cells.around(source));
    // A blast that kills nobody else only gives a unit away.
    if (dead == 0) {
      return Math.max(0, BLAST - 4 * WORTH[board.kind(source)]);
    }
    int own = board.units(board.owner(source));
    int balance = worth(board, dead & ~own) - worth(board, (dead & own) | 1 << source);
    return Math.max(0, Math.min(SearchHints.MAX_SCORE, BLAST + 4 * balance));
  }

  private static int worth(Board board, int cells) {
    int roamers = cells & ~board.forwardOnly();
    return WORTH[Kind.VIRUS] * Integer.bitCount(roamers)
        + WORTH[Kind.FIREWALL] * Integer.bitCount(cells & board.firewalls())
        + WORTH[Kind.PROGRAM] * Integer.bitCount(cells & board.programs())
        + WORTH[Kind.AI] * Integer.bitCount(cells & board.ais());
  }
}
