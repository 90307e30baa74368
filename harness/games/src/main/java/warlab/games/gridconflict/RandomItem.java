package warlab.games.gridconflict;

import warlab.games.SeededStream;

/** Draws items worth a detour: one stat rises, and every second time another falls a little. */
final class RandomItem {
  private static final int STATS = 4;

  /** The step in which each stat changes, so that a unit of each is of like worth. */
  private static final int[] UNIT = {5, 5, 5, 2};

  private RandomItem() {}

  static Item draw(SeededStream stream) {
    int[] change = new int[STATS];
    int risen = stream.nextInt(STATS);
    change[risen] = (2 + stream.nextInt(3)) * UNIT[risen];
    if (stream.nextInt(2) == 0) {
      int fallen = (risen + 1 + stream.nextInt(STATS - 1)) % STATS;
      change[fallen] = -(1 + stream.nextInt(2)) * UNIT[fallen];
    }
    return new Item(change[0], change[1], change[2], change[3]);
  }
}
