package warlab.games.gridconflict;

import warlab.games.SeededStream;

/** Positions without symmetry or sense, of every size, for properties that must hold everywhere. */
final class RandomPositions {
  private RandomPositions() {}

  /** A state file for a seed; sizes from 1 x 2 to 52 x 99, most of them small. */
  static String text(SeededStream stream) {
    boolean large = stream.nextInt(10) == 0;
    int rows = 1 + stream.nextInt(large ? Cell.MAX_ROWS : 8);
    int columns = 1 + stream.nextInt(large ? Cell.MAX_COLUMNS : 8);
    if (rows * columns < 2) {
      columns = 2;
    }
    int[] cells = shuffledCells(rows, columns, stream);
    int itemCount = stream.nextInt(Board.MAX_ITEMS + 1);
    StringBuilder text = new StringBuilder();
    text.append(rows).append(' ').append(columns).append(stream.nextInt(2) == 0 ? " A" : " B");
    for (int player = 0; player < 2; player++) {
      text.append('\n').append(1 + stream.nextInt(120)).append(' ').append(stat(stream, 40));
      text.append(' ').append(stat(stream, 20)).append(' ').append(stream.nextInt(30));
      text.append(' ').append(stat(stream, 25));
    }
    text.append('\n').append(itemCount);
    for (int k = 0; k < itemCount; k++) {
      text.append('\n').append(stat(stream, 30));
      for (int stat = 0; stat < 3; stat++) {
        text.append(' ').append(stat(stream, 12));
      }
    }
    text.append("\nB ").append(Cell.name(cells[1])).append(" A ").append(Cell.name(cells[0]));
    int used = 2;
    for (int k = 0; k < itemCount && used < cells.length; k++) {
      if (stream.nextInt(4) > 0) {
        text.append(" o").append(k).append(' ').append(Cell.name(cells[used++]));
      }
    }
    int last = used + stream.nextInt(cells.length - used + 1) / 3;
    while (used < last) {
      text.append(" m ").append(Cell.name(cells[used++]));
    }
    return text.append('\n').toString();
  }

  /** From below zero to the bound, mostly above zero. */
  private static int stat(SeededStream stream, int bound) {
    return stream.nextInt(bound + bound / 2 + 1) - bound / 2;
  }

  private static int[] shuffledCells(int rows, int columns, SeededStream stream) {
    int[] cells = new int[rows * columns];
    for (int i = 0; i < cells.length; i++) {
      int cell = Cell.at(1 + i / columns, 1 + i % columns);
      int swapped = stream.nextInt(i + 1);
      cells[i] = cells[swapped];
      cells[swapped] = cell;
    }
    return cells;
  }
}
