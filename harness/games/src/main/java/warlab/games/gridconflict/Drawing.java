package warlab.games.gridconflict;

import java.util.Locale;
import warlab.games.Side;

/** A position as people look at it: the fighters' stats, the grid, and what the items do. */
final class Drawing {
  private Drawing() {}

  static String of(GridConflictPosition position) {
    StringBuilder drawing = new StringBuilder();
    for (Side side : Side.values()) {
      drawing.append(stats(position, side)).append('\n');
    }
    drawing.append(' ');
    for (int column = 1; column <= position.columns(); column++) {
      drawing.append(String.format(Locale.ROOT, "%3d", column));
    }
    for (int row = 1; row <= position.rows(); row++) {
      drawing.append('\n').append(Cell.letter(row));
      for (int column = 1; column <= position.columns(); column++) {
        drawing.append(String.format(Locale.ROOT, "%3s", sign(position, Cell.at(row, column))));
      }
    }
    for (int k = 0; k < position.items().size(); k++) {
      if (position.itemCell(k) != Cell.NONE) {
        drawing.append("\no").append(k).append(effect(position.items().get(k)));
      }
    }
    return drawing.toString();
  }

  private static String stats(GridConflictPosition position, Side side) {
    Fighter fighter = position.fighter(side);
    return String.format(
        Locale.ROOT,
        "%c: H %d, A %d, D %d, stamina %d of %d%s",
        StateFile.letter(side),
        fighter.hitPoints(),
        fighter.attack(),
        fighter.defence(),
        position.stamina(side),
        fighter.maxStamina(),
        side == position.sideToMove() && !position.isOver() ? ", to act" : "");
  }

  private static String sign(GridConflictPosition position, int cell) {
    int content = position.board().at(cell);
    if (Board.isItem(content)) {
      return "o" + (content - Board.FIRST_ITEM);
    }
    for (Side side : Side.values()) {
      if (cell == position.cell(side)) {
        return String.valueOf(StateFile.letter(side));
      }
    }
    return content == Board.MONSTER ? "m" : ".";
  }

  /** The changes an item makes, such as {@code : H+20 S-5}. */
  static String effect(Item item) {
    String changes =
        change(" H", item.hitPoints())
            + change(" A", item.attack())
            + change(" D", item.defence())
            + change(" S", item.maxStamina());
    return ":" + (changes.isEmpty() ? " nothing" : changes);
  }

  private static String change(String stat, int change) {
    return change == 0 ? "" : stat + (change > 0 ? "+" : "") + change;
  }
}
