package warlab.games.wargame;

import warlab.games.Side;

/**
 * The 5x5 grid. A cell is 0 to 24, row by row from A0; a set of cells is an {@code int} with bit
 * {@code cell} set for each.
 */
public final class Cells {
  public static final int SIZE = 5;
  public static final int COUNT = SIZE * SIZE;
  public static final int ALL = (1 << COUNT) - 1;

  private static final int LEFT_COLUMN = 0b00001_00001_00001_00001_00001;
  private static final int RIGHT_COLUMN = LEFT_COLUMN << (SIZE - 1);

  // Sizes are powers of two: a shift and an or find the place, without a multiplication.
  private static final int[] NEXT_TO = new int[32];
  private static final int[] AROUND = new int[32];
  private static final int[] FORWARD = new int[64];

  /** At {@code from << 5 | to}; {@link Board#NO_CELL} is far from nothing. */
  private static final byte[] DISTANCE = new byte[32 << 5];

  static {
    for (int cell = 0; cell < COUNT; cell++) {
      int self = 1 << cell;
      NEXT_TO[cell] = nextTo(self);
      AROUND[cell] = aroundAny(self);
      FORWARD[Side.FIRST.index() << 5 | cell] = northOf(self) | westOf(self);
      FORWARD[Side.SECOND.index() << 5 | cell] = southOf(self) | eastOf(self);
      for (int other = 0; other < COUNT; other++) {
        DISTANCE[cell << 5 | other] =
            (byte) (Math.abs(row(cell) - row(other)) + Math.abs(column(cell) - column(other)));
      }
    }
  }

  private Cells() {}

  public static int at(int row, int column) {
    return row * SIZE + column;
  }

  public static int row(int cell) {
    return cell / SIZE;
  }

  public static int column(int cell) {
    return cell % SIZE;
  }

  /** Row letter and column digit: {@code B3}. */
  public static String name(int cell) {
    return "" + (char) ('A' + row(cell)) + column(cell);
  }

  /** Steps between two cells, without diagonals. */
  public static int distance(int a, int b) {
    return DISTANCE[a << 5 | b];
  }

  /** The up to four cells beside a cell. */
  public static int neighbours(int cell) {
    return NEXT_TO[cell];
  }

  /** The up to eight cells around a cell. */
  public static int around(int cell) {
    return AROUND[cell];
  }

  /** The up to two cells a unit that only goes forward may step to from a cell. */
  static int forward(int side, int cell) {
    return FORWARD[side << 5 | cell];
  }

  /** The cells beside any cell of a set. */
  public static int nextTo(int cells) {
    return northOf(cells) | southOf(cells) | westOf(cells) | eastOf(cells);
  }

  /** The cells with a cell of a set among the eight around them. */
  static int aroundAny(int cells) {
    int rows = cells | westOf(cells) | eastOf(cells);
    return westOf(cells) | eastOf(cells) | northOf(rows) | southOf(rows);
  }

  /** The cells that units which only go forward may step to from a set of cells. */
  static int forwardOf(int side, int cells) {
    return side == 0 ? northOf(cells) | westOf(cells) : southOf(cells) | eastOf(cells);
  }

  /** How many steps lead from one of the cells to one of the targets. */
  static int countSteps(int cells, int targets) {
    // Forward of the one side and of the other are all four directions.
    return countForwardSteps(0, cells, targets) + countForwardSteps(1, cells, targets);
  }

  /** How many of those steps go forward for a side. */
  static int countForwardSteps(int side, int cells, int targets) {
    // Two directions are counted apart: a target that two units reach is two steps.
    int vertical = side == 0 ? northOf(cells) : southOf(cells);
    int horizontal = side == 0 ? westOf(cells) : eastOf(cells);
    return Integer.bitCount(vertical & targets) + Integer.bitCount(horizontal & targets);
  }

  private static int northOf(int cells) {
    return cells >>> SIZE;
  }

  private static int southOf(int cells) {
    return cells << SIZE & ALL;
  }

  private static int westOf(int cells) {
    // Without its edge column a shift would go on in the next row.
    return (cells & ~LEFT_COLUMN) >>> 1;
  }

  private static int eastOf(int cells) {
    return (cells & ~RIGHT_COLUMN) << 1;
  }
}
