package warlab.games.tankwars.map;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import warlab.games.NotationException;

/** Reads the words of maps, positions and orders; one that does not fit is refused by name. */
public final class Words {
  private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");

  private Words() {}

  /**
   * Takes a word apart.
   *
   * @param text what it stands in
   * @param expected what it should be, with an example
   */
  public static Matcher match(Pattern pattern, String word, String text, String expected) {
    Matcher matcher = pattern.matcher(word);
    if (!matcher.matches()) {
      throw new NotationException("'%s' in %s, expected %s".formatted(word, text, expected));
    }
    return matcher;
  }

  /** A whole number from 0. */
  public static int number(String word, String text) {
    return Integer.parseInt(match(NUMBER, word, text, "a whole number").group());
  }

  /** The tile of a column and a row. */
  public static int tile(Board board, String column, String row, String text) {
    int x = number(column, text);
    int y = number(row, text);
    if (!board.has(x, y)) {
      throw new NotationException(
          "there is no tile %d %d on a board of %s".formatted(x, y, board.size()));
    }
    return board.tile(x, y);
  }
}
