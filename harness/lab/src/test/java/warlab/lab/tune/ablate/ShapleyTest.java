package warlab.lab.tune.ablate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import warlab.games.SeededStream;

class ShapleyTest {

  /** Worths that openings agree about. */
  private static Map<Integer, double[]> worths(Shapley shapley, IntToDoubleFunction worth) {
    Map<Integer, double[]> worths = new HashMap<>();
    for (int coalition : shapley.coalitions()) {
      double[] same = new double[4];
      Arrays.fill(same, worth.applyAsDouble(coalition));
      worths.put(coalition, same);
    }
    return worths;
  }

  /** A heuristic of six terms: two do the same work, one works only with another. */
  private static double sixTerms(int coalition) {
    double worth = (coalition & 0b11) != 0 ? 0.3 : 0; // either of the first two
    worth += (coalition & 0b1100) == 0b1100 ? 0.2 : 0; // both of the next two
    worth += (coalition & 0b10000) != 0 ? 0.1 : 0;
    return worth - ((coalition & 0b100001) == 0b100001 ? 0.05 : 0);
  }

  /** With the luck of a pair of games in each of some openings. */
  private static Map<Integer, double[]> played(Shapley shapley, int openings, long seed) {
    Map<Integer, double[]> worths = new HashMap<>();
    for (int coalition : shapley.coalitions()) {
      SeededStream luck = new SeededStream(SeededStream.derive(seed, coalition));
      double[] scores = new double[openings];
      Arrays.setAll(scores, i -> (double) (wins(luck, coalition) + wins(luck, coalition)) / 2);
      worths.put(coalition, scores);
    }
    return worths;
  }

  private static int wins(SeededStream luck, int coalition) {
    return luck.nextInt(1_000_000) < 1_000_000 * (0.2 + sixTerms(coalition)) ? 1 : 0;
  }

  @Test
  void glovesAreSharedAsInTheTextbook() {
    // One left glove and two right ones; a pair is worth 1 (Shapley: 2/3, 1/6, 1/6).
    Shapley gloves = Shapley.exact(3);
    List<Shapley.Value> values = gloves.values(worths(gloves, c -> (c & 1) == 1 && c > 1 ? 1 : 0));

    assertThat(values.get(0).mean()).isCloseTo(2.0 / 3, within(1e-12));
    assertThat(values.get(1).mean()).isCloseTo(1.0 / 6, within(1e-12));
    assertThat(values.get(2).mean()).isCloseTo(1.0 / 6, within(1e-12));
  }

  @Test
  void termsThatDoTheSameWorkShareIt() {
    Shapley exact = Shapley.exact(6);
    List<Shapley.Value> values = exact.values(worths(exact, ShapleyTest::sixTerms));

    assertThat(values.get(1).mean()).isCloseTo(0.15, within(1e-12));
    assertThat(values.get(2).mean()).isCloseTo(0.1, within(1e-12));
    assertThat(values.get(4).mean()).isCloseTo(0.1, within(1e-12));
  }

  @Test
  void valuesAddUpToAllLessNone() {
    for (Shapley shapley : List.of(Shapley.exact(6), Shapley.sampled(6, 8, 3))) {
      Map<Integer, double[]> worths = played(shapley, 20, 1);
      double total = mean(worths, 63) - mean(worths, 0);

      double sum = shapley.values(worths).stream().mapToDouble(Shapley.Value::mean).sum();
      assertThat(sum).isCloseTo(total, within(1e-12));
    }
  }

  private static double mean(Map<Integer, double[]> worths, int coalition) {
    double[] scores = worths.getOrDefault(coalition, new double[0]);
    return Arrays.stream(scores).average().orElseThrow();
  }

  @Test
  void exactAndSampledAgreeWithinTheirErrors() {
    Shapley exact = Shapley.exact(6);
    List<Shapley.Value> truth = exact.values(worths(exact, ShapleyTest::sixTerms));
    int held = 0;
    int heldSampled = 0;
    for (int study = 0; study < 100; study++) {
      Shapley sampled = Shapley.sampled(6, Shapley.ORDERS, study);
      held += held(exact.values(played(exact, 30, study)), truth);
      heldSampled += held(sampled.values(played(sampled, 30, 1000 + study)), truth);
    }
    // 95 % intervals of 600 values; those of orders count the luck of games twice.
    assertThat(held).isBetween(545, 590);
    assertThat(heldSampled).isBetween(560, 600);
  }

  private static int held(List<Shapley.Value> values, List<Shapley.Value> truth) {
    int held = 0;
    for (int i = 0; i < truth.size(); i++) {
      Shapley.Value value = values.get(i);
      held += Math.abs(value.mean() - truth.get(i).mean()) <= value.halfWidth() ? 1 : 0;
    }
    return held;
  }

  @Test
  void everySecondOrderIsTheOneBeforeBackwards() {
    Shapley sampled = Shapley.sampled(9, 2, 5);

    // The chain of one order, and its complements, with none and all in common.
    assertThat(sampled.coalitions()).hasSize(2 * 8 + 2).contains(0, 511);
    assertThat(sampled.coalitions())
        .allSatisfy(each -> assertThat(sampled.coalitions()).contains(511 - each));
  }
}
