package warlab.games.wargame;

import java.util.List;
import warlab.games.NotationException;
import warlab.games.Side;

/** The board as a trace shows it: a heading of column numbers and a line for each row. */
final class BoardText {
  private static final String HEADING = "      0   1   2   3   4";
  private static final String HEADING_PATTERN = " *0 +1 +2 +3 +4 *";

  private BoardText() {}

  static String write(Board board) {
    StringBuilder text = new StringBuilder(HEADING);
    for (int row = 0; row < Cells.SIZE; row++) {
      StringBuilder line = new StringBuilder("\n " + (char) ('A' + row) + ": ");
      for (int column = 0; column < Cells.SIZE; column++) {
        String unit = UnitText.write(board, Cells.at(row, column));
        line.append(unit.equals(UnitText.EMPTY) ? "  . " : " " + unit);
      }
      text.append(line.toString().stripTrailing());
    }
    return text.toString();
  }

  /** Whether a text looks like a board and not like a position line. */
  static boolean isBoard(String text) {
    return text.strip().indexOf('\n') >= 0;
  }

  /** Reads a board with any number of blanks between cells, with or without the heading. */
  static WargamePosition read(String text, int cap) {
    List<String> rows =
        text.lines().filter(line -> !line.isBlank() && !line.matches(HEADING_PATTERN)).toList();
    if (rows.size() != Cells.SIZE) {
      throw new NotationException("board text has " + rows.size() + " rows, expected A to E");
    }
    WargamePosition position = new WargamePosition(Side.FIRST, 0, cap);
    for (int row = 0; row < Cells.SIZE; row++) {
      readRow(rows.get(row), row, position.board());
    }
    return position;
  }

  private static void readRow(String line, int row, Board board) {
    String label = (char) ('A' + row) + ":";
    String text = line.strip();
    if (!text.startsWith(label)) {
      throw new NotationException("board row " + Quoted.of(text) + ", expected it to be " + label);
    }
    String[] cells = text.substring(label.length()).strip().split(" +", -1);
    if (cells.length != Cells.SIZE) {
      throw new NotationException(
          "board row " + label + " has " + cells.length + " cells, expected 5");
    }
    for (int column = 0; column < Cells.SIZE; column++) {
      UnitText.read(board, Cells.at(row, column), cells[column]);
    }
  }
}
