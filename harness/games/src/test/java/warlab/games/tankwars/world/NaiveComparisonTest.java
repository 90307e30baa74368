package warlab.games.tankwars.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.SeededStream;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.map.TankMap;
import warlab.games.tankwars.map.TankMap.Placement;
import warlab.games.tankwars.map.TankMap.Reinforcement;
import warlab.games.tankwars.map.Terrain;
import warlab.games.tankwars.map.UnitKind;

/**
 * Plays random worlds with random orders, legal and not, in {@link World} and {@link NaiveWorld} at
 * once: every answer and every state after every update must be the same, to the last bit.
 */
class NaiveComparisonTest {
  private final PathFinder paths = new PathFinder();

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          15, 8,  DOCUMENT, 1
          15, 8,  ORIGINAL, 2
          21, 13, DOCUMENT, 3
          5,  4,  DOCUMENT, 4
          5,  4,  ORIGINAL, 5
          30, 1,  DOCUMENT, 6
          9,  6,  DOCUMENT, 7
          9,  6,  ORIGINAL, 8
          """)
  void everyUpdateGivesTheSameState(int width, int height, RuleProfile profile, long seed) {
    SeededStream stream = new SeededStream(seed);
    TankMap map = randomMap(Board.of(width, height), stream);
    World world = new World(map, profile, seed);
    NaiveWorld naive = new NaiveWorld(map, profile, seed);
    Orders orders = new Orders(world);
    for (int i = 0; i < 3000; i++) {
      world.update();
      naive.update();
      assertSame(world, naive);
      for (int order = 0; order < 2; order++) {
        giveRandomOrder(world, naive, orders, stream);
      }
    }
  }

  private void giveRandomOrder(World world, NaiveWorld naive, Orders orders, SeededStream stream) {
    Board board = world.board();
    int tile = stream.nextInt(board.tiles());
    int unit = world.unitAt(tile);
    int player = unit >= 0 ? world.units().player(unit) : 1;
    if (stream.nextInt(2) == 0) {
      boolean far = stream.nextInt(4) == 0;
      int target =
          far
              ? stream.nextInt(board.tiles())
              : board.neighbour(tile, stream.nextInt(board.neighbourCount(tile)));
      int next = target;
      if (unit >= 0 && board.distance(tile, target) != 1) {
        next = paths.firstStep(world, world.units().kind(unit), tile, target);
      }
      assertThat(orders.move(player, tile, target)).isEqualTo(naive.move(player, tile, next));
    } else {
      int reach = Math.max(1, board.nearCount(tile, 2));
      int target = board.near(tile, stream.nextInt(reach));
      assertThat(orders.fire(player, tile, target)).isEqualTo(naive.fire(player, tile, target));
    }
  }

  /** One assertion an update: there are millions of values to compare. */
  private static void assertSame(World world, NaiveWorld naive) {
    assertThat(world.counter()).isEqualTo(naive.counter);
    for (int tile = 0; tile < world.board().tiles(); tile++) {
      if (!isSame(world, naive, tile)) {
        throw new AssertionError("tile " + tile + " differs at counter " + world.counter());
      }
    }
  }

  private static boolean isSame(World world, NaiveWorld naive, int tile) {
    boolean same = world.ground(tile) == naive.ground[tile];
    same &= world.owner(tile) == naive.owner[tile];
    for (int player = 1; player <= world.players(); player++) {
      same &= world.supply(player, tile) == naive.supply[player][tile];
    }
    int unit = world.unitAt(tile);
    NaiveWorld.Piece piece = naive.pieces[tile];
    if (unit < 0 || piece == null) {
      return same && unit < 0 && piece == null;
    }
    return same && isSame(world, unit, tile, piece);
  }

  private static boolean isSame(World world, int unit, int tile, NaiveWorld.Piece piece) {
    Units units = world.units();
    boolean same = units.tile(unit) == tile;
    same &= units.player(unit) == piece.player && units.kind(unit) == piece.kind;
    same &= units.health(unit) == piece.health;
    same &= units.isDemoralized(unit) == piece.demoralized;
    same &= units.activity(unit) == piece.activity;
    if (piece.activity != Activity.NONE) {
      same &= units.to(unit) == piece.to;
      same &= units.start(unit) == piece.start && units.end(unit) == piece.end;
    }
    same &= world.attributes().speed(units.row(unit)) == piece.speed;
    same &= world.attributes().armour(units.row(unit)) == piece.armour;
    // Reading adds up what is owed, so most updates are left to pass unread.
    boolean read = (world.counter() + tile) % 53 == 0;
    return same && (!read || world.ammunition(unit) == piece.ammunition);
  }

  private static TankMap randomMap(Board board, SeededStream stream) {
    List<Terrain> ground = new ArrayList<>();
    List<Placement> units = new ArrayList<>();
    for (int tile = 0; tile < board.tiles(); tile++) {
      ground.add(Terrain.ALL.get(stream.nextInt(Terrain.ALL.size())));
      if (stream.nextInt(6) == 0 || tile < 3) {
        int player = tile < 3 ? tile + 1 : 1 + stream.nextInt(3);
        units.add(new Placement(player, UnitKind.ALL.get(stream.nextInt(3)), tile));
      }
    }
    List<Reinforcement> reinforcements = new ArrayList<>();
    for (int counter = 0; counter < 3000; counter += 60 + stream.nextInt(60)) {
      reinforcements.add(new Reinforcement(counter, UnitKind.ALL.get(stream.nextInt(3))));
    }
    List<Integer> images = Collections.nCopies(board.tiles(), 0);
    return new TankMap("random", board, ground, images, units, reinforcements);
  }
}
