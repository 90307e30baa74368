package warlab.games.wargame;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import warlab.games.NotationException;
import warlab.games.Side;

/**
 * A position in one line: rows A to E joined by a slash, then side to move, moves played and cap,
 * with a blank between; {@code -} is no cap. Only the cap may be left out.
 */
final class PositionLine {
  private static final String FORM = "expected <rows> <side> <moves played> <cap>";
  private static final String NO_CAP = "-";
  private static final Pattern BLANKS = Pattern.compile(" +");
  private static final Pattern CELL = Pattern.compile("\\.|.{1,3}");
  private static final Pattern COUNT = Pattern.compile("[0-9]{1,7}");

  private PositionLine() {}

  static String write(WargamePosition position) {
    StringBuilder line = new StringBuilder();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (cell > 0 && Cells.column(cell) == 0) {
        line.append('/');
      }
      line.append(UnitText.write(position.board(), cell));
    }
    int cap = position.cap();
    return line.append(position.sideToMove() == Side.FIRST ? " a " : " d ")
        .append(position.movesPlayed())
        .append(' ')
        .append(cap == WargamePosition.NO_CAP ? NO_CAP : cap)
        .toString();
  }

  static WargamePosition read(String text, int defaultCap) {
    String[] fields = BLANKS.split(text.strip(), -1);
    if (fields.length < 3 || fields.length > 4) {
      throw new NotationException(
          "position " + Quoted.of(text) + " has " + fields.length + " fields, " + FORM);
    }
    int cap = fields.length == 3 ? defaultCap : cap(fields[3]);
    WargamePosition position =
        new WargamePosition(side(fields[1]), count("moves played", fields[2]), cap);
    readRows(fields[0], position.board());
    return position;
  }

  private static Side side(String text) {
    return switch (text) {
      case "a" -> Side.FIRST;
      case "d" -> Side.SECOND;
      default ->
          throw new NotationException("side to move " + Quoted.of(text) + ", expected a or d");
    };
  }

  private static int cap(String text) {
    return text.equals(NO_CAP) ? WargamePosition.NO_CAP : count("cap", text);
  }

  private static int count(String what, String text) {
    if (COUNT.matcher(text).matches()) {
      int count = Integer.parseInt(text);
      if (count <= Wargame.LARGEST_CAP) {
        return count;
      }
    }
    String none = what.equals("cap") ? ", or - for none" : "";
    throw new NotationException(
        what + " " + Quoted.of(text) + ", expected 0 to " + Wargame.LARGEST_CAP + none);
  }

  private static void readRows(String text, Board board) {
    String[] rows = text.split("/", -1);
    if (rows.length != Cells.SIZE) {
      throw new NotationException(
          "board " + Quoted.of(text) + " has " + rows.length + " rows, expected 5 joined by /");
    }
    for (int row = 0; row < rows.length; row++) {
      readRow(rows[row], row, board);
    }
  }

  private static void readRow(String text, int row, Board board) {
    List<String> cells = CELL.matcher(text).results().map(MatchResult::group).toList();
    for (int column = 0; column < Math.min(Cells.SIZE, cells.size()); column++) {
      UnitText.read(board, Cells.at(row, column), cells.get(column));
    }
    if (cells.size() != Cells.SIZE) {
      throw new NotationException(
          "row %c %s has %d cells, expected 5".formatted('A' + row, Quoted.of(text), cells.size()));
    }
  }
}
