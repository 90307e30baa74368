package warlab.games.tankwars.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import warlab.games.tankwars.map.Terrain;

/** What follows from units acting in the order of their tiles. */
class ScanOrderTest {

  @Test
  void twoUnitsThatSwapTilesBothStay() {
    Scene scene = Scene.plain(Terrain.GRASS, "1T5.4,2T6.4");
    scene.orders.move(1, 5, 4, 6, 4);
    scene.orders.move(2, 6, 4, 5, 4);
    scene.run(100);
    assertThat(scene.units().player(scene.unit(5, 4))).isEqualTo(1);
    assertThat(scene.units().player(scene.unit(6, 4))).isEqualTo(2);
  }

  @Test
  void theLowerTileGetsAFreeTileThatTwoWant() {
    Scene scene = Scene.plain(Terrain.GRASS, "1T7.4,2T5.4");
    scene.orders.move(1, 7, 4, 6, 4);
    scene.orders.move(2, 5, 4, 6, 4);
    scene.run(100);
    assertThat(scene.units().player(scene.unit(6, 4))).isEqualTo(2);
    assertThat(scene.units().player(scene.unit(7, 4))).isEqualTo(1);
  }

  @Test
  void aColumnMarchesLeftButNotRight() {
    Scene left = Scene.plain(Terrain.GRASS, "1T5.4,1T6.4,1T7.4,2T14.7");
    for (int column = 7; column >= 5; column--) {
      left.orders.move(1, column, 4, column - 1, 4);
    }
    left.run(100);
    assertThat(left.unit(7, 4)).isEqualTo(-1);
    assertThat(left.unit(4, 4)).isNotNegative();

    Scene right = Scene.plain(Terrain.GRASS, "1T5.4,1T6.4,1T7.4,2T14.7");
    for (int column = 5; column <= 7; column++) {
      right.orders.move(1, column, 4, column + 1, 4);
    }
    right.run(100);
    assertThat(right.unit(5, 4)).isNotNegative();
    assertThat(right.unit(6, 4)).isNotNegative();
    assertThat(right.unit(7, 4)).isEqualTo(-1);
    assertThat(right.unit(8, 4)).isNotNegative();
  }

  @Test
  void aColumnMarchesUpButNotDown() {
    Scene up = Scene.plain(Terrain.GRASS, "1T5.2,1T5.3,2T14.7");
    up.orders.move(1, 5, 3, 5, 2);
    up.orders.move(1, 5, 2, 5, 1);
    up.run(72);
    assertThat(up.unit(5, 1)).isNotNegative();
    assertThat(up.unit(5, 2)).isNotNegative();
    assertThat(up.unit(5, 3)).isEqualTo(-1);

    Scene down = Scene.plain(Terrain.GRASS, "1T5.2,1T5.3,2T14.7");
    down.orders.move(1, 5, 2, 5, 3);
    down.orders.move(1, 5, 3, 5, 4);
    down.run(72);
    assertThat(down.unit(5, 2)).isNotNegative();
    assertThat(down.unit(5, 4)).isNotNegative();
  }

  @Test
  void ofTwoThatWouldKillEachOtherTheLowerTileSurvives() {
    Scene scene = Scene.plain(Terrain.GRASS, "1T6.4,2T5.4");
    Setup setup = new Setup(scene.world);
    setup.health(scene.unit(6, 4), 1).health(scene.unit(5, 4), 1);
    scene.orders.fire(1, 6, 4, 5, 4);
    scene.orders.fire(2, 5, 4, 6, 4);
    scene.run(60);
    assertThat(scene.unit(5, 4)).isNotNegative();
    assertThat(scene.unit(6, 4)).isEqualTo(-1);
    assertThat(scene.units().health(scene.unit(5, 4))).isEqualTo(1);
  }

  @Test
  void theShellOfADeadShooterIsGone() {
    Scene scene = Scene.plain(Terrain.GRASS, "1A6.4,2T5.4,2U14.7");
    new Setup(scene.world).health(scene.unit(6, 4), 1);
    scene.orders.fire(1, 6, 4, 5, 4);
    scene.orders.fire(2, 5, 4, 6, 4);
    scene.run(120);
    assertThat(scene.unit(6, 4)).isEqualTo(-1);
    assertThat(scene.units().health(scene.unit(5, 4))).isEqualTo(100);
  }

  @Test
  void aShellHitsWhoStepsOntoItsTargetInTheSameUpdate() {
    Scene scene = Scene.plain(Terrain.GRASS, "1A5.4,2T8.4");
    scene.orders.fire(1, 5, 4, 7, 4);
    scene.runTo(1 + 99 - 35);
    scene.orders.move(2, 8, 4, 7, 4);
    scene.runTo(1 + 100);
    assertThat(scene.units().health(scene.unit(7, 4))).isLessThan(100);
  }
}
