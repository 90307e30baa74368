package warlab.games.tankwars.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.tankwars.map.Terrain;

class SupplyTest {
  /** A strip with red's base on its left end. */
  private static final String STRIP = "30x1||B" + "G".repeat(28) + "B|";

  @Test
  void theLevelIsTheDistanceToTheNearestOwnBaseAndAtLeastOne() {
    Scene scene = Scene.of(STRIP + "1T0.0,2T29.0");
    assertThat(scene.world.supply(1, scene.tile(0, 0))).isEqualTo(1);
    assertThat(scene.world.supply(1, scene.tile(1, 0))).isEqualTo(1);
    assertThat(scene.world.supply(1, scene.tile(2, 0))).isEqualTo(2);
    assertThat(scene.world.supply(1, scene.tile(15, 0))).isEqualTo(15);
    assertThat(scene.world.supply(1, scene.tile(16, 0))).isZero();
    assertThat(scene.world.supply(2, scene.tile(16, 0))).isEqualTo(13);
  }

  @Test
  void severalPlayersCanSupplyOneTile() {
    Scene scene = Scene.of(STRIP + "1T0.0,2T29.0");
    assertThat(scene.world.supply(1, scene.tile(14, 0))).isEqualTo(14);
    assertThat(scene.world.supply(2, scene.tile(14, 0))).isEqualTo(15);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          1, 61
          2, 121
          3, 180
          4, 241
          5, 301
          6, 361
          7, 420
          8, 480
          9, 540
          10, 601
          11, 661
          12, 720
          13, 781
          14, 840
          15, 901
          """)
  void aShotTakesSoManyUpdatesFromNothing(int level, int updates) {
    Scene scene = Scene.of(STRIP + "1T0.0,1T" + level + ".0,2T29.0").arm(level, 0, 0);
    int unit = scene.unit(level, 0);
    assertThat(scene.world.updatesToShot(unit, 1000)).isEqualTo(updates);
    scene.run(updates - 1);
    assertThat(scene.world.ammunition(unit)).isLessThan(1);
    scene.run(1);
    assertThat(scene.world.ammunition(unit)).isGreaterThanOrEqualTo(1);
  }

  @Test
  void ammunitionIsAddedInSinglePrecisionUpdateByUpdate() {
    Scene scene = Scene.of(STRIP + "1T0.0,1T7.0,2T29.0").arm(7, 0, 0);
    float expected = 0;
    for (int i = 0; i < 1300; i++) {
      scene.run(1);
      expected = Math.min(expected + 1f / (7 * 2f * 30f), 3f);
      if (i % 37 == 0) {
        assertThat(scene.world.ammunition(scene.unit(7, 0))).isEqualTo(expected);
      }
    }
    assertThat(expected).isEqualTo(3f);
  }

  @Test
  void newUnitsAreFullAfterTheirFirstUpdateEvenWithoutSupply() {
    Scene scene = Scene.plain(Terrain.GRASS, "1A0.0,1U3.0,2T9.0");
    assertThat(scene.world.ammunition(scene.unit(0, 0))).isEqualTo(2f);
    assertThat(scene.world.ammunition(scene.unit(3, 0))).isEqualTo(9f);
    assertThat(scene.world.ammunition(scene.unit(9, 0))).isEqualTo(3f);
    assertThat(scene.run(500).world.ammunition(scene.unit(9, 0))).isEqualTo(3f);
  }

  @ParameterizedTest
  @CsvSource({"0, 1000, 61", "0, 10, 10", "0.99, 1000, 1", "1, 1000, 0"})
  void theTimeToAShotIsKnownInAdvanceUpToALimit(float ammunition, int limit, int updates) {
    Scene scene = Scene.of(STRIP + "1T0.0,2T29.0").arm(0, 0, ammunition);
    assertThat(scene.world.updatesToShot(scene.unit(0, 0), limit)).isEqualTo(updates);
  }

  @Test
  void unitsGainDuringAnyActivity() {
    Scene scene = Scene.of(STRIP + "1T0.0,1T1.0,2T29.0");
    for (int shot = 0; shot < 100; shot++) {
      assertThat(scene.orders.fire(1, 1, 0, 2, 0)).isEqualTo(Answer.OK);
      scene.run(62);
    }
  }

  @Test
  void anOwnerStaysWhenTheUnitLeaves() {
    Scene scene = Scene.of(STRIP + "1T0.0,2T29.0");
    scene.orders.move(1, 0, 0, 1, 0);
    scene.run(100);
    assertThat(scene.world.owner(0)).isEqualTo(1);
    assertThat(scene.world.basesOwned(1)).isEqualTo(1);
  }

  @Test
  void aBaseEnteredInOneUpdateSuppliesFromTheNext() {
    Scene scene = Scene.of("5x1||GBGGG|1T0.0,2T4.0").arm(0, 0, 0);
    scene.orders.move(1, 0, 0, 1, 0);
    scene.runTo(1 + 36);
    assertThat(scene.unit(1, 0)).isNotNegative();
    assertThat(scene.world.owner(1)).isZero();
    assertThat(scene.world.ammunition(scene.unit(1, 0))).isZero();
    scene.run(1);
    assertThat(scene.world.owner(1)).isEqualTo(1);
    assertThat(scene.world.ammunition(scene.unit(1, 0))).isEqualTo(1f / 60);
  }

  @Test
  void onlyBasesHaveOwners() {
    Scene scene = Scene.of("3x1||GBG|1T0.0,2T2.0");
    scene.run(50);
    assertThat(scene.world.owner(0)).isZero();
    assertThat(scene.world.owner(2)).isZero();
  }
}
