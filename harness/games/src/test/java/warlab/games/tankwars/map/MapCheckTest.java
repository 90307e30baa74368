package warlab.games.tankwars.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MapCheckTest {

  @ParameterizedTest
  @ValueSource(strings = {"border", "river", "skirmish"})
  void everyBuiltInMapIsPlayableFairAndConnected(String name) {
    TankMap map = BuiltInMaps.find(name).orElseThrow();
    assertThat(MapCheck.problems(map)).isEmpty();
    assertThat(Fairness.isFair(map)).isTrue();
    assertThat(MapCheck.isConnected(map)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          3x2||GGG/GGG|1T0.0,2T2.1; no BASE tile
          3x2||BGG/GGG|1T0.0,2T0.0; two units on (0, 0)
          3x2||BGG/GGG|1T0.0; units of 1 players, expected at least 2
          3x2||BGG/GGG|1T0.0,3T2.1; player 2 of 3 has no unit
          3x2||BGG/GGG|1T0.0,7T2.1; player 7 owns a unit, expected 1 to 6
          3x2||BGG/GGG|1T0.0,0T2.1; player 0 owns a unit, expected 1 to 6
          3x2|5U,5T|BGG/GGG|1T0.0,2T2.1; two reinforcements at 5
          """)
  void everyMistakeIsNamed(String text, String message) {
    assertThat(MapCheck.problems(MapText.parse("bad", text)))
        .anySatisfy(problem -> assertThat(problem).startsWith("map 'bad': ").contains(message));
  }

  @Test
  void picturesOutsideTheirRangeAreNamed() {
    TankMap map = MapText.parse("bad", "2x1||BG|1T0.0,2T1.0");
    TankMap pictured =
        new TankMap(
            "bad", map.board(), map.ground(), List.of(254, 255), map.units(), map.reinforcements());
    assertThat(MapCheck.problems(pictured))
        .containsExactly("map 'bad': picture 255 on (1, 0), expected 0 to 254");
  }

  @Test
  void unitsOutsideTheBoardAndReinforcementsBeforeTheStartAreNamed() {
    TankMap map = MapText.parse("bad", "2x1||BG|1T0.0,2T1.0");
    List<TankMap.Placement> units =
        List.of(
            new TankMap.Placement(1, UnitKind.TANK, 0), new TankMap.Placement(2, UnitKind.TANK, 2));
    List<TankMap.Reinforcement> reinforcements =
        List.of(
            new TankMap.Reinforcement(-1, UnitKind.TANK),
            new TankMap.Reinforcement(0, UnitKind.TANK));
    TankMap bad =
        new TankMap("bad", map.board(), map.ground(), map.images(), units, reinforcements);
    assertThat(MapCheck.problems(bad))
        .containsExactly(
            "map 'bad': a TANK stands outside the board of 2x1",
            "map 'bad': reinforcement at -1, expected 0 or later");
  }

  @Test
  void sixPlayersAreNotTooMany() {
    String units = "1T0.0,2T1.0,3T2.0,4T3.0,5T4.0,6T5.0";
    assertThat(MapCheck.problems(MapText.parse("six", "6x1||BGGGGG|" + units))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          4x2||BGGG/GGGB|1T0.0,2T3.1; true
          4x2||BGGG/GGHB|1T0.0,2T3.1; false
          4x2||BGGG/GGGB|1T0.0,2A3.1; false
          4x2||BGGG/GGGB|1T0.0,2T2.1; false
          4x2||BGGG/GGGB|1T0.0,1T3.1; false
          3x3||BGG/GGG/BGG|1T0.0,2T0.2; true
          3x3||BGG/GGG/GGB|1T0.0,2T2.2; false
          """)
  void aMapIsFairWhenGroundAndUnitsMirrorEachOther(String text, boolean fair) {
    assertThat(Fairness.isFair(MapText.parse("mirrored", text))).isEqualTo(fair);
  }

  @Test
  void openGroundSplitByWaterIsNotConnected() {
    assertThat(MapCheck.isConnected(MapText.parse("split", "3x2||BWG/GWB|"))).isFalse();
  }
}
