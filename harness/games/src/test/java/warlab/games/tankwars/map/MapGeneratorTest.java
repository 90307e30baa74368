package warlab.games.tankwars.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
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
      assertThat(MapCheck.isFair(map)).isTrue();
      assertThat(MapCheck.isConnected(map)).isTrue();
      assertThat(map.ground().stream().filter(Terrain.BASE::equals)).hasSize(4);
    }
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
        assertThat(MapCheck.isFair(variant)).isTrue();
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
