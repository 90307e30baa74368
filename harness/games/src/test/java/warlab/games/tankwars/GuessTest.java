package warlab.games.tankwars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import warlab.games.Side;
import warlab.games.tankwars.map.Board;
import warlab.games.tankwars.world.Sight;
import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;

/** How a view is filled in. */
class GuessTest {
  private static final int SEEDS = 100;

  private static World guess(TankPosition position, Side viewer, long seed) {
    TankPosition guess = position.copy();
    position.viewInto(viewer, guess);
    guess.determinize(seed);
    return guess.world();
  }

  private static int[] unitsOf(World world, int player) {
    return IntStream.range(0, world.units().count())
        .filter(unit -> world.units().player(unit) == player)
        .toArray();
  }

  @ParameterizedTest
  @EnumSource(Side.class)
  void theEnemyHasAsManyUnitsOutOfSightOnGroundTheyMayEnter(Side viewer) {
    int player = TankPosition.player(viewer);
    for (long seed = 0; seed < SEEDS; seed++) {
      World world = guess(Matches.parse("border"), viewer, seed);
      assertThat(unitsOf(world, player)).hasSize(3);
      assertThat(unitsOf(world, 3 - player)).hasSize(3);
      Units units = world.units();
      for (int unit : unitsOf(world, 3 - player)) {
        assertThat(Sight.shows(world, player, unit)).isFalse();
        assertThat(world.ground(units.tile(unit)).admits(units.kind(unit))).isTrue();
        assertThat(world.unitAt(units.tile(unit))).isEqualTo(unit);
      }
    }
  }

  @Test
  void enemiesInSightAreAmongThem() {
    TankPosition position = Matches.parse("15x1||B" + "D".repeat(14) + "|1T0.0,1T1.0,2T3.0");
    for (long seed = 0; seed < SEEDS; seed++) {
      World world = guess(position, Side.FIRST, seed);
      assertThat(unitsOf(world, 2)).hasSize(2);
      assertThat(world.unitAt(3)).isNotNegative();
    }
  }

  @Test
  void unseenEnemiesAreMoreOftenFarThanNear() {
    TankPosition position = Matches.parse("30x1||B" + "D".repeat(29) + "|1T0.0,2T29.0");
    double sum = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      World world = guess(position, Side.FIRST, seed);
      sum += world.units().tile(unitsOf(world, 2)[0]);
    }
    // Tiles 4 to 29 are unseen: their middle is 16.5, the farthest of three is at 23 on average.
    assertThat(sum / SEEDS).isBetween(20.0, 26.0);
  }

  /** Bases on 0, the home of the first side, on 10 and on 19; the sides stand at the ends. */
  @ParameterizedTest
  @CsvSource({"FIRST, 19", "SECOND, 0"})
  void theEnemyOwnsTheFarthestBaseInFogAndOthersWithAnEvenChance(Side viewer, int farthest) {
    int enemy = TankPosition.player(viewer.opponent());
    String row = "B" + "D".repeat(9) + "B" + "D".repeat(8) + "B" + "D".repeat(10);
    TankPosition position = Matches.parse("30x1||" + row + "|1T0.0,2T29.0");
    int owned = 0;
    for (long seed = 0; seed < SEEDS; seed++) {
      World world = guess(position, viewer, seed);
      assertThat(world.owner(0)).isEqualTo(1);
      assertThat(world.owner(farthest)).isEqualTo(enemy);
      assertThat(world.supply(enemy, farthest)).isEqualTo(1);
      owned += world.owner(10) == enemy ? 1 : 0;
    }
    assertThat(owned).isBetween(SEEDS / 4, 3 * SEEDS / 4);
  }

  @Test
  void basesInSightAreLeftAsTheyAre() {
    Board board = Board.of(8, 2);
    TankPosition position = Matches.parse("8x2||DDBDDDDD/BDDDDDDB|1T0.0,2T7.1");
    for (long seed = 0; seed < SEEDS; seed++) {
      World world = guess(position, Side.FIRST, seed);
      assertThat(world.owner(board.tile(2, 0))).isZero();
      assertThat(world.owner(board.tile(0, 1))).isZero();
      assertThat(world.owner(board.tile(7, 1))).isEqualTo(2);
    }
  }
}
