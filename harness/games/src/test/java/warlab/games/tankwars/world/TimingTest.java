package warlab.games.tankwars.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.tankwars.map.Terrain;

/** When things happen: every entry is the counter at which the change is first seen. */
class TimingTest {
  private static final int ORDERED_AT = 1;

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          T, GRASS,    DOCUMENT, 70
          T, FOREST,   DOCUMENT, 84
          A, GRASS,    DOCUMENT, 150
          A, HILL,     DOCUMENT, 180
          U, GRASS,    DOCUMENT, 90
          U, HOLE,     DOCUMENT, 108
          U, MOUNTAIN, DOCUMENT, 126
          U, GRASS,    ORIGINAL, 90
          U, HOLE,     ORIGINAL, 90
          U, WATER,    ORIGINAL, 125
          """)
  void aStepChangesPlaceHalfWayAndFreesTheUnitTwoAfterItsEnd(
      String kind, Terrain ground, RuleProfile profile, int duration) {
    Scene scene = Scene.plain(ground, "1" + kind + "5.4,2T14.7", profile);
    assertThat(scene.orders.move(1, 5, 4, 6, 4)).isEqualTo(Answer.OK);
    int placed = ORDERED_AT + duration / 2 + 1;
    assertThat(scene.runTo(placed - 1).unit(5, 4)).isNotNegative();
    assertThat(scene.run(1).unit(5, 4)).isEqualTo(-1);
    assertThat(scene.unit(6, 4)).isNotNegative();
    int free = ORDERED_AT + duration + 2;
    assertThat(scene.units().isIdle(scene.runTo(free - 1).unit(6, 4))).isFalse();
    assertThat(scene.units().isIdle(scene.run(1).unit(6, 4))).isTrue();
  }

  @Test
  void aDroppedStepFreesTheUnitAtHalfTime() {
    Scene scene = Scene.plain(Terrain.GRASS, "1T5.4,2T6.4");
    scene.orders.move(1, 5, 4, 6, 4);
    assertThat(scene.units().isIdle(scene.runTo(ORDERED_AT + 35).unit(5, 4))).isFalse();
    assertThat(scene.units().isIdle(scene.run(1).unit(5, 4))).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"T, 60", "U, 69", "A, 100"})
  void aShellLandsAfterItsFlightAndFreesTheShooterTwoLater(String kind, int flight) {
    Scene scene = Scene.plain(Terrain.GRASS, "1" + kind + "5.4,2T6.4");
    assertThat(scene.orders.fire(1, 5, 4, 6, 4)).isEqualTo(Answer.OK);
    scene.runTo(ORDERED_AT + flight - 1);
    assertThat(scene.units().health(scene.unit(6, 4))).isEqualTo(100);
    assertThat(scene.units().health(scene.run(1).unit(6, 4))).isLessThan(100);
    scene.run(1);
    assertThat(scene.units().isIdle(scene.unit(5, 4))).isFalse();
    scene.run(1);
    assertThat(scene.units().isIdle(scene.unit(5, 4))).isTrue();
    assertThat(scene.world.counter()).isEqualTo(ORDERED_AT + flight + 2);
  }

  @Test
  void theGroundWhereTheOrderIsGivenDecidesTheSpeed() {
    Scene scene = Scene.of("3x1||GFB|1T0.0,2T2.0");
    scene.orders.move(1, 0, 0, 1, 0);
    assertThat(scene.units().end(scene.unit(0, 0))).isEqualTo(ORDERED_AT + 70);
    scene.runTo(ORDERED_AT + 72);
    scene.orders.move(1, 1, 0, 0, 0);
    assertThat(scene.units().end(scene.unit(1, 0))).isEqualTo(ORDERED_AT + 72 + 84);
  }

  @Test
  void anActivityTellsItsTilesAndTimes() {
    Scene scene = Scene.plain(Terrain.GRASS, "1T5.4,2T6.4");
    scene.runTo(20).orders.fire(1, 5, 4, 7, 4);
    int unit = scene.unit(5, 4);
    assertThat(scene.units().activity(unit)).isEqualTo(Activity.FIRE);
    assertThat(scene.units().from(unit)).isEqualTo(scene.tile(5, 4));
    assertThat(scene.units().to(unit)).isEqualTo(scene.tile(7, 4));
    assertThat(scene.units().start(unit)).isEqualTo(20);
    assertThat(scene.units().end(unit)).isEqualTo(80);
  }
}
