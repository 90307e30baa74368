package warlab.lab.statistics.tally;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import warlab.games.SeededStream;

class HashNumbersTest {

  @Test
  void numbersHashesInTheOrderInWhichTheyCome() {
    HashNumbers numbers = new HashNumbers();

    assertThat(numbers.numberOf(7)).isZero();
    assertThat(numbers.numberOf(0)).isOne();
    assertThat(numbers.numberOf(-1)).isEqualTo(2);
    assertThat(numbers.numberOf(0)).isOne();
    assertThat(numbers.numberOf(7)).isZero();
  }

  @Test
  void keepsNumbersWhileItGrows() {
    HashNumbers numbers = new HashNumbers();
    for (int i = 0; i < 10_000; i++) {
      assertThat(numbers.numberOf(SeededStream.valueAt(5, i))).isEqualTo(i);
    }
    for (int i = 0; i < 10_000; i++) {
      assertThat(numbers.numberOf(SeededStream.valueAt(5, i))).isEqualTo(i);
    }
  }
}
