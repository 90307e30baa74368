package warlab.games.tankwars.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** How far it is to the bases by road. */
class RoadsTest {
  private static final TankMap MAP = MapText.parse("roads", "5x2||DSDBW/DDDDB|1T0.0,2T2.0");
  private static final Board BOARD = MAP.board();
  private static final Roads ROADS = new Roads(MAP, new int[] {BOARD.tile(3, 0), BOARD.tile(4, 1)});

  @Test
  void vehiclesGoAroundWhatOnlySoldiersEnter() {
    int start = BOARD.tile(0, 0);
    assertThat(ROADS.steps(UnitKind.SOLDIER, start, 0)).isEqualTo(3);
    assertThat(ROADS.steps(UnitKind.TANK, start, 0)).isEqualTo(4);
    assertThat(ROADS.steps(UnitKind.ARTILLERY, start, 0)).isEqualTo(4);
  }

  @Test
  void everyBaseHasItsOwnRoads() {
    assertThat(ROADS.steps(UnitKind.TANK, BOARD.tile(0, 1), 1)).isEqualTo(4);
    assertThat(ROADS.steps(UnitKind.TANK, BOARD.tile(4, 1), 1)).isZero();
  }

  @Test
  void noRoadLeadsToGroundTheUnitMayNotEnter() {
    assertThat(ROADS.steps(UnitKind.TANK, BOARD.tile(4, 0), 0)).isEqualTo(Roads.NO_ROAD);
    assertThat(ROADS.steps(UnitKind.SOLDIER, BOARD.tile(4, 0), 0)).isEqualTo(1);
  }
}
