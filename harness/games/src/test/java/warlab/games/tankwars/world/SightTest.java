package warlab.games.tankwars.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.tankwars.map.MapText;
import warlab.games.tankwars.map.Terrain;

class SightTest {

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          DIRT,      221100
          GRASS,     221100
          HOLE,      221100
          STRUCTURE, 221100
          WATER,     221100
          FOREST,    221000
          HILL,      222110
          MOUNTAIN,  222110
          BASE,      222200
          """)
  void theLevelFallsWithTheDistance(Terrain ground, String levels) {
    Scene scene = Scene.plain(ground, "1U7.4,2U0.0");
    for (int tile = 0; tile < 120; tile++) {
      int distance = scene.world.board().distance(scene.tile(7, 4), tile);
      int expected = distance > 5 ? 0 : levels.charAt(distance) - '0';
      assertThat(Sight.level(scene.world, 1, tile)).isEqualTo(expected);
    }
  }

  @Test
  void theHighestLevelWins() {
    Scene scene = Scene.of("9x1||" + "D".repeat(9) + "|1T0.0,1T3.0,2U8.0");
    assertThat(Sight.level(scene.world, 1, scene.tile(2, 0))).isEqualTo(Sight.CLOSE);
    assertThat(Sight.level(scene.world, 1, scene.tile(6, 0))).isEqualTo(Sight.NORMAL);
    assertThat(Sight.level(scene.world, 1, scene.tile(7, 0))).isEqualTo(Sight.FOG);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          G, T, 3, true
          G, T, 4, false
          G, U, 2, false
          G, U, 1, true
          F, T, 2, false
          F, T, 1, true
          D, U, 3, true
          """)
  void hiddenUnitsAreSeenOnlyFromClose(String ground, String kind, int distance, boolean shown) {
    String row = "D".repeat(distance) + ground + "D".repeat(14 - distance);
    Scene scene = Scene.of("15x1||" + row + "|1T0.0,2" + kind + distance + ".0");
    assertThat(Sight.shows(scene.world, 1, scene.unit(distance, 0))).isEqualTo(shown);
  }

  @Test
  void basesWithoutUnitsSeeNothing() {
    Scene scene = Scene.of("9x1||BDDDDDDDD|1T0.0,2T8.0");
    scene.orders.move(1, 0, 0, 1, 0);
    scene.run(72);
    for (int step = 1; step < 6; step++) {
      scene.orders.move(1, step, 0, step + 1, 0);
      scene.run(72);
    }
    assertThat(Sight.level(scene.world, 1, 0)).isEqualTo(Sight.FOG);
    assertThat(scene.world.owner(0)).isEqualTo(1);
  }

  @Test
  void anEnemyBaseInFogLooksNeutral() {
    Scene scene = Scene.of("15x1||B" + "D".repeat(13) + "B|1T0.0,2T14.0");
    assertThat(scene.world.owner(14)).isEqualTo(2);
    assertThat(Sight.shownOwner(scene.world, 1, 14)).isZero();
    assertThat(Sight.shownOwner(scene.world, 2, 14)).isEqualTo(2);
    assertThat(Sight.shownOwner(scene.world, 1, 0)).isEqualTo(1);
    Scene near = Scene.of("4x1||DDDB|1T0.0,2T3.0");
    assertThat(Sight.level(near.world, 1, 3)).isEqualTo(Sight.NORMAL);
    assertThat(Sight.shownOwner(near.world, 1, 3)).isEqualTo(2);
  }

  @Test
  void theLossOfAnOwnBaseIsNoticedInFog() {
    Scene scene = Scene.of("15x1||D" + "D".repeat(13) + "B|1T0.0,2T13.0");
    new Setup(scene.world).owner(14, 1);
    assertThat(Sight.shownOwner(scene.world, 1, 14)).isEqualTo(1);
    new Setup(scene.world).owner(14, 2);
    assertThat(Sight.shownOwner(scene.world, 1, 14)).isZero();
  }

  @Test
  void ownUnitsAlwaysShowAndAnObserverSeesNobody() {
    Scene scene = Scene.plain(Terrain.FOREST, "1U7.4,2U0.0");
    assertThat(Sight.shows(scene.world, 1, scene.unit(7, 4))).isTrue();
    assertThat(Sight.shows(scene.world, 5, scene.unit(7, 4))).isFalse();
    assertThat(scene.world.supply(5, 0)).isZero();
  }

  @Test
  void beforeTheFirstUpdateNobodyIsShown() {
    World world = new World(MapText.parse("new", "3x1||BDB|1T0.0,2T2.0"), RuleProfile.DOCUMENT, 1);
    assertThat(Sight.shows(world, 1, world.unitAt(0))).isFalse();
    assertThat(Sight.level(world, 1, 0)).isEqualTo(Sight.FOG);
  }

  @Test
  void newGroundUnderAUnitChangesItsViewInTheSameUpdate() {
    Scene scene = Scene.of("6x1||DDFDDD|1T0.0,2T2.0,2U5.0");
    assertThat(Sight.level(scene.world, 2, scene.tile(0, 0))).isEqualTo(Sight.NORMAL);
    assertThat(Sight.level(scene.world, 2, scene.tile(1, 0))).isEqualTo(Sight.CLOSE);
    scene.world.dice().script(bound -> 0, bound -> 0);
    scene.orders.fire(1, 0, 0, 2, 0);
    scene.runTo(1 + 60);
    assertThat(scene.world.ground(scene.tile(2, 0))).isEqualTo(Terrain.GRASS);
    int unit = scene.unit(2, 0);
    assertThat(scene.world.attributes().view(scene.units().row(unit))).isEqualTo(3);
  }
}
