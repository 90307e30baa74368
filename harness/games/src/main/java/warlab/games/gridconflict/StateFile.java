package warlab.games.gridconflict;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import warlab.games.NotationException;
import warlab.games.Side;

/**
 * The state file of Grid Conflict: read strictly, written in canonical form. It has no round
 * counter, so whoever reads one says how many rounds are done.
 */
public final class StateFile {
  private static final int LARGEST_VALUE = Short.MAX_VALUE;
  private static final Pattern LINE_END = Pattern.compile("\r?\n");

  private StateFile() {}

  /**
   * Reads a state file as it lies on disk.
   *
   * @throws NotationException for the first fault, with its line, token and reason
   */
  public static GridConflictPosition read(byte[] content, int roundsCompleted, int roundLimit) {
    // Every byte is one character this way, so a fault names the byte that is wrong.
    return read(new String(content, StandardCharsets.ISO_8859_1), roundsCompleted, roundLimit);
  }

  /** Reads the text of a state file, like {@link #read(byte[], int, int)}. */
  public static GridConflictPosition read(String text, int roundsCompleted, int roundLimit) {
    TokenLines lines = new TokenLines(linesOf(text));
    return new StateReader(lines, LARGEST_VALUE).read(roundsCompleted, roundLimit, 0);
  }

  /** The state in canonical form, every line ended; what the file cannot say is left out. */
  public static String write(GridConflictPosition position) {
    return String.join("\n", lines(position)) + "\n";
  }

  static char winner(GridConflictPosition position) {
    return letter(position.outcome().isWinOf(Side.FIRST) ? Side.FIRST : Side.SECOND);
  }

  static char letter(Side side) {
    return side == Side.FIRST ? 'A' : 'B';
  }

  /** The lines of the canonical form, without line ends. */
  static List<String> lines(GridConflictPosition position) {
    List<String> lines = new ArrayList<>();
    lines.add(position.rows() + " " + position.columns() + " " + letter(position.sideToMove()));
    for (Side side : Side.values()) {
      Fighter fighter = position.fighter(side);
      lines.add(
          values(
              fighter.hitPoints(),
              fighter.attack(),
              fighter.defence(),
              position.stamina(side),
              fighter.maxStamina()));
    }
    lines.add(Integer.toString(position.items().size()));
    for (Item item : position.items()) {
      lines.add(values(item.hitPoints(), item.attack(), item.defence(), item.maxStamina()));
    }
    lines.add(boardLine(position));
    return lines;
  }

  private static String values(int... values) {
    return IntStream.of(values).mapToObj(Integer::toString).collect(Collectors.joining(" "));
  }

  private static String boardLine(GridConflictPosition position) {
    Board board = position.board();
    StringJoiner line = new StringJoiner(" ");
    line.add("A " + Cell.name(position.cell(Side.FIRST)));
    line.add("B " + Cell.name(position.cell(Side.SECOND)));
    for (int k = 0; k < board.items().size(); k++) {
      if (board.itemCell(k) != Cell.NONE) {
        line.add("o" + k + " " + Cell.name(board.itemCell(k)));
      }
    }
    for (int place = 0; place < board.monsterPlaces(); place++) {
      if (board.monsterCell(place) != Cell.NONE) {
        line.add("m " + Cell.name(board.monsterCell(place)));
      }
    }
    return line.toString();
  }

  /** Splits at LF or CRLF; what follows the last line end is a line only when it is not empty. */
  private static List<String> linesOf(String text) {
    List<String> lines = List.of(LINE_END.split(text, -1));
    int last = lines.size() - 1;
    return lines.get(last).isEmpty() ? lines.subList(0, last) : lines;
  }
}
