package warlab.games.tankwars.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.tankwars.map.UnitKind;

class ReinforcementsTest {

  @Test
  void everyPlayerWithABaseGetsOneUnitInThatUpdate() {
    Scene scene = Scene.of("9x1|50U|BGGGGGGGB|1T0.0,2T8.0");
    scene.runTo(50);
    assertThat(scene.units().count()).isEqualTo(2);
    scene.run(1);
    assertThat(scene.units().count()).isEqualTo(4);
    int unit = scene.unit(1, 0);
    assertThat(scene.units().kind(unit)).isEqualTo(UnitKind.SOLDIER);
    assertThat(scene.units().player(unit)).isEqualTo(1);
    assertThat(scene.units().health(unit)).isEqualTo(100);
    assertThat(scene.units().isIdle(unit)).isTrue();
    assertThat(scene.units().isDemoralized(unit)).isFalse();
    assertThat(scene.world.ammunition(unit)).isEqualTo(9f);
    assertThat(scene.world.attributes().speed(scene.units().row(unit))).isEqualTo(90);
    assertThat(scene.units().player(scene.unit(7, 0))).isEqualTo(2);
  }

  @Test
  void whoOwnsNoBaseGetsNothingAndNothingLater() {
    Scene scene = Scene.of("9x1|50U|BGGGGGGGG|1T0.0,2T8.0");
    scene.runTo(51);
    assertThat(scene.units().count()).isEqualTo(3);
    new Setup(scene.world).owner(0, 2);
    scene.run(300);
    assertThat(scene.units().count()).isEqualTo(3);
  }

  @Test
  void unitsAppearOnOpenFreeGroundWithTheBestSupply() {
    Scene scene = Scene.of("6x1|50T|BWGGMG|1T0.0,2T5.0");
    scene.runTo(51);
    assertThat(scene.unit(1, 0)).isEqualTo(-1);
    assertThat(scene.unit(2, 0)).isNotNegative();
  }

  @Test
  void noUnitAppearsBeyondSupplyEight() {
    Scene near = Scene.of("12x1|50T|BWWWWWWWGWWG|1T0.0,2U11.0");
    assertThat(near.runTo(51).unit(8, 0)).isNotNegative();
    Scene far = Scene.of("12x1|50T|BWWWWWWWWGWG|1T0.0,2U11.0");
    assertThat(far.runTo(51).unit(9, 0)).isEqualTo(-1);
  }

  /** The level-1 group is the base and its neighbours together, in tile order. */
  @Test
  void theTileIsDrawnAmongTheBest() {
    for (int draw = 0; draw < 3; draw++) {
      Scene scene = Scene.of("6x1|50T|GBGGGG|1T3.0,2T5.0");
      new Setup(scene.world).owner(scene.tile(1, 0), 1);
      scene.runTo(50);
      DrawScript script = new DrawScript().then(3, draw);
      scene.world.dice().script(bound -> bound - 1, script);
      scene.run(1);
      script.assertUsedUp();
      assertThat(scene.unit(draw, 0)).isNotNegative();
    }
  }

  @Test
  void competingPlayersAreServedInDrawnOrder() {
    for (int first = 0; first < 2; first++) {
      Scene scene = Scene.of("3x1|50U|BGB|1T0.0,2T2.0");
      scene.runTo(50);
      DrawScript script = new DrawScript().then(2, first).then(1, 0);
      scene.world.dice().script(bound -> bound - 1, script);
      scene.run(1);
      script.assertUsedUp();
      assertThat(scene.units().player(scene.unit(1, 0))).isEqualTo(first == 0 ? 2 : 1);
      assertThat(scene.units().count()).isEqualTo(3);
    }
  }

  @Test
  void theTileJustLeftIsFree() {
    Scene scene = Scene.of("4x1|36U|BGWW|1T0.0,2U3.0,1U2.0");
    scene.orders.move(1, 0, 0, 1, 0);
    scene.runTo(37);
    assertThat(scene.units().kind(scene.unit(1, 0))).isEqualTo(UnitKind.TANK);
    assertThat(scene.units().kind(scene.unit(0, 0))).isEqualTo(UnitKind.SOLDIER);
  }

  @Test
  void aBaseEnteredInThisUpdateDoesNotCountYet() {
    Scene scene = Scene.of("4x1|36U|GBGG|1T0.0,2U3.0");
    scene.orders.move(1, 0, 0, 1, 0);
    scene.runTo(37);
    assertThat(scene.unit(1, 0)).isNotNegative();
    assertThat(scene.units().count()).isEqualTo(2);
  }

  @Test
  void aBaseLostByFireInThisUpdateStillCounts() {
    Scene scene = Scene.of("4x1|61U|GGBG|1T0.0,2U3.0");
    new Setup(scene.world).owner(2, 2);
    scene.run(1);
    scene.world.dice().script(bound -> 0, bound -> 0);
    scene.orders.fire(1, 0, 0, 2, 0);
    scene.runTo(61);
    assertThat(scene.world.owner(2)).isEqualTo(2);
    scene.run(1);
    assertThat(scene.world.owner(2)).isZero();
    assertThat(scene.units().count()).isEqualTo(3);
  }

  @Test
  void aUnitThatAppearsOnADestinationMakesTheMoveDrop() {
    Scene scene = Scene.of("4x1|20U|BGGG|1T0.0,2U2.0");
    scene.orders.move(2, 2, 0, 1, 0);
    scene.runTo(1 + 46);
    assertThat(scene.units().player(scene.unit(1, 0))).isEqualTo(1);
    assertThat(scene.units().isIdle(scene.unit(2, 0))).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"50, 3", "51, 2"})
  void aWorldSetUpAtACounterExpectsWhatIsDueFromThen(int counter, int units) {
    Scene scene = Scene.of("6x1|50T|BGGGGG|1T0.0,2T5.0");
    new Setup(scene.world).at(counter).finish();
    assertThat(scene.run(1).units().count()).isEqualTo(units);
  }

  @Test
  void idsAreDrawnAndSayNothingAboutTheOrder() {
    Scene scene = Scene.of("9x1|50U|BGGGGGGGB|1T0.0,2T8.0");
    scene.runTo(51);
    for (int unit = 0; unit < scene.units().count(); unit++) {
      assertThat(scene.units().id(unit)).isBetween(0L, (1L << 53) - 1);
      for (int other = 0; other < unit; other++) {
        assertThat(Math.abs(scene.units().id(unit) - scene.units().id(other))).isGreaterThan(9);
      }
    }
  }
}
