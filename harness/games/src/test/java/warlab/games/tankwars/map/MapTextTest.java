package warlab.games.tankwars.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.NotationException;
import warlab.games.tankwars.map.TankMap.Placement;
import warlab.games.tankwars.map.TankMap.Reinforcement;

class MapTextTest {
  private static final String SMALL = "3x2|1200U,1800T|BGW/GMB|1T0.0,2A2.1";

  @Test
  void aMapIsReadFromOneLine() {
    TankMap map = MapText.parse("small", SMALL);
    assertThat(map.ground().get(map.board().tile(2, 0))).isEqualTo(Terrain.WATER);
    assertThat(map.ground().get(map.board().tile(1, 1))).isEqualTo(Terrain.MOUNTAIN);
    assertThat(map.units())
        .containsExactly(
            new Placement(1, UnitKind.TANK, 0),
            new Placement(2, UnitKind.ARTILLERY, map.board().tile(2, 1)));
    assertThat(map.reinforcements())
        .containsExactly(
            new Reinforcement(1200, UnitKind.SOLDIER), new Reinforcement(1800, UnitKind.TANK));
    assertThat(map.players()).isEqualTo(2);
  }

  @Test
  void aMapIsWrittenAsItWasRead() {
    assertThat(MapText.write(MapText.parse("small", SMALL))).isEqualTo(SMALL);
    String border = MapText.write(BuiltInMaps.BORDER);
    assertThat(MapText.parse("border", border)).isEqualTo(BuiltInMaps.BORDER);
  }

  @Test
  void aMapWithoutReinforcementsOrUnitsIsReadToo() {
    assertThat(MapText.parse("empty", "2x1||BG|").units()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          3x2|BGW/GMB; has 2 parts
          3y2||BGW/GMB|; '3y2' in a map, expected a size such as 15x8
          99x2||BGW/GMB|; is no size for a board
          3x2||BGW|; 1 rows of ground, expected 2
          3x2||BGW/GM|; row 1 of ground has 2 letters, expected 3
          3x2||BGX/GMB|; 'X' in row 0 is no ground
          3x2|12x|BGW/GMB|; '12x' in a map, expected a reinforcement such as 1200U
          3x2||BGW/GMB|1T0; '1T0' in a map, expected a unit such as 1T0.3
          3x2||BGW/GMB|1T5.0; there is no tile 5 0 on a board of 3x2
          """)
  void nonsenseIsRefusedWithTheOffendingPart(String text, String message) {
    assertThatThrownBy(() -> MapText.parse("bad", text))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining(message);
  }
}
