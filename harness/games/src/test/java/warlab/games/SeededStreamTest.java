package warlab.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class SeededStreamTest {

  @Test
  void givesThePublishedValues() {
    assertValues(
        0, 0xe220a8397b1dcdafL, 0x6e789e6aa1b965f4L, 0x06c45d188009454fL, 0xf88bb8a8724c81ecL);
    assertValues(
        42, 0xbdd732262feb6e95L, 0x28efe333b266f103L, 0x47526757130f9f52L, 0x581ce1ff0e4ae394L);
  }

  private static void assertValues(long seed, long... values) {
    SeededStream stream = new SeededStream(seed);
    for (int i = 0; i < values.length; i++) {
      assertThat(stream.nextLong()).isEqualTo(values[i]);
      assertThat(SeededStream.valueAt(seed, i)).isEqualTo(values[i]);
    }
  }

  @Test
  void equalsTheGeneratorOfTheJdk() {
    SplittableRandom jdk = new SplittableRandom(-7);
    SeededStream stream = new SeededStream(-7);
    for (int i = 0; i < 1_000; i++) {
      assertThat(stream.nextLong()).isEqualTo(jdk.nextLong());
    }
  }

  @Test
  void boundedDrawsAreWithinBoundsAndEven() {
    SeededStream stream = new SeededStream(1);
    for (int bound : new int[] {1, 2, 3, 7, 12, 125}) {
      int[] counts = new int[bound];
      int expected = 2_000;
      for (int i = 0; i < expected * bound; i++) {
        counts[stream.nextInt(bound)]++;
      }
      // Six standard deviations; the draws are seeded, so this cannot fail by chance.
      double slack = 6 * StrictMath.sqrt(expected);
      for (int count : counts) {
        assertThat((double) count).isBetween(expected - slack, expected + slack);
      }
    }
  }

  @Test
  void aHugeBoundIsNoTrouble() {
    SeededStream stream = new SeededStream(2);
    int high = 0;
    for (int i = 0; i < 10_000; i++) {
      int value = stream.nextInt(Integer.MAX_VALUE);
      assertThat(value).isBetween(0, Integer.MAX_VALUE - 1);
      high += value >= Integer.MAX_VALUE / 2 ? 1 : 0;
    }
    assertThat(high).isBetween(4_700, 5_300);
  }

  /** With this bound a quarter of all draws must be made again, else thirds would not be even. */
  @Test
  void drawsThatWouldFavourSomeValuesAreMadeAgain() {
    SeededStream stream = new SeededStream(4);
    int[] counts = new int[3];
    for (int i = 0; i < 30_000; i++) {
      counts[stream.nextInt(3 << 29) % 3]++;
    }
    for (int count : counts) {
      assertThat(count).isBetween(9_500, 10_500);
    }
  }

  @Test
  void fractionsAreFromZeroToBelowOneAndEven() {
    SeededStream stream = new SeededStream(3);
    double sum = 0;
    for (int i = 0; i < 10_000; i++) {
      double value = stream.nextDouble();
      assertThat(value).isGreaterThanOrEqualTo(0).isLessThan(1);
      sum += value;
    }
    assertThat(sum / 10_000).isBetween(0.48, 0.52);
  }

  @Test
  void derivedSeedsDependOnEveryPartAndTheirOrder() {
    Set<Long> seeds = new HashSet<>();
    for (long seed = 0; seed < 10; seed++) {
      seeds.add(SeededStream.derive(seed));
      for (long a = -5; a < 5; a++) {
        seeds.add(SeededStream.derive(seed, a));
        for (long b = -5; b < 5; b++) {
          seeds.add(SeededStream.derive(seed, a, b));
        }
      }
    }
    assertThat(seeds).hasSize(10 * (1 + 10 + 100));
  }

  /** Old results are repeated only while these stay as they are. */
  @Test
  void derivedSeedsNeverChange() {
    assertThat(SeededStream.derive(42)).isEqualTo(SeededStream.valueAt(42, 0));
    assertThat(SeededStream.derive(1, 2, 3)).isEqualTo(0xd0734750fde362b3L);
    assertThat(SeededStream.derive(-1, 7)).isEqualTo(0x19f20a9bb46150b6L);
  }

  @Test
  void onlyAQuestionWithSeveralAnswersIsADraw() {
    SeededStream stream = new SeededStream(5);
    assertThat(stream.nextInt(1)).isZero();
    stream.skip();
    stream.reseed(6);
    assertThat(stream.hasDrawn()).isFalse();

    assertThat(drawsAfter(asked -> asked.nextInt(2))).isTrue();
    assertThat(drawsAfter(SeededStream::nextLong)).isTrue();
    assertThat(drawsAfter(SeededStream::nextDouble)).isTrue();
    assertThat(drawsAfter(SeededStream::state)).isTrue();
  }

  private static boolean drawsAfter(Consumer<SeededStream> question) {
    SeededStream stream = new SeededStream(5);
    question.accept(stream);
    return stream.hasDrawn();
  }

  @Test
  void onlyARestartForgetsThatThereWasADraw() {
    SeededStream stream = new SeededStream(5);
    stream.nextInt(2);
    stream.reseed(5);
    assertThat(stream.hasDrawn()).isTrue();
    stream.restart(5);
    assertThat(stream.hasDrawn()).isFalse();
    assertThat(stream.nextLong()).isEqualTo(new SeededStream(5).nextLong());
  }

  @Test
  void aValueIsPassedOver() {
    SeededStream stream = new SeededStream(5);
    stream.skip();
    assertThat(stream.nextLong()).isEqualTo(SeededStream.valueAt(5, 1));
  }

  @Test
  void aStreamIsSavedAndStartedAgain() {
    SeededStream stream = new SeededStream(5);
    stream.nextLong();
    long state = stream.state();
    long next = stream.nextLong();

    stream.reseed(state);
    assertThat(stream.nextLong()).isEqualTo(next);
    stream.reseed(5);
    assertThat(stream.nextLong()).isEqualTo(new SeededStream(5).nextLong());
  }
}
