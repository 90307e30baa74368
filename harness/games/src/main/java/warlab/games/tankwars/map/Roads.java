package warlab.games.tankwars.map;

import java.util.Arrays;

/**
 * How many steps it is from every tile to every base, over ground that a kind of unit may enter, as
 * the map has it: units in the way and what shells do to the ground are not looked at.
 */
public final class Roads {
  /** The steps between places that no road joins. */
  public static final int NO_ROAD = Short.MAX_VALUE;

  private final short[][] ofSoldiers;
  private final short[][] ofVehicles;

  /**
   * Measures all roads of a map.
   *
   * @param bases their tiles
   */
  public Roads(TankMap map, int[] bases) {
    ofSoldiers = new short[bases.length][];
    ofVehicles = new short[bases.length][];
    for (int i = 0; i < bases.length; i++) {
      ofSoldiers[i] = stepsTo(map, bases[i], UnitKind.SOLDIER);
      ofVehicles[i] = stepsTo(map, bases[i], UnitKind.TANK);
    }
  }

  /** The steps a unit has to make from a tile to a base, which is named by its index. */
  public int steps(UnitKind kind, int tile, int base) {
    return (kind == UnitKind.SOLDIER ? ofSoldiers : ofVehicles)[base][tile];
  }

  static short[] stepsTo(TankMap map, int base, UnitKind kind) {
    Board board = map.board();
    short[] steps = new short[board.tiles()];
    Arrays.fill(steps, (short) NO_ROAD);
    steps[base] = 0;
    // Breadth first: every step costs one, so the first way found is the shortest.
    int[] queue = new int[board.tiles()];
    queue[0] = base;
    int reached = 1;
    for (int next = 0; next < reached; next++) {
      int tile = queue[next];
      for (int i = 0; i < board.neighbourCount(tile); i++) {
        int neighbour = board.neighbour(tile, i);
        if (steps[neighbour] == NO_ROAD && map.ground().get(neighbour).admits(kind)) {
          steps[neighbour] = (short) (steps[tile] + 1);
          queue[reached++] = neighbour;
        }
      }
    }
    return steps;
  }
}
