package warlab.games.tankwars.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.tankwars.map.Terrain;
import warlab.games.tankwars.map.UnitKind;

/** The key of a world, its copies, and what a setup makes of it. */
class WorldTest {
  private static final String MAP = "6x1||BGGGGG|1T1.0,2U4.0";

  /** The world of a map text whose first unit stands on column 1 and was changed. */
  private static long key(String map, Consumer<Setup> change) {
    Scene scene = Scene.of(map).arm(1, 0, 1);
    change.accept(new Setup(scene.world));
    return scene.world.key();
  }

  @Test
  void everythingThatDecidesAUnitsFutureIsInTheKey() {
    List<Consumer<Setup>> changes =
        List.of(
            setup -> {},
            setup -> setup.owner(0, 1),
            setup -> setup.owner(0, 2),
            setup -> setup.health(0, 99),
            setup -> setup.health(0, 98),
            setup -> setup.demoralized(0, true),
            setup -> setup.ammunition(0, 0.5f),
            setup -> setup.busy(0, Activity.MOVE, 1, 2, 1, 71),
            setup -> setup.busy(0, Activity.MOVE, 1, 2, 1, 72),
            setup -> setup.busy(0, Activity.MOVE, 1, 2, 0, 71),
            setup -> setup.busy(0, Activity.MOVE, 1, 3, 1, 71),
            setup -> setup.busy(0, Activity.FIRE, 1, 2, 1, 71));
    Set<Long> keys = new HashSet<>();
    for (Consumer<Setup> change : changes) {
      keys.add(key(MAP, change));
    }
    for (String unit : List.of("2T1.0", "1A1.0", "1U1.0")) {
      keys.add(key(MAP.replace("1T1.0", unit), setup -> {}));
    }
    keys.add(key(MAP.replace("2U4.0", "2U5.0"), setup -> {}));
    keys.add(key(MAP.replace("GG|", "GD|"), setup -> {}));
    assertThat(keys).hasSize(changes.size() + 5);
  }

  @Test
  void timeAndWaitsAreInTheKey() {
    Set<Long> keys = new HashSet<>();
    for (int until : new int[] {1, 5, 6}) {
      Scene scene = Scene.of(MAP);
      scene.world.waitUntil(0, until);
      keys.add(scene.world.key());
    }
    keys.add(Scene.of(MAP).run(1).world.key());
    Scene frozen = Scene.of(MAP);
    frozen.world.freeze(true);
    keys.add(frozen.world.key());
    assertThat(keys).hasSize(5);
  }

  @Test
  void aCopyIsEqualAndGoesOnAlike() {
    Scene scene = Scene.of("6x1|50U|BGGGGB|1T0.0,2U5.0");
    World copy = new World(scene.world);
    assertThat(copy.key()).isEqualTo(scene.world.key());
    assertThat(copy.basesOwned(1)).isEqualTo(1);
    assertThat(copy.basesOwned(2)).isEqualTo(1);
    for (int i = 0; i < 100; i++) {
      copy.update();
    }
    scene.run(100);
    assertThat(copy.key()).isEqualTo(scene.world.key());
    assertThat(copy.units().count()).isEqualTo(4);
    for (int unit = 0; unit < 4; unit++) {
      assertThat(copy.units().id(unit)).isEqualTo(scene.units().id(unit));
    }
  }

  @Test
  void aSmallWorldBecomesALargeOne() {
    World world = Scene.of(MAP).world;
    World large = Scene.plain(Terrain.GRASS, "1T0.0,1T1.0,1T2.0,1T3.0,2T9.0,2T8.0").world;
    world.copyFrom(large);
    assertThat(world.key()).isEqualTo(large.key());
    assertThat(world.units().count()).isEqualTo(6);
  }

  @Test
  void basesOwnedFollowTheOwnersThroughACopy() {
    Scene scene = Scene.of("6x1||BGGGGB|1T0.0,2U4.0");
    World copy = new World(scene.world);
    new Setup(scene.world).owner(5, 2).owner(0, 2);
    copy.copyFrom(scene.world);
    assertThat(copy.basesOwned(0)).isZero();
    assertThat(copy.basesOwned(1)).isZero();
    assertThat(copy.basesOwned(2)).isEqualTo(2);
  }

  @Test
  void aSetupArrangesUnits() {
    Scene scene = Scene.of(MAP);
    int tank = scene.unit(1, 0);
    Setup setup = new Setup(scene.world);
    int placed = setup.unit(2, UnitKind.ARTILLERY, scene.tile(3, 0));
    setup
        .owner(0, 1)
        .id(tank, (1L << 53) - 2)
        .id(placed, 7)
        .demoralized(tank, true)
        .health(tank, 9);
    assertThat(placed).isEqualTo(scene.unit(3, 0)).isNotEqualTo(tank);
    assertThat(scene.units().id(tank)).isEqualTo((1L << 53) - 2);
    assertThat(scene.units().id(placed)).isEqualTo(7);
    assertThat(scene.units().isDemoralized(tank)).isTrue();
    assertThat(scene.units().health(tank)).isEqualTo(9);
    assertThat(scene.world.ammunition(placed)).isEqualTo(2f);
  }

  @Test
  void aSetupMakesAUnitIdleAndAskedAtOnce() {
    Scene scene = Scene.of(MAP);
    scene.world.waitUntil(0, 500);
    Setup setup = new Setup(scene.world).busy(0, Activity.MOVE, 1, 2, 1, 71).idle(0);
    setup.finish();
    assertThat(scene.units().isIdle(0)).isTrue();
    assertThat(scene.units().waitsUntil(0)).isZero();
    assertThat(scene.run(100).unit(1, 0)).isNotNegative();
  }

  /** A step of 70 updates has its effect after 35, here at 50 or already at 49. */
  @ParameterizedTest
  @CsvSource({"15, 2", "14, 1"})
  void anActivityUnderWayHasItsEffectWhenItIsDue(int start, int column) {
    Scene scene = Scene.of(MAP).runTo(50);
    new Setup(scene.world).busy(0, Activity.MOVE, 1, 2, start, start + 70).finish();
    assertThat(scene.run(20).units().tile(0)).isEqualTo(scene.tile(column, 0));
    assertThat(scene.units().isIdle(0)).isFalse();
    assertThat(scene.run(20).units().isIdle(0)).isTrue();
  }

  @Test
  void aNewUnitDoesNotTakeOverTheWaitOfADeadOne() {
    Scene scene = Scene.of(MAP);
    int dead = scene.unit(4, 0);
    scene.world.waitUntil(dead, 500);
    scene.world.units().remove(dead);
    int placed = new Setup(scene.world).unit(2, UnitKind.TANK, scene.tile(4, 0));
    assertThat(placed).isEqualTo(dead);
    assertThat(scene.units().waitsUntil(placed)).isZero();
  }

  @Test
  void stirsGrowWhenAUnitMovesOrAShellLands() {
    Scene scene = Scene.of(MAP);
    scene.orders.move(1, 1, 0, 2, 0);
    int before = scene.world.changeCount();
    assertThat(scene.runTo(36).world.changeCount()).isEqualTo(before);
    assertThat(scene.runTo(37).world.changeCount()).isGreaterThan(before);
    scene.runTo(73).orders.fire(1, 2, 0, 4, 0);
    int moved = scene.world.changeCount();
    assertThat(scene.run(59).world.changeCount()).isEqualTo(moved);
    assertThat(scene.run(1).world.changeCount()).isGreaterThan(moved);
  }
}
