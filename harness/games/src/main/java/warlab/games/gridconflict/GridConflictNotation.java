package warlab.games.gridconflict;

import java.util.regex.Pattern;
import warlab.games.Notation;
import warlab.games.NotationException;
import warlab.games.Position;
import warlab.games.Side;

/**
 * Actions as {@code type row column} ({@code m A 3}, {@code a B 2}, {@code p . 0}) or as one word
 * ({@code mA3}, {@code aB2}, {@code p}), and positions as a line or a drawing.
 */
final class GridConflictNotation implements Notation {
  private static final String PASS = "p . 0";
  private static final String PASS_WORD = "p";
  private static final String WORD = "^([ma])(\\p{Alpha})(\\d{1,2})$";
  private static final Pattern BLANKS = Pattern.compile("[ \t]+");

  @Override
  public String position(Position position) {
    return ExchangeLine.write((GridConflictPosition) position);
  }

  @Override
  public String board(Position position) {
    return Drawing.of((GridConflictPosition) position);
  }

  @Override
  public String move(Position position, int move) {
    int cell = Action.cell(move);
    return Action.kind(move) == Action.PASS
        ? PASS
        : (Action.kind(move) == Action.MOVE ? "m " : "a ")
            + Cell.letter(Cell.row(cell))
            + " "
            + Cell.column(cell);
  }

  @Override
  public String token(Position position, int move) {
    String spaced = move(position, move);
    return spaced.equals(PASS) ? PASS_WORD : spaced.replace(" ", "");
  }

  @Override
  public int parseMove(Position position, String text) {
    String[] tokens = BLANKS.split(spaced(text.strip()));
    String type = tokens[0];
    if (!type.equals("m") && !type.equals("a") && !type.equals("p")) {
      throw fault(type, "unknown action, expected m, a or p");
    }
    if (tokens.length < 3) {
      throw fault(tokens[tokens.length - 1], "too few values, expected type row column");
    }
    int action = type.equals("p") ? parsePass(tokens) : parseAimed(tokens);
    if (tokens.length > 3) {
      throw fault(tokens[3], "too many values, expected type row column");
    }
    return action;
  }

  private static int parseAimed(String[] tokens) {
    int row = tokens[1].length() == 1 ? Cell.rowOf(tokens[1].charAt(0)) : 0;
    if (row == 0) {
      throw fault(tokens[1], "not a row, expected a letter");
    }
    int column = Cell.columnOf(tokens[2]);
    if (column == 0) {
      throw fault(tokens[2], "not a column, expected a number from 1 to " + Cell.MAX_COLUMNS);
    }
    int cell = Cell.at(row, column);
    return tokens[0].equals("m") ? Action.move(cell) : Action.attack(cell);
  }

  private static String spaced(String text) {
    return text.equals(PASS_WORD) ? PASS : text.replaceFirst(WORD, "$1 $2 $3");
  }

  private static int parsePass(String[] tokens) {
    boolean hasDot = tokens[1].equals(".");
    if (!hasDot || !tokens[2].equals("0")) {
      throw fault(tokens[hasDot ? 2 : 1], "the pass is written " + PASS);
    }
    return Action.pass();
  }

  private static NotationException fault(String token, String reason) {
    return new NotationException(TokenLines.named(token) + ": " + reason);
  }

  @Override
  public String progress(Position position) {
    GridConflictPosition state = (GridConflictPosition) position;
    int round = Math.min(state.roundsCompleted() + 1, state.roundLimit());
    return "Round %d of %d, %d actions played"
        .formatted(round, state.roundLimit(), state.movesPlayed());
  }

  @Override
  public String action(Position position, int move) {
    GridConflictPosition before = (GridConflictPosition) position;
    GridConflictPosition after = before.copy();
    after.play(move);
    Side side = before.sideToMove();
    String action = StateFile.letter(side) + " " + action(before, after, move);
    boolean roundEnded = after.roundsCompleted() > before.roundsCompleted();
    return roundEnded
        ? action + "; the round ends, stamina " + after.stamina(side) + " next time"
        : action + "; " + after.stamina(side) + " stamina left";
  }

  private static String action(GridConflictPosition before, GridConflictPosition after, int move) {
    String cell = Cell.name(Action.cell(move));
    Side mover = before.sideToMove();
    Side other = mover.opponent();
    int content = before.board().at(Action.cell(move));
    return switch (Action.kind(move)) {
      case Action.MOVE -> "moves to " + cell + collected(before, content);
      case Action.ATTACK ->
          content == Board.MONSTER
              ? "kills the monster on %s, H %d".formatted(cell, after.fighter(mover).hitPoints())
              : "strikes %c for %d, H %d"
                  .formatted(
                      StateFile.letter(other),
                      before.mover().damageTo(before.waiting()),
                      after.fighter(other).hitPoints());
      default -> "passes";
    };
  }

  private static String collected(GridConflictPosition before, int content) {
    return Board.isItem(content)
        ? " and collects o"
            + (content - Board.FIRST_ITEM)
            + Drawing.effect(before.board().item(content))
        : "";
  }

  @Override
  public String result(Position position) {
    GridConflictPosition state = (GridConflictPosition) position;
    String how =
        state.ending().equals(GridConflictPosition.DEATH)
            ? "by the other's death"
            : "by score, the difference is " + state.scoreDifference();
    return "%c wins %s, %d rounds completed"
        .formatted(StateFile.winner(state), how, state.roundsCompleted());
  }
}
