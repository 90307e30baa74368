package warlab.games.tankwars.world;

import java.util.Arrays;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.map.TankMap;

/**
 * How well each player is supplied on each tile: the smallest distance to an own base, the base
 * itself counting as 1; 0 for none within {@link World#SUPPLY_REACH}. Nothing blocks supply.
 */
final class Supply {
  private final byte[][] levels = new byte[TankMap.MAX_PLAYERS + 1][0];

  int level(int player, int tile) {
    return levels[player][tile];
  }

  void resize(int players, int tiles) {
    for (int player = 1; player <= players; player++) {
      if (levels[player].length != tiles) {
        levels[player] = new byte[tiles];
      }
    }
  }

  /** Computes a player's levels anew from the owners of the bases. */
  void recompute(int player, Board board, int[] bases, byte[] owner) {
    byte[] level = levels[player];
    Arrays.fill(level, (byte) 0);
    for (int base : bases) {
      if (owner[base] == player) {
        for (int tile = 0; tile < level.length; tile++) {
          // The base itself counts like its neighbours.
          int distance = Math.max(1, board.distance(base, tile));
          if (distance <= World.SUPPLY_REACH && (level[tile] == 0 || distance < level[tile])) {
            level[tile] = (byte) distance;
          }
        }
      }
    }
  }

  void clear(int player) {
    Arrays.fill(levels[player], (byte) 0);
  }

  void copyFrom(Supply source, int player) {
    byte[] level = source.levels[player];
    System.arraycopy(level, 0, levels[player], 0, level.length);
  }
}
