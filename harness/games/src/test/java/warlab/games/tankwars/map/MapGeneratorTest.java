package warlab.games.tankwars.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MapGeneratorTest {

  @ParameterizedTest
  @CsvSource({"15, 8", "9, 6", "21, 12", "7, 4", "16, 10"})
  void randomMapsAreFairConnectedAndPlayable(int width, int height) {
    Board board = Board.of(width, height);
    for (long seed = 0; seed < 50; seed++) {
      TankMap map = MapGenerator.random(board, seed);
      assertThat(MapCheck.problems(map)).isEmpty();
      assertThat(Fairness.isFair(map)).isTrue();
      assertThat(MapCheck.isConnected(map)).isTrue();
      assertThat(map.ground().stream().filter(Terrain.BASE::equals)).hasSize(4);
    }
  }

  /** A home base at mid-height in the forest of the edge, a neutral base in the middle column. */
  @ParameterizedTest
  @CsvSource({"15, 8", "9, 6", "7, 4"})
  void randomMapsHaveTheCharacterOfTheBorder(int width, int height) {
    Board board = Board.of(width, height);
    Set<Integer> homes = new HashSet<>();
    for (long seed = 0; seed < 100; seed++) {
      TankMap map = MapGenerator.random(board, seed);
      assertThat(map.units()).hasSize(6);
      int home = tileOf(map, UnitKind.ARTILLERY);
      homes.add(home);
      assertThat(map.ground().get(home)).isEqualTo(Terrain.BASE);
      assertThat(IntStream.range(0, height).map(row -> board.tile(width / 2, row)))
          .anyMatch(tile -> map.ground().get(tile) == Terrain.BASE);
      assertStandsNear(map, home, tileOf(map, UnitKind.TANK), 2);
      assertStandsNear(map, home, tileOf(map, UnitKind.SOLDIER), 4);
      assertThat(map.ground().subList(0, 2 * height))
          .isSubsetOf(Terrain.FOREST, Terrain.BASE)
          .containsOnlyOnce(Terrain.BASE);
    }
    assertThat(homes)
        .containsExactlyInAnyOrder(board.tile(0, height / 2 - 1), board.tile(0, height / 2));
  }

  private static int tileOf(TankMap map, UnitKind kind) {
    return map.units().stream()
        .filter(unit -> unit.player() == 1 && unit.kind() == kind)
        .mapToInt(TankMap.Placement::tile)
        .sum();
  }

  private static void assertStandsNear(TankMap map, int home, int tile, int reach) {
    assertThat(map.board().distance(home, tile)).isBetween(1, reach);
    assertThat(tile).isLessThan(map.board().tiles() / 2);
    assertThat(map.ground().get(tile).isOpen()).isTrue();
    assertThat(map.ground().get(tile)).isNotEqualTo(Terrain.BASE);
  }

  @Test
  void thePlainsOfRandomMapsHoldEveryKindOfGround() {
    Board board = Board.of(15, 8);
    Set<Terrain> third = new HashSet<>();
    for (long seed = 0; seed < 100; seed++) {
      third.addAll(MapGenerator.random(board, seed).ground().subList(2 * 8, 3 * 8));
    }
    assertThat(third)
        .containsExactlyInAnyOrderElementsOf(
            Terrain.ALL.stream().filter(kind -> kind != Terrain.BASE).toList());
  }

  @Test
  void theSeedDecidesTheMap() {
    Board board = Board.of(15, 8);
    Set<TankMap> maps = new HashSet<>();
    for (long seed = 0; seed < 100; seed++) {
      TankMap map = MapGenerator.random(board, seed);
      assertThat(MapGenerator.random(board, seed)).isEqualTo(map);
      maps.add(map);
    }
    assertThat(maps).hasSize(100);
  }

  @Test
  void variantsStayFairAndChangeNoBaseOrUnit() {
    for (TankMap map : new TankMap[] {BuiltInMaps.BORDER, BuiltInMaps.RIVER}) {
      for (long seed = 0; seed < 50; seed++) {
        TankMap variant = MapGenerator.vary(map, 8, seed);
        assertThat(Fairness.isFair(variant)).isTrue();
        assertThat(MapCheck.isConnected(variant)).isTrue();
        assertThat(variant.units()).isEqualTo(map.units());
        for (int tile = 0; tile < map.board().tiles(); tile++) {
          boolean wasBase = map.ground().get(tile) == Terrain.BASE;
          assertThat(variant.ground().get(tile) == Terrain.BASE).isEqualTo(wasBase);
        }
      }
    }
    assertThat(MapGenerator.vary(BuiltInMaps.BORDER, 8, 1)).isNotEqualTo(BuiltInMaps.BORDER);
    assertThat(MapGenerator.vary(BuiltInMaps.BORDER, 0, 1)).isEqualTo(BuiltInMaps.BORDER);
  }

  @Test
  void onlyBoardsWithAnEvenNumberOfRowsHaveRandomMaps() {
    assertThat(MapGenerator.isPossible(Board.of(15, 8))).isTrue();
    assertThat(MapGenerator.isPossible(Board.of(15, 7))).isFalse();
    assertThat(MapGenerator.isPossible(Board.of(6, 8))).isFalse();
  }
}
