package warlab.heuristics.gridconflict;

import java.util.List;
import warlab.games.Side;
import warlab.games.gridconflict.Cell;
import warlab.games.gridconflict.GridConflictPosition;
import warlab.games.gridconflict.Item;

/** What the items still on the board promise. */
final class Items {
  private Items() {}

  /** The sum of the good items that a side is nearer to than its opponent. */
  static int nearer(GridConflictPosition position, Side side) {
    List<Item> items = position.items();
    int own = position.cell(side);
    int opponent = position.cell(side.opponent());
    int sum = 0;
    for (int k = 0; k < items.size(); k++) {
      int cell = position.itemCell(k);
      if (cell != Cell.NONE && Cell.distance(own, cell) < Cell.distance(opponent, cell)) {
        sum += Math.max(0, items.get(k).sum());
      }
    }
    return sum;
  }
}
