package warlab.games.tankwars.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.tankwars.map.Terrain;

class ImpactTest {
  private static final int IMPACT = 1 + 60;

  @ParameterizedTest
  @CsvSource({"S, 10, F", "F, 10, G", "G, 15, D", "D, 25, O"})
  void groundIsRuinedOnceInSoManyHits(String before, int oneIn, String after) {
    for (int draw = 0; draw < oneIn; draw++) {
      Scene scene = Scene.of("3x1||G" + before + "B|1T0.0,2T2.0");
      DrawScript script = new DrawScript().then(oneIn, draw);
      shoot(scene, script);
      script.assertUsedUp();
      char expected = (draw == 0 ? after : before).charAt(0);
      assertThat(scene.world.ground(1).letter()).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @CsvSource({"H", "O", "M", "W"})
  void otherGroundNeedsNoDraw(String ground) {
    Scene scene = Scene.of("3x1||G" + ground + "B|1T0.0,2T2.0");
    shoot(scene, new DrawScript());
    assertThat(scene.world.ground(1).letter()).isEqualTo(ground.charAt(0));
  }

  @Test
  void anEmptyBaseLosesItsOwnerOnceInFiveHits() {
    for (int draw = 0; draw < 5; draw++) {
      Scene scene = Scene.of("3x1||GBG|1T0.0,2T2.0");
      new Setup(scene.world).owner(1, 2);
      shoot(scene, new DrawScript().then(5, draw));
      assertThat(scene.world.owner(1)).isEqualTo(draw == 0 ? 0 : 2);
      assertThat(scene.world.ground(1)).isEqualTo(Terrain.BASE);
    }
  }

  @Test
  void aHeldBaseGetsItsOwnerBackInTheNextUpdate() {
    Scene scene = Scene.of("3x1||GBG|1T0.0,2T1.0");
    DrawScript script = new DrawScript().then(5, 0);
    script.dice(1, 1, 1, 1, 1).dice(1, 1, 1, 1, 1, 1, 1).then(100, 99);
    shoot(scene, script);
    assertThat(scene.world.owner(1)).isZero();
    assertThat(scene.world.supply(2, 1)).isEqualTo(1);
    scene.run(1);
    assertThat(scene.world.owner(1)).isEqualTo(2);
    assertThat(scene.world.supply(2, 1)).isEqualTo(1);
  }

  @Test
  void aBaseWhoseUnitDiesByTheSameShellStaysNeutral() {
    Scene scene = Scene.of("3x1||GBG|1T0.0,2T1.0,2T2.0");
    new Setup(scene.world).health(scene.unit(1, 0), 3);
    DrawScript script = new DrawScript().then(5, 0);
    script.dice(1, 1, 1, 1, 1).dice(1, 1, 1, 1, 1, 1, 1).then(100, 99);
    shoot(scene, script);
    scene.run(10);
    assertThat(scene.unit(1, 0)).isEqualTo(-1);
    assertThat(scene.world.owner(1)).isZero();
    assertThat(scene.world.supply(2, 1)).isZero();
  }

  /** Terrain draw, attack dice, defence dice of which the best three count, then the last draw. */
  @Test
  void damageIsAttackLessTheBestThreeDefenceDiceAndArmour() {
    Scene scene = Scene.of("3x1||GDB|1T0.0,2T1.0");
    DrawScript script = new DrawScript().then(25, 7);
    script.dice(20, 11, 9, 18, 2).dice(4, 20, 1, 3, 10).then(100, 99);
    shoot(scene, script);
    script.assertUsedUp();
    assertThat(scene.units().health(scene.unit(1, 0))).isEqualTo(100 - (60 - 34 - 2));
  }

  @Test
  void aDemoralizedShooterThrowsTwoDiceFewer() {
    Scene scene = Scene.of("3x1||GDB|1T0.0,2U1.0");
    new Setup(scene.world).demoralized(scene.unit(0, 0), true);
    DrawScript script = new DrawScript().then(25, 7).dice(20, 20, 20).dice(1, 2, 3).then(100, 99);
    shoot(scene, script);
    script.assertUsedUp();
    assertThat(scene.units().health(scene.unit(1, 0))).isEqualTo(100 - 54);
  }

  @Test
  void theShooterIsDemoralizedOrNotWhenTheShellLands() {
    Scene scene = Scene.of("3x1||GDB|1T0.0,2U1.0");
    scene.orders.fire(1, 0, 0, 1, 0);
    scene.runTo(IMPACT - 1);
    new Setup(scene.world).demoralized(scene.unit(0, 0), true);
    DrawScript script = new DrawScript().then(25, 7).dice(5, 5, 5).dice(5, 5, 5).then(100, 99);
    scene.world.dice().script(script, bound -> 0);
    scene.run(1);
    script.assertUsedUp();
    assertThat(scene.units().health(scene.unit(1, 0))).isEqualTo(97);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          10, 0, false
          11, 4, true
          11, 5, false
          30, 5, false
          31, 59, true
          31, 60, false
          50, 60, false
          51, 99, true
          3, 0, false
          """)
  void damageAndTheLastDrawDemoralize(int damage, int draw, boolean demoralizes) {
    Scene scene = Scene.of("3x1||GDB|1T0.0,2U1.0");
    DrawScript script = new DrawScript().then(25, 7);
    int rest = Math.max(damage, 5) + 3 - 5;
    int[] faces = new int[5];
    for (int i = 0; i < 5; i++) {
      faces[i] = 1 + Math.min(19, rest);
      rest -= faces[i] - 1;
    }
    script.dice(faces);
    int defence = damage < 5 ? 20 : 1;
    script.dice(defence, defence, defence).then(100, draw);
    shoot(scene, script);
    assertThat(scene.units().health(scene.unit(1, 0))).isEqualTo(100 - damage);
    assertThat(scene.units().isDemoralized(scene.unit(1, 0))).isEqualTo(demoralizes);
  }

  @Test
  void aLightHitLeavesTheFlagAsItWas() {
    Scene scene = Scene.of("3x1||GDB|1T0.0,2U1.0");
    new Setup(scene.world).demoralized(scene.unit(1, 0), true);
    DrawScript script = new DrawScript().then(25, 7).dice(1, 1, 1, 1, 1).dice(9, 9, 9);
    shoot(scene, script.then(100, 0));
    assertThat(scene.units().isDemoralized(scene.unit(1, 0))).isTrue();
    assertThat(scene.units().health(scene.unit(1, 0))).isEqualTo(97);
  }

  @Test
  void aUnitWithoutHealthIsRemovedTogetherWithItsActivity() {
    Scene scene = Scene.of("3x1||GDG|1T0.0,2A1.0,2U2.0");
    new Setup(scene.world).health(scene.unit(1, 0), 3);
    scene.orders.fire(2, 1, 0, 0, 0);
    DrawScript script = new DrawScript().then(25, 7).dice(1, 1, 1, 1, 1).dice(9, 9, 9, 9);
    shoot(scene, script.then(100, 99));
    assertThat(scene.unit(1, 0)).isEqualTo(-1);
    scene.world.dice().script(new DrawScript(), new DrawScript());
    scene.run(100);
    assertThat(scene.units().health(scene.unit(0, 0))).isEqualTo(100);
  }

  @Test
  void whoArrivesInTheSameUpdateHasTheArmourOfWhereItCameFrom() {
    Scene scene = Scene.of("4x1||GDOG|1T0.0,2T2.0,2U3.0");
    scene.orders.fire(1, 0, 0, 1, 0);
    scene.runTo(IMPACT - 1 - 42);
    scene.orders.move(2, 2, 0, 1, 0);
    DrawScript script = new DrawScript().then(25, 7).dice(20, 20, 20, 20, 20);
    script.dice(1, 1, 1, 1, 1, 1).then(100, 99);
    scene.world.dice().script(script, bound -> 0);
    scene.runTo(IMPACT);
    script.assertUsedUp();
    assertThat(scene.units().health(scene.unit(1, 0))).isEqualTo(100 - (100 - 3 - 3));
  }

  @Test
  void aStructureProtectsAgainstTheHitThatRuinsIt() {
    Scene scene = Scene.of("3x1||GSB|1T0.0,2U1.0");
    DrawScript script = new DrawScript().then(10, 0).dice(20, 20, 20, 20, 20);
    script.dice(20, 20, 20, 1, 1).then(100, 99);
    shoot(scene, script);
    assertThat(scene.units().health(scene.unit(1, 0))).isEqualTo(100 - (100 - 60 - 2));
    assertThat(scene.world.ground(1)).isEqualTo(Terrain.FOREST);
    assertThat(scene.world.attributes().armour(scene.units().row(scene.unit(1, 0)))).isZero();
  }

  @Test
  void friendsAreHurtToo() {
    Scene scene = Scene.of("3x1||GDB|1T0.0,1U1.0,2T2.0");
    DrawScript script = new DrawScript().then(25, 7).dice(9, 9, 9, 9, 9).dice(9, 9, 9);
    shoot(scene, script.then(100, 99));
    assertThat(scene.units().health(scene.unit(1, 0))).isEqualTo(82);
  }

  @Test
  void withoutDiceAHitDoesItsMeanAndChangesNothingElse() {
    Scene scene = Scene.of("3x1||GGB|1T0.0,2T1.0");
    scene.world.dice().putAway();
    scene.orders.fire(1, 0, 0, 1, 0);
    scene.runTo(IMPACT);
    assertThat(scene.units().health(scene.unit(1, 0))).isEqualTo(100 - 13);
    assertThat(scene.world.ground(1)).isEqualTo(Terrain.GRASS);
  }

  private static void shoot(Scene scene, DrawScript script) {
    scene.world.dice().script(script, bound -> 0);
    assertThat(scene.orders.fire(1, 0, 0, 1, 0)).isEqualTo(Answer.OK);
    scene.runTo(IMPACT);
  }
}
