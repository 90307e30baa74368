package warlab.games.wargame;

import java.util.Locale;
import warlab.games.Notation;
import warlab.games.NotationException;
import warlab.games.Outcome;
import warlab.games.Position;
import warlab.games.Side;

/** The texts of AI Wargame: positions, moves, and the words of the original's game traces. */
final class WargameNotation implements Notation {
  private static final String SEPARATORS = "[ ,;:.\\-_()\\[\\]{}]";

  @Override
  public String position(Position position) {
    return PositionLine.write((WargamePosition) position);
  }

  @Override
  public String board(Position position) {
    return BoardText.write(((WargamePosition) position).board());
  }

  @Override
  public String move(Position position, int move) {
    return Cells.name(WargameMove.source(move)) + " " + Cells.name(WargameMove.target(move));
  }

  @Override
  public String token(Position position, int move) {
    return Cells.name(WargameMove.source(move)) + Cells.name(WargameMove.target(move));
  }

  @Override
  public int parseMove(Position position, String text) {
    String cells = text.replaceAll(SEPARATORS, "").toUpperCase(Locale.ROOT);
    if (!cells.matches("[A-Z][0-9][A-Z][0-9]")) {
      throw new NotationException("move " + Quoted.of(text) + ", expected two cells such as B3 C3");
    }
    return WargameMove.of(cell(text, cells.substring(0, 2)), cell(text, cells.substring(2)));
  }

  private static int cell(String move, String name) {
    int row = name.charAt(0) - 'A';
    int column = name.charAt(1) - '0';
    if (row >= Cells.SIZE || column >= Cells.SIZE) {
      throw new NotationException(
          "move " + Quoted.of(move) + ": " + name + " is off the board, expected A0 to E4");
    }
    return Cells.at(row, column);
  }

  @Override
  public String progress(Position position) {
    int cap = ((WargamePosition) position).cap();
    int played = position.movesPlayed();
    return played >= cap
        ? "maximum moves played (" + cap + ")"
        : played + (cap == WargamePosition.NO_CAP ? "" : "/" + cap) + " moves played";
  }

  @Override
  public String action(Position position, int move) {
    Board board = ((WargamePosition) position).board();
    int source = WargameMove.source(move);
    int target = WargameMove.target(move);
    String mover = sideWord(position.sideToMove()) + ": ";
    if (source == target) {
      int hit = Integer.bitCount(board.occupied() & Cells.around(source));
      return "%sself-destruct at %s\nself-destructed for %s total damage"
          .formatted(mover, Cells.name(source), hit * Effects.BLAST_DAMAGE);
    }
    String way = " from " + Cells.name(source) + " to " + Cells.name(target);
    int from = board.kind(source);
    int to = board.kind(target);
    if (to == Kind.NONE) {
      return mover + "move" + way;
    }
    return board.owner(source) == board.owner(target)
        ? "%srepair%s\nrepaired %s health points".formatted(mover, way, Effects.repair(from, to))
        : "%sattack%s\ncombat damage: to source = %s, to target = %s"
            .formatted(mover, way, Effects.damage(to, from), Effects.damage(from, to));
  }

  @Override
  public String result(Position position) {
    Side winner = position.outcome() == Outcome.FIRST_WINS ? Side.FIRST : Side.SECOND;
    return sideWord(winner) + " wins in " + position.movesPlayed() + " moves!";
  }

  private static String sideWord(Side side) {
    return side == Side.FIRST ? "Attacker" : "Defender";
  }
}
