package warlab.games.wargame;

/** How much health one unit takes from or gives to another. Only the kinds of the two count. */
public final class Effects {
  /** What a self-destructing unit takes from each unit on the eight cells around it. */
  public static final int BLAST_DAMAGE = 2;

  private static final byte[] DAMAGE = new byte[64];
  private static final byte[] REPAIR = new byte[64];

  static {
    // The tables of the rules as they are printed; kinds are numbered otherwise, see Kind.
    int[] columns = {Kind.AI, Kind.VIRUS, Kind.TECH, Kind.FIREWALL, Kind.PROGRAM};
    row(DAMAGE, columns, Kind.AI, 3, 3, 3, 1, 3);
    row(DAMAGE, columns, Kind.VIRUS, 9, 1, 6, 1, 6);
    row(DAMAGE, columns, Kind.TECH, 1, 6, 1, 1, 1);
    row(DAMAGE, columns, Kind.FIREWALL, 1, 1, 1, 1, 1);
    row(DAMAGE, columns, Kind.PROGRAM, 3, 3, 3, 1, 3);
    row(REPAIR, columns, Kind.AI, 0, 1, 1, 0, 0);
    row(REPAIR, columns, Kind.TECH, 3, 0, 0, 3, 3);
  }

  private Effects() {}

  /** The health a unit of kind {@code from} takes from one of kind {@code to} in a fight. */
  public static int damage(int from, int to) {
    return DAMAGE[from << 3 | to];
  }

  /** The health a unit of kind {@code from} gives to one of kind {@code to}. */
  public static int repair(int from, int to) {
    return REPAIR[from << 3 | to];
  }

  private static void row(byte[] table, int[] columns, int from, int... amounts) {
    for (int i = 0; i < columns.length; i++) {
      table[from << 3 | columns[i]] = (byte) amounts[i];
    }
  }
}
