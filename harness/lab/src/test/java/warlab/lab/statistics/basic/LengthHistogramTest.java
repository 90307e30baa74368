package warlab.lab.statistics.basic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.SeededStream;

class LengthHistogramTest {

  @Test
  void v47LengthsGiveTheSameMomentsAndPercentileAsTheirList() {
    LengthHistogram lengths = histogram(12, 15, 15, 16, 18, 19, 22, 25, 40);
    assertThat(lengths.moments().mean()).isCloseTo(20.2222, within(5e-5));
    assertThat(lengths.moments().deviation()).isCloseTo(8.393119, within(5e-7));
    assertThat(lengths.quantile(0.9)).isCloseTo(28.0, within(1e-12));
    assertThat(lengths.min()).isEqualTo(12);
    assertThat(lengths.max()).isEqualTo(40);
    assertThat(lengths.frequency(15)).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.01, 0.25, 0.5, 0.75, 0.9, 0.999, 1})
  void quantilesEqualThoseOfTheSortedList(double probability) {
    SeededStream stream = new SeededStream(7);
    LengthHistogram histogram = new LengthHistogram();
    double[] list = new double[1001];
    for (int i = 0; i < list.length; i++) {
      int length = stream.nextInt(700);
      histogram.add(length);
      list[i] = length;
    }
    assertThat(histogram.quantile(probability)).isEqualTo(Quantile.of(list, probability));
  }

  @Test
  void everyLengthIsCountedAndLongerOnesNeverOccurred() {
    LengthHistogram histogram = new LengthHistogram();
    for (int length = 0; length < 600; length++) {
      assertThat(histogram.frequency(length)).isZero();
      histogram.add(length);
      assertThat(histogram.frequency(length)).isEqualTo(1);
      assertThat(histogram.frequency(2 * length + 1)).isZero();
    }
    assertThat(histogram.max()).isEqualTo(599);
  }

  @Test
  void mergedPartsAreTheWhole() {
    LengthHistogram whole = histogram(3, 3, 900, 5);
    LengthHistogram merged = histogram(900, 3);
    merged.merge(histogram(5, 3));
    assertThat(merged.moments()).isEqualTo(whole.moments());
    assertThat(merged.count()).isEqualTo(4);
    assertThat(merged.quantile(0.5)).isEqualTo(4);
  }

  @Test
  void millionsOfGamesAreCounts() {
    LengthHistogram histogram = new LengthHistogram();
    histogram.add(10, 5_000_000_000L);
    histogram.add(20, 5_000_000_000L);
    assertThat(histogram.moments().mean()).isEqualTo(15);
    assertThat(histogram.quantile(0.5)).isEqualTo(15);
  }

  @Test
  void nothingIsZero() {
    LengthHistogram empty = new LengthHistogram();
    assertThat(empty.min()).isZero();
    assertThat(empty.max()).isZero();
    assertThat(empty.quantile(0.5)).isZero();
    assertThat(empty.moments()).isEqualTo(Moments.NONE);
  }

  @Test
  void lengthsAreNotNegative() {
    assertThatIllegalArgumentException().isThrownBy(() -> new LengthHistogram().add(-1));
  }

  private static LengthHistogram histogram(int... lengths) {
    LengthHistogram histogram = new LengthHistogram();
    for (int length : lengths) {
      histogram.add(length);
    }
    return histogram;
  }
}
