package warlab.games.tankwars.map;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** How far it is to the bases by road. */
class RoadsTest {
  private final TankMap map = MapText.parse("roads", "5x2||DSDBW/DDDDB|1T0.0,2T2.0");
  private final Board board = map.board();
  private final Roads roads = new Roads(map, new int[] {board.tile(3, 0), board.tile(4, 1)});

  @Test
  void vehiclesGoAroundWhatOnlySoldiersEnter() {
    int start = board.tile(0, 0);
    assertThat(roads.steps(UnitKind.SOLDIER, start, 0)).isEqualTo(3);
    assertThat(roads.steps(UnitKind.TANK, start, 0)).isEqualTo(4);
    assertThat(roads.steps(UnitKind.ARTILLERY, start, 0)).isEqualTo(4);
  }

  @Test
  void everyBaseHasItsOwnRoads() {
    assertThat(roads.steps(UnitKind.TANK, board.tile(0, 1), 1)).isEqualTo(4);
    assertThat(roads.steps(UnitKind.TANK, board.tile(4, 1), 1)).isZero();
  }

  @Test
  void noRoadLeadsToGroundTheUnitMayNotEnter() {
    assertThat(roads.steps(UnitKind.TANK, board.tile(4, 0), 0)).isEqualTo(Roads.NO_ROAD);
    assertThat(roads.steps(UnitKind.SOLDIER, board.tile(4, 0), 0)).isEqualTo(1);
  }
}
