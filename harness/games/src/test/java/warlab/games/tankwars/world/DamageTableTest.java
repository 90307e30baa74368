package warlab.games.tankwars.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DamageTableTest {
  private static final int SAMPLES = 1_000_000;

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          0, 22.105, 20.67, 14.45, 97, 7.305, 1.94, 59.55, 57
          1, 16.339, 11.89, 26.10, 96, 4.954, 0.71, 77.37, 56
          2, 12.677,  7.23, 36.78, 95, 3.918, 0.28, 87.43, 55
          3, 10.207,  4.59, 46.20, 94, 3.439, 0.12, 93.07, 54
          4,  8.465,  3.02, 54.37, 93, 3.211, 0.05, 96.23, 53
          """)
  void theExactDistributionHasTheExpectationsOfTheRules(
      int armour,
      double mean,
      double demoralizes,
      double least,
      int most,
      double weakMean,
      double weakDemoralizes,
      double weakLeast,
      int weakMost) {
    assertTable(DamageTable.of(armour, false), mean, demoralizes, least, most);
    assertTable(DamageTable.of(armour, true), weakMean, weakDemoralizes, weakLeast, weakMost);
  }

  private static void assertTable(
      DamageTable table, double mean, double demoralizes, double least, int most) {
    assertThat(table.mean()).isCloseTo(mean, within(0.0005001));
    assertThat(100 * demoralizes(table)).isCloseTo(demoralizes, within(0.005001));
    assertThat(100 * (1 - table.atLeast(4))).isCloseTo(least, within(0.005001));
    assertThat(table.atLeast(most)).isPositive();
    assertThat(table.atLeast(most + 1)).isZero();
    assertThat(table.atLeast(DamageTable.MIN_DAMAGE)).isCloseTo(1, within(1e-12));
  }

  @ParameterizedTest
  @CsvSource({"0, false", "1, false", "2, false", "3, false", "4, false", "0, true", "2, true"})
  void aMillionRollsAgreeWithTheTable(int armour, boolean demoralized) {
    Dice dice = new Dice(2023 + armour);
    long sum = 0;
    int demoralizing = 0;
    int least = 0;
    for (int i = 0; i < SAMPLES; i++) {
      int damage = Impact.roll(dice, armour, demoralized);
      sum += damage;
      least += damage == DamageTable.MIN_DAMAGE ? 1 : 0;
      demoralizing += dice.combat(100) < DamageTable.demoralizingDraws(damage) ? 1 : 0;
    }
    DamageTable table = DamageTable.of(armour, demoralized);
    assertThat((double) sum / SAMPLES).isCloseTo(table.mean(), within(0.06));
    assertShare(least, 1 - table.atLeast(4));
    assertShare(demoralizing, demoralizes(table));
  }

  /** The chance that the unit hit becomes demoralized. */
  private static double demoralizes(DamageTable table) {
    return IntStream.rangeClosed(DamageTable.MIN_DAMAGE, 100)
        .mapToDouble(
            damage ->
                (table.atLeast(damage) - table.atLeast(damage + 1))
                    * DamageTable.demoralizingDraws(damage)
                    / 100)
        .sum();
  }

  private static void assertShare(int count, double chance) {
    double error = Math.sqrt(chance * (1 - chance) / SAMPLES);
    assertThat((double) count / SAMPLES).isCloseTo(chance, within(4.5 * error));
  }

  @Test
  void theModelWithoutDiceTakesTheRoundedMeans() {
    int[] normal = new int[5];
    int[] weak = new int[5];
    for (int armour = 0; armour <= DamageTable.MAX_ARMOUR; armour++) {
      normal[armour] = DamageTable.of(armour, false).rounded();
      weak[armour] = DamageTable.of(armour, true).rounded();
    }
    assertThat(normal).containsExactly(22, 16, 13, 10, 8);
    assertThat(weak).containsExactly(7, 5, 4, 3, 3);
  }
}
