package warlab.lab.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class BenchVerdictTest {

  private static RepeatedMeasurement rounds(String unit, double... values) {
    return RepeatedMeasurement.of(
            Arrays.stream(values)
                .mapToObj(value -> List.of(new Measurement("search", "start", value, unit)))
                .toList())
        .get(0);
  }

  @Test
  void theMedianOfTheRoundsIsTold() {
    assertThat(rounds("games/s", 9, 1, 5).value()).isEqualTo(5);
    assertThat(rounds("games/s", 4, 1, 9, 6).value()).isEqualTo(5);
    assertThat(rounds("games/s", 90, 110, 100).spread()).isEqualTo(0.2);
  }

  @Test
  void roundsThatOverlapAreTheSame() {
    RepeatedMeasurement old = rounds("games/s", 100, 110, 120, 105, 90);
    assertThat(BenchVerdict.of(old, rounds("games/s", 80, 70, 85, 60, 91)))
        .isEqualTo(BenchVerdict.SAME);
  }

  @Test
  void roundsBeyondAllOldOnesAreAChange() {
    RepeatedMeasurement old = rounds("games/s", 100, 101, 102, 100, 99);
    assertThat(BenchVerdict.of(old, rounds("games/s", 90, 91, 92, 90, 89)))
        .isEqualTo(BenchVerdict.SLOWER);
    assertThat(BenchVerdict.of(old, rounds("games/s", 110, 111, 112, 110, 109)))
        .isEqualTo(BenchVerdict.FASTER);
  }

  @Test
  void lessOfACostIsFaster() {
    assertThat(BenchVerdict.of(rounds("ms", 10, 11, 12), rounds("ms", 7, 8, 9)))
        .isEqualTo(BenchVerdict.FASTER);
    assertThat(BenchVerdict.of(rounds("%", 10, 11, 12), rounds("%", 17, 18, 19)))
        .isEqualTo(BenchVerdict.SLOWER);
  }

  @Test
  void aChangeThatNobodyFeelsIsNone() {
    assertThat(
            BenchVerdict.of(rounds("games/s", 1000, 1001, 1002), rounds("games/s", 990, 991, 992)))
        .isEqualTo(BenchVerdict.SAME);
  }

  @Test
  void aCountIsTheSameOrNot() {
    assertThat(BenchVerdict.of(rounds("nodes", 7), rounds("nodes", 7)))
        .isEqualTo(BenchVerdict.SAME);
    assertThat(BenchVerdict.of(rounds("nodes", 7), rounds("nodes", 8)))
        .isEqualTo(BenchVerdict.CHANGED);
  }

  @Test
  void twoRoundsDecideNothing() {
    assertThat(BenchVerdict.of(rounds("ms", 1, 1), rounds("ms", 9, 9)))
        .isEqualTo(BenchVerdict.UNKNOWN);
  }
}
