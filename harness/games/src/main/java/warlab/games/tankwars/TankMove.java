package warlab.games.tankwars;

import warlab.games.tankwars.map.Board;

/**
 * Moves as ints: an order for the idle unit on a tile. Two bits say what, ten bits each the unit's
 * tile and the target tile; of a WAIT, for how many updates.
 */
public final class TankMove {
  public static final int MOVE = 0;
  public static final int FIRE = 1;
  public static final int WAIT = 2;

  /** Updates after which a waiting unit is asked again at the latest. */
  public static final int LONG_WAIT = 10;

  /** A wait that just lets one update pass. */
  public static final int SHORT_WAIT = 1;

  // Ten bits hold every tile of the largest board.
  private static final int TILE_BITS = 10;
  private static final int TILE_MASK = Board.MAX_TILES - 1;

  private TankMove() {}

  public static int move(int tile, int target) {
    return pack(MOVE, tile, target);
  }

  public static int fire(int tile, int target) {
    return pack(FIRE, tile, target);
  }

  public static int wait(int tile, int updates) {
    return pack(WAIT, tile, updates);
  }

  static int pack(int what, int tile, int target) {
    return what | tile << 2 | target << (2 + TILE_BITS);
  }

  /** MOVE, FIRE or WAIT. */
  public static int what(int move) {
    return move & 3;
  }

  /** Where the unit stands. */
  public static int tile(int move) {
    return move >>> 2 & TILE_MASK;
  }

  /** The tile of a MOVE or FIRE. */
  public static int target(int move) {
    return move >>> (2 + TILE_BITS) & TILE_MASK;
  }

  /** How long a WAIT lasts. */
  public static int updates(int move) {
    return target(move);
  }
}
