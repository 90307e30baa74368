package warlab.games.tankwars.world;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.tankwars.map.MapText;
import warlab.games.tankwars.map.Terrain;

class OrdersTest {

  @Test
  void theAnswersAreTheTextsOfTheWire() {
    assertThat(Arrays.stream(Answer.values()).map(Answer::text))
        .containsExactly(
            "OK",
            "input is nil",
            "no player unit found",
            "unit is already processing a command",
            "target is not a neighbor and no path was found",
            "invalid target for this unit",
            "target is not in range",
            "no ammunition",
            "err: invalid command");
  }

  /** The player, the order, its tiles and the answer on a strip of grass, structure and base. */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          1, 0, 0, 1, 0, OK
          1, 0, 0, 9, 0, INPUT_IS_NIL
          1, -1, 0, 1, 0, INPUT_IS_NIL
          1, 0, 0, 0, 2, INPUT_IS_NIL
          1, 1, 0, 2, 0, NO_UNIT
          2, 0, 0, 1, 0, NO_UNIT
          1, 0, 0, 0, 0, NO_PATH
          1, 0, 0, 7, 0, NO_PATH
          1, 4, 0, 5, 0, INVALID_TARGET
          1, 2, 0, 5, 0, NO_PATH
          """)
  void movesAreCheckedInOrder(
      int player, int column, int row, int toColumn, int toRow, Answer expected) {
    Scene scene = Scene.of("8x1||GGGGGSGB|1T0.0,1T2.0,1T4.0,2T7.0");
    assertThat(scene.orders.move(player, column, row, toColumn, toRow)).isEqualTo(expected);
  }

  @Test
  void aFarMoveOntoForbiddenGroundWalksUpToItAndThenFails() {
    Scene scene = Scene.of("4x1||GGSB|1T0.0,2T3.0");
    assertThat(scene.orders.move(1, 0, 0, 2, 0)).isEqualTo(Answer.OK);
    scene.runTo(1 + 72);
    assertThat(scene.orders.move(1, 1, 0, 2, 0)).isEqualTo(Answer.INVALID_TARGET);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          1, 0, 0, 2, 0, OK
          1, 0, 0, 1, 0, OK
          1, 0, 0, 8, 0, INPUT_IS_NIL
          2, 0, 0, 1, 0, NO_UNIT
          1, 0, 0, 0, 0, OUT_OF_RANGE
          1, 0, 0, 3, 0, OUT_OF_RANGE
          1, 7, 0, 6, 0, OUT_OF_RANGE
          1, 5, 0, 6, 0, OUT_OF_RANGE
          1, 3, 0, 4, 0, NO_AMMUNITION
          """)
  void shotsAreCheckedInOrder(
      int player, int column, int row, int toColumn, int toRow, Answer expected) {
    Scene scene = Scene.of("8x1||GGGGGWGB|1T0.0,2U2.0,1T3.0,1U5.0,1T7.0");
    scene.arm(3, 0, 0.99f);
    assertThat(scene.orders.fire(player, column, row, toColumn, toRow)).isEqualTo(expected);
  }

  @Test
  void rangeComesBeforeAmmunition() {
    Scene scene = Scene.plain(Terrain.GRASS, "1T0.0,2T9.0").arm(0, 0, 0);
    assertThat(scene.orders.fire(1, 0, 0, 9, 0)).isEqualTo(Answer.OUT_OF_RANGE);
    assertThat(scene.orders.fire(1, 0, 0, 1, 0)).isEqualTo(Answer.NO_AMMUNITION);
  }

  @Test
  void aBusyUnitRefusesEveryOrder() {
    Scene scene = Scene.plain(Terrain.GRASS, "1T0.0,2T9.0");
    scene.orders.move(1, 0, 0, 1, 0);
    assertThat(scene.orders.move(1, 0, 0, 1, 0)).isEqualTo(Answer.BUSY);
    assertThat(scene.orders.fire(1, 0, 0, 1, 0)).isEqualTo(Answer.BUSY);
    assertThat(scene.orders.fire(1, 0, 0, 14, 7)).isEqualTo(Answer.BUSY);
  }

  @Test
  void aRefusedOrderChangesNothing() {
    Scene scene = Scene.plain(Terrain.GRASS, "1T0.0,2T9.0");
    long before = scene.world.key();
    scene.orders.move(1, 0, 0, 0, 0);
    scene.orders.fire(1, 0, 0, 9, 0);
    scene.orders.move(2, 0, 0, 1, 0);
    assertThat(scene.world.key()).isEqualTo(before);
  }

  @Test
  void aShotTakesItsAmmunitionAtOnce() {
    Scene scene = Scene.plain(Terrain.GRASS, "1T0.0,2T9.0");
    scene.orders.fire(1, 0, 0, 1, 0);
    assertThat(scene.world.ammunition(scene.unit(0, 0))).isEqualTo(2f);
  }

  @Test
  void ordersOfDifferentPlayersCommute() {
    Scene one = Scene.plain(Terrain.GRASS, "1T0.0,2T1.0");
    one.orders.fire(1, 0, 0, 1, 0);
    one.orders.move(2, 1, 0, 2, 0);
    Scene two = Scene.plain(Terrain.GRASS, "1T0.0,2T1.0");
    two.orders.move(2, 1, 0, 2, 0);
    two.orders.fire(1, 0, 0, 1, 0);
    assertThat(one.world.key()).isEqualTo(two.world.key());
  }

  @Test
  void aFrozenWorldTakesOrdersButDoesNotMoveOn() {
    Scene scene = Scene.plain(Terrain.GRASS, "1T0.0,2T9.0");
    scene.world.freeze(true);
    assertThat(scene.orders.move(1, 0, 0, 1, 0)).isEqualTo(Answer.OK);
    for (int i = 0; i < 200; i++) {
      scene.world.update();
    }
    assertThat(scene.world.counter()).isEqualTo(1);
    assertThat(scene.unit(0, 0)).isNotNegative();
    scene.world.freeze(false);
    assertThat(scene.runTo(1 + 36).unit(1, 0)).isNotNegative();
  }

  @Test
  void beforeTheFirstUpdateAStepTakesNoTime() {
    World world = new World(MapText.parse("trap", "3x1||GGB|1T0.0,2T2.0"), RuleProfile.DOCUMENT, 1);
    assertThat(new Orders(world).move(1, 0, 0, 1, 0)).isEqualTo(Answer.OK);
    world.update();
    assertThat(world.unitAt(1)).isNotNegative();
  }
}
