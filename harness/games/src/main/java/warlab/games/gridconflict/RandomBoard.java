package warlab.games.gridconflict;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import warlab.games.Option;
import warlab.games.OptionException;
import warlab.games.Options;
import warlab.games.SeededStream;
import warlab.games.Side;

/**
 * A random board that looks the same from both sides: players, monsters and items of equal effect
 * face each other across the centre, and the players' stats are equal. Only A's stamina in its
 * first round is less: with all of it the side that goes first wins four games of five between
 * equals, with 8 of 20 about half of them. Used once.
 */
final class RandomBoard {
  static final List<Option> OPTIONS =
      List.of(
          Option.integer("minRows", 5, 2, Cell.MAX_ROWS, "fewest rows of a board"),
          Option.integer("maxRows", 9, 2, Cell.MAX_ROWS, "most rows of a board"),
          Option.integer("minColumns", 5, 2, Cell.MAX_COLUMNS, "fewest columns of a board"),
          Option.integer("maxColumns", 9, 2, Cell.MAX_COLUMNS, "most columns of a board"),
          Option.integer("itemPairs", 2, 0, Board.MAX_ITEMS / 2, "pairs of equal items"),
          Option.integer("monsterPairs", 2, 0, 1000, "pairs of monsters, as far as they fit"),
          Option.integer("hitPoints", 100, 1, Short.MAX_VALUE, "hit points of both players"),
          Option.integer("attack", 40, 0, Short.MAX_VALUE, "attack of both players"),
          Option.integer("defence", 0, 0, Short.MAX_VALUE, "defence of both players"),
          Option.integer("stamina", 20, 1, Short.MAX_VALUE, "stamina of both players"),
          Option.integer(
              "firstStamina",
              8,
              0,
              Short.MAX_VALUE,
              "stamina of A in its first round, at most 'stamina'; 8 makes up for going first"));

  private static final int STATS = 4;

  /** The step in which each stat of an item changes, so that a unit of each is of like worth. */
  private static final int[] UNIT = {5, 5, 5, 2};

  private final Options options;
  private final SeededStream stream;
  private final int rows;
  private final int columns;
  private final List<Integer> freeCells = new ArrayList<>();

  private RandomBoard(Options options, long seed) {
    this.options = options;
    stream = new SeededStream(seed);
    rows = between("minRows", "maxRows");
    columns = between("minColumns", "maxColumns");
    for (int row = 1; row <= rows; row++) {
      for (int column = 1; column <= columns; column++) {
        int cell = Cell.at(row, column);
        // One half of the board; the other is its image. The centre of an odd board stays free.
        if (cell < opposite(cell)) {
          freeCells.add(cell);
        }
      }
    }
  }

  /** A board for a seed as a line without counters: the game begins on it. */
  static String draw(Options options, long seed) {
    GridConflictPosition position = new RandomBoard(options, seed).position();
    return String.join("; ", StateFile.lines(position));
  }

  private GridConflictPosition position() {
    int start = drawStart();
    List<Item> items = new ArrayList<>();
    int[] itemCells = new int[Board.MAX_ITEMS];
    for (int pair = 0; pair < options.integer("itemPairs") && !freeCells.isEmpty(); pair++) {
      Item item = drawItem(stream);
      int cell = drawCell();
      itemCells[items.size()] = cell;
      itemCells[items.size() + 1] = opposite(cell);
      items.add(item);
      items.add(item);
    }
    Board board = new Board(rows, columns, items, itemCells, drawMonsters());
    int stamina = (int) options.integer("stamina");
    Setup setup =
        new Setup(
            board,
            fighter(start, Math.min(stamina, (int) options.integer("firstStamina"))),
            fighter(opposite(start), stamina),
            Side.FIRST);
    // Only written as text, without its counters; the round limit is the match's.
    return new GridConflictPosition(setup, 0, 1, 0);
  }

  /** Players begin at least half the longest way apart. */
  private int drawStart() {
    int cell = drawCell();
    while (2 * Cell.distance(cell, opposite(cell)) < rows + columns - 2) {
      // Put back behind the others: later draws may have it.
      freeCells.add(cell);
      cell = drawCell();
    }
    return stream.nextInt(2) == 0 ? cell : opposite(cell);
  }

  /** An item worth a detour: one stat rises, and every second time another falls a little. */
  static Item drawItem(SeededStream stream) {
    int[] change = new int[STATS];
    int risen = stream.nextInt(STATS);
    change[risen] = (2 + stream.nextInt(3)) * UNIT[risen];
    if (stream.nextInt(2) == 0) {
      int fallen = (risen + 1 + stream.nextInt(STATS - 1)) % STATS;
      change[fallen] = -(1 + stream.nextInt(2)) * UNIT[fallen];
    }
    return new Item(change[0], change[1], change[2], change[3]);
  }

  private int[] drawMonsters() {
    int pairs = (int) Math.min(options.integer("monsterPairs"), freeCells.size());
    return IntStream.range(0, pairs)
        .map(pair -> drawCell())
        .flatMap(cell -> IntStream.of(cell, opposite(cell)))
        .sorted()
        .toArray();
  }

  private int drawCell() {
    int last = freeCells.size() - 1;
    int drawn = stream.nextInt(freeCells.size());
    int cell = freeCells.get(drawn);
    // The last fills the gap: the order of what is left does not matter to a draw.
    freeCells.set(drawn, freeCells.get(last));
    freeCells.remove(last);
    return cell;
  }

  private int opposite(int cell) {
    return Cell.at(rows + 1 - Cell.row(cell), columns + 1 - Cell.column(cell));
  }

  private Setup.FighterState fighter(int cell, int stamina) {
    Item stats =
        new Item(
            (int) options.integer("hitPoints"),
            (int) options.integer("attack"),
            (int) options.integer("defence"),
            (int) options.integer("stamina"));
    return new Setup.FighterState(new Fighter(stats), cell, stamina);
  }

  private int between(String least, String most) {
    int min = (int) options.integer(least);
    int max = (int) options.integer(most);
    if (min > max) {
      throw new OptionException(least, least + ": expected at most " + most + ", which is " + max);
    }
    return min + stream.nextInt(max - min + 1);
  }
}
