package warlab.games.gridconflict;

import java.util.regex.Pattern;

/**
 * A cell of the grid as an {@code int}: row and column, both from 1, so that ascending numbers run
 * by row, then column. The numbers around the grid are never cells, and neighbours need no check.
 */
public final class Cell {
  public static final int MAX_ROWS = 52;
  public static final int MAX_COLUMNS = 99;

  /** No cell at all. */
  public static final int NONE = 0;

  /** From a cell to the one below it. */
  static final int DOWN = 128;

  /** One more than the largest number a neighbour of a cell can have. */
  static final int COUNT = (MAX_ROWS + 2) * DOWN;

  private static final int ROW_SHIFT = 7;
  private static final int COLUMN_MASK = DOWN - 1;
  private static final int LETTERS = 26;
  private static final Pattern COLUMN = Pattern.compile("[1-9][0-9]?");

  private Cell() {}

  public static int at(int row, int column) {
    return (row << ROW_SHIFT) | column;
  }

  public static int row(int cell) {
    return cell >> ROW_SHIFT;
  }

  public static int column(int cell) {
    return cell & COLUMN_MASK;
  }

  /** The Manhattan distance, which is what a move costs. */
  public static int distance(int from, int to) {
    return Math.abs(row(from) - row(to)) + Math.abs(column(from) - column(to));
  }

  /** Whether the distance is 1: the numbers have gaps between rows, so their difference says it. */
  static boolean areNeighbours(int a, int b) {
    int difference = Math.abs(a - b);
    return difference == 1 || difference == DOWN;
  }

  /** {@code A} to {@code Z} for rows 1 to 26, {@code a} to {@code z} for rows 27 to 52. */
  public static char letter(int row) {
    return (char) (row <= LETTERS ? 'A' + row - 1 : 'a' + row - LETTERS - 1);
  }

  /** The row of a letter; 0 when it is none. */
  static int rowOf(char letter) {
    if (letter >= 'A' && letter <= 'Z') {
      return letter - 'A' + 1;
    }
    return letter >= 'a' && letter <= 'z' ? letter - 'a' + LETTERS + 1 : 0;
  }

  /** The column that digits spell, without leading zero; 0 when they spell none. */
  static int columnOf(String digits) {
    return COLUMN.matcher(digits).matches() ? Integer.parseInt(digits) : 0;
  }

  public static String name(int cell) {
    return letter(row(cell)) + Integer.toString(column(cell));
  }

  /** The cell of a name such as {@code a10}; {@link #NONE} when it is not the name of a cell. */
  static int named(String name) {
    if (name.isEmpty()) {
      return NONE;
    }
    int row = rowOf(name.charAt(0));
    int column = columnOf(name.substring(1));
    return row == 0 || column == 0 ? NONE : at(row, column);
  }
}
