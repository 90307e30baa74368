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
import warlab.games.tankwars.map.Words;
import warlab.games.tankwars.world.World;

/**
 * {@code MOVE 3 4 4 4}, {@code FIRE 3 4 5 4}, {@code WAIT 3 4}; {@code WAIT 3 4 1} for a short. In
 * one word {@code M3.4>4.4}, {@code F3.4>5.4}, {@code W3.4}, {@code W3.4+1}.
 */
final class TankNotation implements Notation {
  private static final String AN_ORDER = "an order";
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
    return order(position, move, WORDS.get(TankMove.what(move)) + " ", ' ', " ", " ");
  }

  @Override
  public String token(Position position, int move) {
    String letter = WORDS.get(TankMove.what(move)).substring(0, 1);
    return order(position, move, letter, '.', ">", "+");
  }

  private static String order(
      Position position, int move, String word, char between, String to, String wait) {
    Board board = ((TankPosition) position).world().board();
    String order = word + board.place(TankMove.tile(move), between);
    if (TankMove.what(move) != TankMove.WAIT) {
      return order + to + board.place(TankMove.target(move), between);
    }
    return TankMove.updates(move) == TankMove.LONG_WAIT
        ? order
        : order + wait + TankMove.updates(move);
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
    int updates = words.length == 3 ? TankMove.LONG_WAIT : Words.number(words[3], AN_ORDER);
    return TankMove.wait(tile(board, words, 1), Math.min(updates, Board.MAX_TILES - 1));
  }

  private static String spaced(String text) {
    return TOKEN.matcher(text).matches()
        ? WORDS.get("MFW".indexOf(text.charAt(0)))
            + " "
            + text.substring(1).replaceAll("[.>+]", " ")
        : text;
  }

  private static void expectWords(String text, String[] words, int least, int most) {
    if (words.length < least || words.length > most) {
      throw new NotationException(
          "'" + text.strip() + "' is no order, expected one such as MOVE 3 4 4 4 or WAIT 3 4");
    }
  }

  private static int tile(Board board, String[] words, int at) {
    return Words.tile(board, words[at], words[at + 1], AN_ORDER);
  }

  @Override
  public String progress(Position position) {
    return "iteration %d, %d orders given"
        .formatted(((TankPosition) position).world().counter(), position.movesPlayed());
  }

  @Override
  public String action(Position position, int move) {
    World world = ((TankPosition) position).world();
    Board board = world.board();
    int unit = world.unitAt(TankMove.tile(move));
    String target = board.place(TankMove.target(move), ' ');
    String action =
        switch (TankMove.what(move)) {
          case TankMove.MOVE -> "steps to " + target;
          case TankMove.FIRE -> "fires at " + target;
          default -> "waits";
        };
    return "%s's %s on %s %s"
        .formatted(
            TankWarsGame.nameOf(position.sideToMove()),
            world.units().kind(unit).name().toLowerCase(Locale.ROOT),
            board.place(TankMove.tile(move), ' '),
            action);
  }

  @Override
  public String result(Position position) {
    Outcome outcome = position.outcome();
    return "%s by %s at iteration %d"
        .formatted(
            outcome == Outcome.DRAW
                ? "draw"
                : TankWarsGame.nameOf(outcome.isWinOf(Side.FIRST) ? Side.FIRST : Side.SECOND)
                    + " wins",
            position.ending().id(),
            ((TankPosition) position).world().counter());
  }
}
