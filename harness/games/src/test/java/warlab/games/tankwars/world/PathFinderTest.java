package warlab.games.tankwars.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.tankwars.map.BuiltInMaps;
import warlab.games.tankwars.map.MapText;
import warlab.games.tankwars.map.Terrain;
import warlab.games.tankwars.map.UnitKind;

class PathFinderTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '-',
      textBlock =
          """
          (0,0)(0,1)(1,2)(1,3)(2,4)(3,4)(4,4)(4,5)(5,5)(6,5)(7,5)
          (7,5)(7,4)(6,3)(6,2)(5,1)(5,0)(4,0)(3,0)(2,0)(1,0)(0,0)
          (2,6)(2,5)(3,4)(3,3)(4,2)(4,1)(5,1)(6,1)
          (6,1)(6,2)(5,3)(5,4)(4,5)(4,6)(3,6)(2,6)
          (4,4)(3,3)(3,2)(2,2)
          """)
  void pathsOverOpenGrassAreThoseOfTheOriginal(String path) {
    assertPath(Scene.plain(Terrain.GRASS, "1T14.7,2T14.6"), path);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '-',
      textBlock =
          """
          (3,3)(4,2)(4,1)(5,0)(6,0)(6,1)(7,2)(8,2)(8,3)
          (3,4)(4,4)(4,5)(4,6)(4,7)(5,7)(6,6)(6,5)(7,4)(8,4)
          (8,4)(7,4)(6,5)(6,6)(5,7)(4,7)(3,7)(3,6)(3,5)(3,4)(3,3)
          """)
  void pathsAroundAWallAreThoseOfTheOriginal(String path) {
    String row = "G".repeat(15);
    String walled = "G".repeat(5) + "S" + "G".repeat(9) + "/";
    String rows = row + "/" + walled.repeat(6) + row;
    assertPath(Scene.of("15x8||" + rows + "|1T14.7,2T14.6"), path);
  }

  @Test
  void aPathAvoidsUnitsButMayEndOnOne() {
    Scene scene = Scene.of("3x1||GGG|2T1.0,1T0.0,2U2.0");
    assertThat(step(scene, 0, 0, 2, 0)).isEqualTo(-1);
    assertThat(new PathFinder().path(scene.world, UnitKind.TANK, 0, 2)).isEmpty();
    Scene wide = Scene.of("3x2||GGG/GGG|1T0.0,2T1.0,2U2.0");
    assertThat(step(wide, 0, 0, 2, 0)).isEqualTo(wide.tile(0, 1));
  }

  @Test
  void aPathMayEndOnForbiddenGroundButNotCrossIt() {
    Scene scene = Scene.of("4x1||GGSG|1T0.0,2U3.0");
    assertThat(step(scene, 0, 0, 2, 0)).isEqualTo(scene.tile(1, 0));
    assertThat(step(scene, 0, 0, 3, 0)).isEqualTo(-1);
  }

  @Test
  void theOwnTileIsNoTarget() {
    Scene scene = Scene.plain(Terrain.GRASS, "1T0.0,2T5.5");
    assertThat(step(scene, 0, 0, 0, 0)).isEqualTo(-1);
  }

  @Test
  void repeatingAFarMoveAlwaysArrivesOnTheBuiltInMap() {
    Scene scene =
        Scene.of(MapText.write(BuiltInMaps.BORDER).replaceFirst("\\|[^|]*$", "|1T0.0,2T0.1"));
    PathFinder paths = new PathFinder();
    int tiles = scene.world.board().tiles();
    for (int from = 2; from < tiles; from++) {
      for (int to = 2; to < tiles; to++) {
        if (isOpen(scene, from) && isOpen(scene, to) && from != to) {
          int at = from;
          for (int steps = 0; at != to; steps++) {
            at = paths.firstStep(scene.world, UnitKind.TANK, at, to);
            assertThat(at).isNotNegative();
            assertThat(steps).isLessThan(40);
          }
        }
      }
    }
  }

  private static boolean isOpen(Scene scene, int tile) {
    return scene.world.ground(tile).isOpen();
  }

  private static int step(Scene scene, int column, int row, int toColumn, int toRow) {
    return new PathFinder()
        .firstStep(
            scene.world, UnitKind.TANK, scene.tile(column, row), scene.tile(toColumn, toRow));
  }

  private static void assertPath(Scene scene, String expected) {
    String[] places = expected.substring(1, expected.length() - 1).split("\\)\\(", -1);
    int from = tile(scene, places[0]);
    int to = tile(scene, places[places.length - 1]);
    StringBuilder found = new StringBuilder("(" + places[0] + ")");
    for (int tile : new PathFinder().path(scene.world, UnitKind.TANK, from, to)) {
      int column = scene.world.board().column(tile);
      found
          .append("(")
          .append(column)
          .append(",")
          .append(scene.world.board().row(tile))
          .append(")");
    }
    assertThat(found).hasToString(expected);
  }

  private static int tile(Scene scene, String place) {
    String[] numbers = place.split(",", -1);
    return scene.tile(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
  }
}
