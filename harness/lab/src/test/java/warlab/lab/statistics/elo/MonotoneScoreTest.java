package warlab.lab.statistics.elo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** More wins never mean less: over all results of up to twenty pairs. */
@Tag("long")
class MonotoneScoreTest {
  /** Rounding of a root that is found to thirteen digits. */
  private static final double ROUNDING = 1e-11;

  private record Shown(ScoreEstimate estimate, double los) {}

  static IntStream pairs() {
    return IntStream.rangeClosed(1, 20);
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void aBetterPairLowersNothing(int pairs) {
    Map<PairCounts, Shown> all = new HashMap<>();
    addAll(all, new long[5], 0, pairs);
    all.forEach(
        (counts, shown) -> {
          assertThat(counts.score())
              .as(counts.toString())
              .isBetween(shown.estimate().scores().low(), shown.estimate().scores().high());
          long[] better = counts.counts();
          for (int outcome = 0; outcome < 4; outcome++) {
            if (better[outcome] > 0) {
              better[outcome]--;
              better[outcome + 1]++;
              assertNothingIsLower(
                  shown, Objects.requireNonNull(all.get(PairCounts.of(better))), counts);
              better[outcome + 1]--;
              better[outcome]++;
            }
          }
        });
  }

  private static void addAll(Map<PairCounts, Shown> all, long[] counts, int outcome, int left) {
    counts[outcome] = left;
    if (outcome == 4) {
      add(all, PairCounts.of(counts));
      return;
    }
    for (int here = 0; here <= left; here++) {
      counts[outcome] = here;
      addAll(all, counts, outcome + 1, left - here);
    }
  }

  /** The other player's results are the mirror image, which saves half of the work. */
  private static void add(Map<PairCounts, Shown> all, PairCounts counts) {
    if (!all.containsKey(counts)) {
      ScoreLaw law = ScoreLaw.of(counts);
      ScoreEstimate estimate = law.estimate();
      all.put(counts, new Shown(estimate, law.los()));
      all.putIfAbsent(counts.reversed(), new Shown(estimate.reversed(), law.below(0.5)));
    }
  }

  private static void assertNothingIsLower(Shown worse, Shown better, PairCounts counts) {
    double[] before = numbers(worse);
    double[] after = numbers(better);
    for (int i = 0; i < before.length; i++) {
      if (after[i] < before[i] - ROUNDING) {
        throw new AssertionError(
            counts + ": " + Arrays.toString(before) + " becomes " + Arrays.toString(after));
      }
    }
  }

  /** Elo is a rising function of the score. */
  private static double[] numbers(Shown shown) {
    ScoreEstimate estimate = shown.estimate();
    return new double[] {
      estimate.score(), estimate.scores().low(), estimate.scores().high(), shown.los()
    };
  }
}
