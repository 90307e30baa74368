package warlab.heuristics.wargame;

import warlab.games.Side;
import warlab.games.wargame.Board;
import warlab.games.wargame.Kind;

/** What the original program holds units to be worth, counted over whole sets of cells at once. */
final class Worth {
  static final int AI = 10;
  static final int VIRUS_OR_TECH = 3;
  static final int FIREWALL_OR_PROGRAM = 1;

  private static final int[] OF_KIND = new int[Kind.COUNT];

  static {
    OF_KIND[Kind.AI] = AI;
    OF_KIND[Kind.VIRUS] = VIRUS_OR_TECH;
    OF_KIND[Kind.TECH] = VIRUS_OR_TECH;
    OF_KIND[Kind.FIREWALL] = FIREWALL_OR_PROGRAM;
    OF_KIND[Kind.PROGRAM] = FIREWALL_OR_PROGRAM;
  }

  private Worth() {}

  static int ofKind(int kind) {
    return OF_KIND[kind];
  }

  /** The worth of the units on a set of cells. */
  static int of(Board board, int cells) {
    int roamers = board.viruses() | board.techs();
    return FIREWALL_OR_PROGRAM * Integer.bitCount(cells)
        + (VIRUS_OR_TECH - FIREWALL_OR_PROGRAM) * Integer.bitCount(cells & roamers)
        + (AI - FIREWALL_OR_PROGRAM) * Integer.bitCount(cells & board.ais());
  }

  /** The sum of worth times health of the units on a set of cells. */
  static int timesHealth(Board board, int cells) {
    int roamers = board.viruses() | board.techs();
    return FIREWALL_OR_PROGRAM * board.totalHealth(cells)
        + (VIRUS_OR_TECH - FIREWALL_OR_PROGRAM) * board.totalHealth(cells & roamers)
        + (AI - FIREWALL_OR_PROGRAM) * board.totalHealth(cells & board.ais());
  }

  /** Own worth minus the enemy's. */
  static int balance(Board board, Side view) {
    return of(board, board.units(view)) - of(board, board.units(view.opponent()));
  }

  /** Own worth times health minus the enemy's. */
  static int healthBalance(Board board, Side view) {
    return timesHealth(board, board.units(view)) - timesHealth(board, board.units(view.opponent()));
  }
}
