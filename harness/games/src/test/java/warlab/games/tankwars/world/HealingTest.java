package warlab.games.tankwars.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import warlab.games.tankwars.map.MapText;

class HealingTest {

  @Test
  void aUnitOnABaseHealsOnePointEveryHundredUpdates() {
    Scene scene = Scene.of("3x1||BGB|1T0.0,2T2.0");
    new Setup(scene.world).health(scene.unit(0, 0), 40).demoralized(scene.unit(0, 0), true);
    scene.runTo(100);
    assertThat(scene.units().health(scene.unit(0, 0))).isEqualTo(40);
    assertThat(scene.units().isDemoralized(scene.unit(0, 0))).isTrue();
    scene.run(1);
    assertThat(scene.units().health(scene.unit(0, 0))).isEqualTo(41);
    assertThat(scene.units().isDemoralized(scene.unit(0, 0))).isFalse();
    assertThat(scene.units().health(scene.runTo(1001).unit(0, 0))).isEqualTo(50);
  }

  @Test
  void nobodyHealsPastFullHealthOrOffABase() {
    Scene scene = Scene.of("3x1||BGG|1T0.0,2T2.0");
    new Setup(scene.world).health(scene.unit(2, 0), 40).demoralized(scene.unit(2, 0), true);
    scene.runTo(1001);
    assertThat(scene.units().health(scene.unit(0, 0))).isEqualTo(100);
    assertThat(scene.units().health(scene.unit(2, 0))).isEqualTo(40);
    assertThat(scene.units().isDemoralized(scene.unit(2, 0))).isTrue();
  }

  @Test
  void updateZeroHealsToo() {
    World world = new World(MapText.parse("heal", "3x1||BGB|1T0.0,2T2.0"), RuleProfile.DOCUMENT, 1);
    new Setup(world).health(world.unitAt(0), 40);
    world.update();
    assertThat(world.units().health(world.unitAt(0))).isEqualTo(41);
  }
}
