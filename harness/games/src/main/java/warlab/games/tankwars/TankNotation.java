package warlab.games.tankwars;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import warlab.games.Notation;
import warlab.games.NotationException;
import warlab.games.Outcome;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.Spelling;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.world.World;

/**
 * {@code MOVE 3 4 4 4}, {@code FIRE 3 4 5 4}, {@code WAIT 3 4}; {@code WAIT 3 4 1} for a short. In
 * one word {@code M3.4>4.4}, {@code F3.4>5.4}, {@code W3.4}, {@code W3.4+1}.
 */
final class TankNotation implements Notation {
  private static final List<String> WORDS = List.of("MOVE", "FIRE", "WAIT");
  private static final Pattern TOKEN =
      Pattern.compile("([MF]\\d+\\.\\d+>\\d+\\.\\d+)|(W\\d+\\.\\d+(\\+\\d+)?)");

  @Override
  public String position(Position position) {
    return PositionText.write((TankPosition) position);
  }

  @Override
  public String board(Position position) {
    return BoardPicture.draw((TankPosition) position);
  }

  @Override
  public String move(Position position, int move) {
    Board board = ((TankPosition) position).world().board();
    String order =
        WORDS.get(TankMove.what(move)) + " " + BoardPicture.place(board, TankMove.tile(move));
    if (TankMove.what(move) != TankMove.WAIT) {
      return order + " " + BoardPicture.place(board, TankMove.target(move));
    }
    return TankMove.updates(move) == TankMove.LONG_WAIT
        ? order
        : order + " " + TankMove.updates(move);
  }

  @Override
  public String token(Position position, int move) {
    Board board = ((TankPosition) position).world().board();
    String order =
        WORDS.get(TankMove.what(move)).charAt(0) + PositionText.place(board, TankMove.tile(move));
    if (TankMove.what(move) != TankMove.WAIT) {
      return order + ">" + PositionText.place(board, TankMove.target(move));
    }
    return TankMove.updates(move) == TankMove.LONG_WAIT
        ? order
        : order + "+" + TankMove.updates(move);
  }

  @Override
  public int parseMove(Position position, String text) {
    Board board = ((TankPosition) position).world().board();
    String[] words = spaced(text.strip()).split("\\s+", -1);
    int what = WORDS.indexOf(words[0].toUpperCase(Locale.ROOT));
    if (what < 0) {
      throw new NotationException(
          "unknown order '" + words[0] + "'" + Spelling.suggestion(words[0], WORDS));
    }
    if (what != TankMove.WAIT) {
      expectWords(text, words, 5, 5);
      return TankMove.pack(what, tile(board, words, 1), tile(board, words, 3));
    }
    expectWords(text, words, 3, 4);
    int updates = words.length == 3 ? TankMove.LONG_WAIT : number(words[3]);
    return TankMove.wait(tile(board, words, 1), Math.min(updates, Board.MAX_TILES - 1));
  }

  private static String spaced(String text) {
    if (!TOKEN.matcher(text).matches()) {
      return text;
    }
    String word =
        WORDS.stream()
            .filter(each -> each.startsWith(text.substring(0, 1)))
            .findFirst()
            .orElseThrow();
    return word + " " + text.substring(1).replaceAll("[.>+]", " ");
  }

  private static void expectWords(String text, String[] words, int least, int most) {
    if (words.length < least || words.length > most) {
      throw new NotationException(
          "'" + text.strip() + "' is no order, expected one such as MOVE 3 4 4 4 or WAIT 3 4");
    }
  }

  private static int tile(Board board, String[] words, int at) {
    int column = number(words[at]);
    int row = number(words[at + 1]);
    if (!board.has(column, row)) {
      throw new NotationException(
          "there is no tile "
              + column
              + " "
              + row
              + " on a board of "
              + board.width()
              + "x"
              + board.height());
    }
    return board.tile(column, row);
  }

  private static int number(String word) {
    if (!word.matches("\\d{1,4}")) {
      throw new NotationException("'" + word + "' in an order, expected a number");
    }
    return Integer.parseInt(word);
  }

  @Override
  public String progress(Position position) {
    return "iteration "
        + ((TankPosition) position).world().counter()
        + ", "
        + position.movesPlayed()
        + " orders given";
  }

  @Override
  public String action(Position position, int move) {
    World world = ((TankPosition) position).world();
    Board board = world.board();
    int unit = world.unitAt(TankMove.tile(move));
    String target = BoardPicture.place(board, TankMove.target(move));
    String deed =
        switch (TankMove.what(move)) {
          case TankMove.MOVE -> "steps to " + target;
          case TankMove.FIRE -> "fires at " + target;
          default -> "waits";
        };
    return name(position.sideToMove())
        + "'s "
        + world.units().kind(unit).name().toLowerCase(Locale.ROOT)
        + " on "
        + BoardPicture.place(board, TankMove.tile(move))
        + " "
        + deed;
  }

  @Override
  public String result(Position position) {
    String how =
        " by "
            + position.ending().id()
            + " at iteration "
            + ((TankPosition) position).world().counter();
    if (position.outcome() == Outcome.DRAW) {
      return "draw" + how;
    }
    return name(position.outcome().isWinOf(Side.FIRST) ? Side.FIRST : Side.SECOND) + " wins" + how;
  }

  private static String name(Side side) {
    return TankWarsGame.nameOf(side);
  }
}
