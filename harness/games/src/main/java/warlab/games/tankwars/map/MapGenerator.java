package warlab.games.tankwars.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import warlab.games.SeededStream;
import warlab.games.tankwars.map.TankMap.Placement;

/**
 * Random maps in the character of {@link BuiltInMaps#BORDER}, exactly fair under the half-turn and
 * connected for tanks; the same seed gives the same map. Also random variants of a given map.
 */
public final class MapGenerator {
  /** The smallest width and height of a random map; the height is even, so that it is fair. */
  public static final int MIN_WIDTH = 7;

  public static final int MIN_HEIGHT = 4;

  /** Ground of the plains, as often as it is to come up. */
  private static final String PLAINS = "GGGGGGGGGGGGGGFFFFFDOHHSSMMW";

  private static final String VARIED = "GFDOH";
  private static final int FOREST_COLUMNS = 2;

  private final Board board;
  private final SeededStream stream;
  private final Terrain[] ground;
  private final List<Placement> units = new ArrayList<>();

  private MapGenerator(Board board, long seed) {
    this.board = board;
    stream = new SeededStream(seed);
    ground = new Terrain[board.tiles()];
    Arrays.fill(ground, Terrain.GRASS);
  }

  /** A fair map of a size; the height must be even. */
  public static TankMap random(Board board, long seed) {
    if (!isPossible(board)) {
      throw new IllegalArgumentException("no random map of " + board.size());
    }
    for (int attempt = 0; ; attempt++) {
      // A map that is cut in two is thrown away; the attempt is in the seed, so the same seed still
      // gives the same map.
      TankMap map = new MapGenerator(board, SeededStream.derive(seed, attempt)).draw();
      if (MapCheck.isConnected(map)) {
        return map;
      }
    }
  }

  public static boolean isPossible(Board board) {
    return board.width() >= MIN_WIDTH && board.height() >= MIN_HEIGHT && board.height() % 2 == 0;
  }

  /**
   * A variant: up to {@code changes} times, a tile without unit and its mirror image change among
   * grass, forest, dirt, hole and hill. What was fair or connected stays so.
   */
  public static TankMap vary(TankMap map, int changes, long seed) {
    Board board = map.board();
    SeededStream stream = new SeededStream(seed);
    List<Terrain> ground = new ArrayList<>(map.ground());
    for (int change = 0; change < changes; change++) {
      int tile = stream.nextInt(board.tiles());
      Terrain terrain = pick(stream, VARIED);
      int mirrored = board.height() % 2 == 0 ? board.halfTurn(tile) : board.flip(tile);
      if (isVaried(map, ground, tile) && isVaried(map, ground, mirrored)) {
        ground.set(tile, terrain);
        ground.set(mirrored, terrain);
      }
    }
    return map.withGround(map.name(), ground);
  }

  private static boolean isVaried(TankMap map, List<Terrain> ground, int tile) {
    return VARIED.indexOf(ground.get(tile).letter()) >= 0
        && map.units().stream().noneMatch(unit -> unit.tile() == tile);
  }

  private TankMap draw() {
    for (int tile = 0; tile < board.tiles() / 2; tile++) {
      boolean edge = board.column(tile) < FOREST_COLUMNS;
      lay(tile, edge ? Terrain.FOREST : pick(stream, PLAINS));
    }
    int home = board.tile(0, board.height() / 2 - 1 + stream.nextInt(2));
    // After the plains, so that nothing is laid over it.
    lay(home, Terrain.BASE);
    lay(board.tile(board.width() / 2, stream.nextInt(board.height() / 2)), Terrain.BASE);
    place(UnitKind.ARTILLERY, home);
    place(UnitKind.TANK, freeTile(home, 2));
    place(UnitKind.SOLDIER, freeTile(home, 4));
    return new TankMap(
        "random",
        board,
        List.of(ground),
        Collections.nCopies(board.tiles(), 0),
        units,
        BuiltInMaps.BORDER.reinforcements());
  }

  private void lay(int tile, Terrain terrain) {
    ground[tile] = terrain;
    ground[board.halfTurn(tile)] = terrain;
  }

  private void place(UnitKind kind, int tile) {
    units.add(new Placement(1, kind, tile));
    units.add(new Placement(2, kind, board.halfTurn(tile)));
  }

  /** An open tile in the first seat's half at most so far from its home. */
  private int freeTile(int home, int reach) {
    int[] found =
        IntStream.range(0, board.nearCount(home, reach))
            .map(i -> board.near(home, i))
            .filter(tile -> tile < board.tiles() / 2 && isPlain(tile))
            .filter(tile -> units.stream().noneMatch(unit -> unit.tile() == tile))
            .toArray();
    return found[stream.nextInt(found.length)];
  }

  private boolean isPlain(int tile) {
    return ground[tile].isOpen() && ground[tile] != Terrain.BASE;
  }

  private static Terrain pick(SeededStream stream, String letters) {
    return Objects.requireNonNull(Terrain.of(letters.charAt(stream.nextInt(letters.length()))));
  }
}
