package warlab.games.gridconflict;

import java.util.List;
import warlab.games.SeededStream;

/** What lies on the cells of a grid, with a key that covers everything but the fighters. */
final class Board {
  static final int EMPTY = 0;

  /** Item k is this plus k. */
  static final int FIRST_ITEM = 1;

  static final int MAX_ITEMS = 10;
  static final int MONSTER = FIRST_ITEM + MAX_ITEMS;
  static final int FIGHTER = MONSTER + 1;

  // One row of cells more at each side, never written: neighbours need no check.
  private final byte[] contents = new byte[Cell.COUNT];
  private int rows;
  private int columns;
  private List<Item> items = List.of();
  private Item[] effects = {};
  private int[] itemCells = {};
  private int[] monsterCells = {};
  private long key;

  /** An empty board, to be copied into. */
  Board() {}

  /**
   * @param itemCells the cell of each item, {@link Cell#NONE} when it was collected already
   * @param monsterCells by row, then column
   */
  Board(int rows, int columns, List<Item> items, int[] itemCells, int[] monsterCells) {
    this.rows = rows;
    this.columns = columns;
    this.items = List.copyOf(items);
    effects = items.toArray(new Item[0]);
    this.itemCells = itemCells.clone();
    this.monsterCells = monsterCells.clone();
    // Size and effects of items never change in a game; two games that differ in them must not
    // share keys.
    key = SeededStream.derive(rows, columns);
    for (int k = 0; k < items.size(); k++) {
      Item item = items.get(k);
      key =
          SeededStream.derive(
              key, item.hitPoints(), item.attack(), item.defence(), item.maxStamina());
    }
    for (int k = 0; k < itemCells.length; k++) {
      if (itemCells[k] != Cell.NONE) {
        put(itemCells[k], FIRST_ITEM + k);
      }
    }
    for (int cell : monsterCells) {
      put(cell, MONSTER);
    }
  }

  void copyFrom(Board source) {
    // On a small grid most of the array is never written: copying a seventh of it helps rollouts.
    boolean sameSize = rows == source.rows && columns == source.columns;
    int copied = sameSize ? (rows + 1) * Cell.DOWN : contents.length;
    System.arraycopy(source.contents, 0, contents, 0, copied);
    rows = source.rows;
    columns = source.columns;
    items = source.items;
    effects = source.effects;
    // Shared, since nobody writes them: what was collected is told by the contents.
    itemCells = source.itemCells;
    monsterCells = source.monsterCells;
    key = source.key;
  }

  int rows() {
    return rows;
  }

  int columns() {
    return columns;
  }

  List<Item> items() {
    return items;
  }

  Item item(int content) {
    return effects[content - FIRST_ITEM];
  }

  static boolean isItem(int content) {
    return content >= FIRST_ITEM && content < MONSTER;
  }

  /**
   * Whether a fighter may move to a cell that holds this: 1, or 0. A number, to add without a
   * branch.
   */
  static int isOpen(int content) {
    // The sign of the difference: 1 below MONSTER, which is what a move may end on.
    return (content - MONSTER) >>> 31;
  }

  int at(int cell) {
    return contents[cell];
  }

  boolean contains(int cell) {
    int row = Cell.row(cell);
    int column = Cell.column(cell);
    return row >= 1 && row <= rows && column >= 1 && column <= columns;
  }

  /** Where an item lies; {@link Cell#NONE} when it was collected. */
  int itemCell(int k) {
    int cell = itemCells[k];
    return contents[cell] == FIRST_ITEM + k ? cell : Cell.NONE;
  }

  /** How many monsters there were at the beginning. */
  int monsterPlaces() {
    return monsterCells.length;
  }

  /** Where a monster of the beginning stands; {@link Cell#NONE} when it was killed. */
  int monsterCell(int place) {
    int cell = monsterCells[place];
    return contents[cell] == MONSTER ? cell : Cell.NONE;
  }

  /** Puts an item or a monster on a cell. */
  void put(int cell, int content) {
    contents[cell] = (byte) content;
    toggleKey(cell, content);
  }

  /** Takes away the item or monster that is on a cell. */
  void clear(int cell) {
    toggleKey(cell, contents[cell]);
    contents[cell] = EMPTY;
  }

  /** Fighters come and go without a trace in the key: they have keys of their own. */
  void stand(int cell) {
    contents[cell] = FIGHTER;
  }

  void leave(int cell) {
    contents[cell] = EMPTY;
  }

  long key() {
    return key;
  }

  private void toggleKey(int cell, int content) {
    key ^= SeededStream.valueAt(content, cell);
  }
}
