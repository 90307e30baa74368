package warlab.lab.tune.ablate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import warlab.games.SeededStream;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.basic.Moments;

/**
 * How the worth of all terms together is shared among them (Shapley 1953): the mean, over all
 * orders in which terms could be added, of what each adds. Over all coalitions if terms are few;
 * else over some orders, each also taken backwards. Coalitions are sets of bits, term 0 lowest.
 */
final class Shapley {
  /** So many terms have all their coalitions played. */
  static final int EXACT_TERMS = 8;

  /** Orders that stand for all, every second one being the one before it backwards. */
  static final int ORDERS = 32;

  /** How much each coalition counts for each term, by coalition. */
  private final Map<Integer, double[]> weights = new LinkedHashMap<>();

  private final List<int[]> orders;
  private final int terms;

  /** What a term adds, in the unit of the worths, with its standard error. */
  record Value(double mean, double error) {

    String text() {
      return NumberText.decimal(mean, 3) + " ± " + NumberText.decimal(halfWidth(), 3);
    }

    /** Of the 95 % interval. */
    double halfWidth() {
      return Distributions.around(0, error).high();
    }
  }

  private Shapley(int terms, List<int[]> orders) {
    this.terms = terms;
    this.orders = orders;
  }

  static Shapley of(int terms, long seed) {
    return terms <= EXACT_TERMS ? exact(terms) : sampled(terms, ORDERS, seed);
  }

  /** Of all coalitions. */
  static Shapley exact(int terms) {
    Shapley shapley = new Shapley(terms, List.of());
    double[] chances = new double[terms]; // that the terms before one are a given set, by its size
    chances[0] = 1.0 / terms;
    for (int size = 1; size < terms; size++) {
      chances[size] = chances[size - 1] * size / (terms - size);
    }
    for (int coalition = 0; coalition < 1 << terms; coalition++) {
      int size = Integer.bitCount(coalition);
      for (int term = 0; term < terms; term++) {
        boolean isIn = (coalition >> term & 1) == 1;
        shapley.add(coalition, term, isIn ? chances[size - 1] : -chances[size]);
      }
    }
    return shapley;
  }

  /** Of some orders, an even number, drawn from a seed. */
  static Shapley sampled(int terms, int count, long seed) {
    SeededStream stream = new SeededStream(seed);
    List<int[]> orders = new ArrayList<>();
    while (orders.size() < count) {
      int[] order = IntStream.range(0, terms).toArray();
      for (int i = terms - 1; i > 0; i--) {
        int other = stream.nextInt(i + 1);
        int swapped = order[i];
        order[i] = order[other];
        order[other] = swapped;
      }
      orders.add(order);
      orders.add(IntStream.range(0, terms).map(i -> order[terms - 1 - i]).toArray());
    }
    Shapley shapley = new Shapley(terms, orders);
    for (int[] order : orders) {
      int coalition = 0;
      for (int term : order) {
        shapley.add(coalition, term, -1.0 / count);
        coalition |= 1 << term;
        shapley.add(coalition, term, 1.0 / count);
      }
    }
    return shapley;
  }

  private void add(int coalition, int term, double weight) {
    weights.computeIfAbsent(coalition, unused -> new double[terms])[term] += weight;
  }

  /** Those whose worth must be known, in a fixed order. */
  List<Integer> coalitions() {
    return weights.keySet().stream().sorted().toList();
  }

  /**
   * The value of each term.
   *
   * @param worths by coalition, of each opening; all have the same openings in the same order
   */
  List<Value> values(Map<Integer, double[]> worths) {
    return IntStream.range(0, terms)
        .mapToObj(
            term -> {
              Moments games = Moments.of(byOpening(worths, term));
              double error = games.variance() / Math.max(1, games.count()) + variance(worths, term);
              return new Value(games.mean(), Math.sqrt(error));
            })
        .toList();
  }

  /** The same openings tell what each term adds there, so their spread is the error of games. */
  private double[] byOpening(Map<Integer, double[]> worths, int term) {
    double[] sums = new double[worths.values().iterator().next().length];
    weights.forEach(
        (coalition, counts) -> {
          double[] worth = worth(worths, coalition);
          Arrays.setAll(sums, i -> sums[i] + counts[term] * worth[i]);
        });
    return sums;
  }

  /**
   * The error of having looked at some orders only, from the spread of what a term adds over orders
   * and their reverse. The luck of the games is in there once more, so it is not too small.
   */
  private double variance(Map<Integer, double[]> worths, int term) {
    Moments pairs = Moments.NONE;
    for (int i = 0; i < orders.size(); i += 2) {
      pairs =
          pairs.with(
              (added(worths, orders.get(i), term) + added(worths, orders.get(i + 1), term)) / 2);
    }
    return pairs.variance() / Math.max(1, pairs.count());
  }

  private static double added(Map<Integer, double[]> worths, int[] order, int term) {
    int before = 0;
    for (int i = 0; order[i] != term; i++) {
      before |= 1 << order[i];
    }
    return Moments.of(worth(worths, before | 1 << term)).mean()
        - Moments.of(worth(worths, before)).mean();
  }

  private static double[] worth(Map<Integer, double[]> worths, int coalition) {
    double[] worth = worths.get(coalition);
    if (worth == null) {
      throw new IllegalArgumentException("nobody knows the worth of coalition " + coalition);
    }
    return worth;
  }
}
