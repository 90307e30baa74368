package warlab.games.gridconflict;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import warlab.games.Side;

/** Reads one position, refusing the first fault in reading order. Used once. */
final class StateReader {
  private static final int PLAYERS = 2;

  private final TokenLines lines;
  private final int largestValue;
  private final List<Item> items = new ArrayList<>();
  private final int[] playerCells = new int[PLAYERS];
  private final int[] itemCells = new int[Board.MAX_ITEMS];
  private final boolean[] taken = new boolean[Cell.COUNT];
  private final BitSet monsterCells = new BitSet();
  private int rows;
  private int columns;

  /**
   * @param largestValue the largest stat allowed; the smallest is one below its negative
   */
  StateReader(TokenLines lines, int largestValue) {
    this.lines = lines;
    this.largestValue = largestValue;
  }

  GridConflictPosition read(int roundsCompleted, int roundLimit, int movesPlayed) {
    Side next = readGrid();
    int[] a = readPlayer("player A: H A D s S", false);
    // One dead player is a finished game, two are a fault.
    int[] b = readPlayer("player B: H A D s S", a[0] <= 0);
    readItems();
    readBoard();
    // Faults are reported in reading order, so nothing is checked before what stands above it.
    lines.endOfText();
    Board board = new Board(rows, columns, items, itemCells, monsterCells.stream().toArray());
    Setup setup = new Setup(board, fighter(Side.FIRST, a), fighter(Side.SECOND, b), next);
    return new GridConflictPosition(setup, roundsCompleted, roundLimit, movesPlayed);
  }

  private Side readGrid() {
    lines.nextLine("the grid: H W next_player");
    rows = lines.nextInteger(1, Cell.MAX_ROWS);
    columns = lines.nextInteger(1, Cell.MAX_COLUMNS);
    String player = lines.next();
    if (!player.equals("A") && !player.equals("B")) {
      throw lines.fault(player, "the next player is A or B");
    }
    lines.endOfLine();
    return player.equals("A") ? Side.FIRST : Side.SECOND;
  }

  private int[] readPlayer(String shape, boolean otherIsDead) {
    lines.nextLine(shape);
    int hitPoints = nextValue();
    if (otherIsDead && hitPoints <= 0) {
      throw lines.fault("both players have no hit points");
    }
    int[] stats = {
      hitPoints, nextValue(), nextValue(), lines.nextInteger(0, largestValue), nextValue()
    };
    lines.endOfLine();
    return stats;
  }

  private Setup.FighterState fighter(Side side, int[] stats) {
    Fighter fighter = new Fighter(new Item(stats[0], stats[1], stats[2], stats[4]));
    return new Setup.FighterState(fighter, playerCells[side.index()], stats[3]);
  }

  private void readItems() {
    lines.nextLine("the number of items");
    int count = lines.nextInteger(0, Board.MAX_ITEMS);
    lines.endOfLine();
    for (int k = 0; k < count; k++) {
      lines.nextLine("item " + k + ": dH dA dD dS");
      items.add(new Item(nextValue(), nextValue(), nextValue(), nextValue()));
      lines.endOfLine();
    }
  }

  private int nextValue() {
    return lines.nextInteger(-largestValue - 1, largestValue);
  }

  private void readBoard() {
    lines.nextLine("the board: pairs of entity and cell");
    while (lines.hasToken()) {
      readPair(lines.next());
    }
    for (Side side : Side.values()) {
      if (playerCells[side.index()] == Cell.NONE) {
        throw lines.fault("", "player " + StateFile.letter(side) + " is not on the board");
      }
    }
  }

  private void readPair(String entity) {
    switch (entity) {
      case "A" -> readCellOnce(entity, playerCells, Side.FIRST.index());
      case "B" -> readCellOnce(entity, playerCells, Side.SECOND.index());
      case "m" -> monsterCells.set(readCell(entity));
      default -> readCellOnce(entity, itemCells, itemIndex(entity));
    }
  }

  private int itemIndex(String entity) {
    char digit = entity.length() == 2 && entity.charAt(0) == 'o' ? entity.charAt(1) : ' ';
    if (digit < '0' || digit > '9') {
      throw lines.fault(entity, "unknown entity, expected A, B, m or o0 to o9");
    }
    int index = digit - '0';
    if (index >= items.size()) {
      throw lines.fault(entity, "there are only " + items.size() + " items, counted from o0");
    }
    return index;
  }

  private void readCellOnce(String entity, int[] cells, int index) {
    if (cells[index] != Cell.NONE) {
      throw lines.fault(entity, "it is on the board already");
    }
    cells[index] = readCell(entity);
  }

  private int readCell(String entity) {
    if (!lines.hasToken()) {
      throw lines.fault(entity, "its cell is missing");
    }
    String name = lines.next();
    int cell = Cell.named(name);
    if (cell == Cell.NONE) {
      throw lines.fault(name, "not a cell, expected a row letter and a column such as A1 or z99");
    }
    if (Cell.row(cell) > rows || Cell.column(cell) > columns) {
      throw lines.fault(name, Legality.outside(rows, columns));
    }
    if (taken[cell]) {
      throw lines.fault(name, "the cell is taken already");
    }
    taken[cell] = true;
    return cell;
  }
}
