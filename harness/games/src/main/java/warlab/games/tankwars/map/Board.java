package warlab.games.tankwars.map;

import java.util.Arrays;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * The geometry of a board of pointy hexagons, odd rows shifted half a tile to the right: tile ids,
 * neighbours, distances. A tile's id is {@code column * height + row}, so ascending ids are the
 * scan order of the rules. Immutable; boards of one size are one object.
 */
public final class Board {
  /** The most columns or rows. */
  public static final int MAX_SIDE = 64;

  /** The most tiles, so that the table of distances stays below one megabyte. */
  public static final int MAX_TILES = 1024;

  /** The farthest any unit sees or fires. */
  public static final int MAX_REACH = 5;

  private static final int[][] EVEN_ROW = {{-1, -1}, {0, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}};
  private static final int[][] ODD_ROW = {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 0}};

  private static final ConcurrentMap<Integer, Board> BY_SIZE = new ConcurrentHashMap<>();

  private final int width;
  private final int height;
  private final int[][] neighbours;
  // All pairs: distances are asked for in every inner loop, and a board is made once.
  private final byte[][] distances;
  private final int[][] near;
  private final int[][] nearCounts;

  private Board(int width, int height) {
    this.width = width;
    this.height = height;
    int tiles = width * height;
    neighbours = new int[tiles][];
    distances = new byte[tiles][tiles];
    near = new int[tiles][];
    nearCounts = new int[tiles][];
    for (int tile = 0; tile < tiles; tile++) {
      neighbours[tile] = findNeighbours(tile);
      for (int other = 0; other < tiles; other++) {
        distances[tile][other] = (byte) measure(tile, other);
      }
      findNear(tile);
    }
  }

  /** The board of a size, from 1x1 up to {@link #MAX_SIDE} and {@link #MAX_TILES}. */
  public static Board of(int width, int height) {
    if (!fits(width, height)) {
      throw new IllegalArgumentException("no board of " + width + "x" + height);
    }
    return BY_SIZE.computeIfAbsent(
        width * (MAX_SIDE + 1) + height, size -> new Board(width, height));
  }

  public static boolean fits(int width, int height) {
    return width >= 1
        && height >= 1
        && width <= MAX_SIDE
        && height <= MAX_SIDE
        && width * height <= MAX_TILES;
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  public int tiles() {
    return neighbours.length;
  }

  /** As in {@code 15x8}. */
  public String size() {
    return width + "x" + height;
  }

  /** Whether the board has this tile. */
  public boolean has(int column, int row) {
    return column >= 0 && column < width && row >= 0 && row < height;
  }

  public int tile(int column, int row) {
    return column * height + row;
  }

  public int column(int tile) {
    return tile / height;
  }

  public int row(int tile) {
    return tile % height;
  }

  /** Column and row of a tile, with this between them. */
  public String place(int tile, char between) {
    return "" + column(tile) + between + row(tile);
  }

  /** How many neighbours a tile has on the board. */
  public int neighbourCount(int tile) {
    return neighbours[tile].length;
  }

  /** A neighbour, counted clockwise from the upper left, those off the board left out. */
  public int neighbour(int tile, int index) {
    return neighbours[tile][index];
  }

  /** Steps between two tiles over the empty board. */
  public int distance(int tile, int other) {
    return distances[tile][other];
  }

  /** How many tiles lie within 1 to {@code range} of a tile; {@link #MAX_REACH} at most. */
  public int nearCount(int tile, int range) {
    return nearCounts[tile][range];
  }

  /** The tiles around a tile, nearest first, then by id. */
  public int near(int tile, int index) {
    return near[tile][index];
  }

  /** Where the half-turn of the board takes a tile; exact with an even number of rows. */
  public int halfTurn(int tile) {
    return tiles() - 1 - tile;
  }

  /** Where the top-bottom flip takes a tile; exact with an odd number of rows. */
  public int flip(int tile) {
    return tile(column(tile), height - 1 - row(tile));
  }

  private int[] findNeighbours(int tile) {
    int column = column(tile);
    int row = row(tile);
    return Arrays.stream(row % 2 == 0 ? EVEN_ROW : ODD_ROW)
        .filter(step -> has(column + step[0], row + step[1]))
        .mapToInt(step -> tile(column + step[0], row + step[1]))
        .toArray();
  }

  private int measure(int tile, int other) {
    int q = axial(tile) - axial(other);
    int r = row(tile) - row(other);
    // Steps on hexagons in axial coordinates, in which a row is straight and a column leans.
    return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
  }

  private int axial(int tile) {
    int row = row(tile);
    return column(tile) - (row - row % 2) / 2;
  }

  private void findNear(int tile) {
    int[] found = new int[3 * MAX_REACH * (MAX_REACH + 1)];
    int[] counts = new int[MAX_REACH + 1];
    int count = 0;
    for (int range = 1; range <= MAX_REACH; range++) {
      for (int other = 0; other < tiles(); other++) {
        if (distances[tile][other] == range) {
          found[count++] = other;
        }
      }
      counts[range] = count;
    }
    near[tile] = Arrays.copyOf(found, count);
    nearCounts[tile] = counts;
  }
}
