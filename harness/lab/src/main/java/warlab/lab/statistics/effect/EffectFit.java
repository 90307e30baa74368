package warlab.lab.statistics.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.util.MathArrays;
import org.jspecify.annotations.Nullable;
import warlab.games.Option.Role;
import warlab.lab.config.Numbers;
import warlab.lab.config.PlayerLabels;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.basic.MultipleTesting;
import warlab.lab.statistics.effect.Effect.Kind;
import warlab.lab.statistics.effect.Effects.Interaction;
import warlab.lab.statistics.rating.RatingTable;

/** Takes effects from ratings: those of a call were asked together, so Holm adjusts them so. */
final class EffectFit {
  private final Grid grid;
  private final RatingTable ratings;
  private final double[] nodes;

  EffectFit(Grid grid, RatingTable ratings, double[] nodes) {
    this.grid = grid;
    this.ratings = ratings;
    this.nodes = nodes;
  }

  /** Of every key, over all values of the others. */
  List<Effect> means() {
    return adjusted(grid.keys().stream().flatMap(key -> effects(key, Map.of())));
  }

  /** Of keys that depend on each other, each within the values of the other. */
  List<Effect> within(List<Interaction> interactions) {
    return adjusted(
        interactions.stream()
            .flatMap(
                each ->
                    Stream.concat(
                        within(each.key(), each.other()), within(each.other(), each.key()))));
  }

  private Stream<Effect> within(String key, String other) {
    return grid.values(other).stream().flatMap(value -> effects(key, Map.of(other, value)));
  }

  private static List<Effect> adjusted(Stream<Effect> effects) {
    List<Effect> all = effects.toList();
    double[] holm = MultipleTesting.holm(all.stream().mapToDouble(Effect::pValue).toArray());
    return IntStream.range(0, holm.length).mapToObj(i -> all.get(i).adjusted(holm[i])).toList();
  }

  /** Pairs of keys that are proven not to add up. */
  List<Interaction> interactions() {
    List<Interaction> tested = pairs().filter(each -> !departures(each).isEmpty()).toList();
    double[] holm =
        MultipleTesting.holm(
            tested.stream()
                .mapToDouble(each -> ratings.chiSquared(departures(each)).pValue())
                .toArray());
    return IntStream.range(0, holm.length)
        .filter(i -> holm[i] < 1 - Distributions.CONFIDENCE)
        .mapToObj(i -> new Interaction(tested.get(i).key(), tested.get(i).other(), holm[i]))
        .toList();
  }

  private Stream<Interaction> pairs() {
    List<String> keys = grid.keys();
    return keys.stream()
        .flatMap(
            key ->
                keys.stream()
                    .skip(keys.indexOf(key) + 1L)
                    .map(other -> new Interaction(key, other, 1)));
  }

  /** Contrasts that are all 0 where every rating is a sum of what its values are worth. */
  List<double[]> departures() {
    return pairs().flatMap(pair -> departures(pair).stream()).toList();
  }

  private List<double[]> departures(Interaction pair) {
    List<double[]> departures = new ArrayList<>();
    List<String> others = grid.values(pair.other());
    for (double[] step : steps(pair.key()).toList()) {
      Optional<double[]> first = within(pair, step, others.get(0));
      others.stream()
          .skip(1)
          .flatMap(value -> within(pair, step, value).stream())
          .forEach(
              gain -> first.ifPresent(one -> departures.add(MathArrays.ebeSubtract(gain, one))));
    }
    return departures;
  }

  private Optional<double[]> within(Interaction pair, double[] step, String value) {
    return grid.contrast(pair.key(), step, Map.of(pair.other(), value));
  }

  private Stream<double[]> steps(String key) {
    int values = grid.values(key).size();
    return IntStream.range(1, values)
        .mapToObj(
            to -> {
              double[] step = unit(to, values);
              step[isNumeric(key) ? to - 1 : 0] = -1;
              return step;
            });
  }

  private static double[] unit(int place, int values) {
    double[] unit = new double[values];
    unit[place] = 1;
    return unit;
  }

  private boolean isNumeric(String key) {
    return grid.values(key).stream().allMatch(Numbers::isNumber);
  }

  /** Of a numeric key the means have besides what more nodes buy, and whether that flattens. */
  private Stream<Effect> effects(String key, Map<String, String> within) {
    List<Scale> all = isNumeric(key) && grid.values(key).size() > 2 ? scales(key) : List.of();
    List<Scale> scales = within.isEmpty() ? all : all.stream().limit(1).toList();
    Stream<Effect> steps = steps(key).flatMap(step -> effect(Kind.STEP, key, within, "", step));
    Stream<Effect> trends =
        scales.stream().flatMap(each -> effect(Kind.TREND, key, within, each.unit(), each.slope()));
    Stream<Effect> bend =
        all.stream()
            .skip(Math.max(0, all.size() - 1))
            .filter(each -> within.isEmpty())
            .flatMap(each -> effect(Kind.BEND, key, within, each.unit(), each.bend()));
    return Stream.of(steps, trends, bend).flatMap(each -> each);
  }

  /** The values themselves, and the nodes where values buy more of them. */
  private List<Scale> scales(String key) {
    double[] numbers = grid.values(key).stream().mapToDouble(Double::parseDouble).toArray();
    String name = PlayerLabels.shortKey(key);
    Scale own =
        grid.role(key) == Role.DEPTH
            ? new Scale("ply", numbers)
            : numbers[0] > 0
                ? Scale.doublings(name, numbers)
                : new Scale("step of 1 in " + name, numbers);
    double[] costs =
        IntStream.range(0, numbers.length)
            .mapToObj(i -> grid.contrast(key, unit(i, numbers.length), Map.of()))
            .mapToDouble(mean -> mean.map(this::nodes).orElse(Double.NaN))
            .toArray();
    Scale cost = Scale.doublings("nodes", costs);
    return cost.isRising() ? List.of(own, cost) : List.of(own);
  }

  /** A geometric mean, or the ratio of such; no number where a player searched no nodes. */
  private double nodes(double[] weights) {
    return StrictMath.exp(
        IntStream.range(0, weights.length)
            .filter(i -> weights[i] != 0)
            .mapToDouble(i -> weights[i] * StrictMath.log(nodes[i] > 0 ? nodes[i] : Double.NaN))
            .sum());
  }

  private Stream<Effect> effect(
      Kind kind, String key, Map<String, String> within, String unit, double[] weights) {
    List<String> used =
        IntStream.range(0, weights.length)
            .filter(i -> weights[i] != 0)
            .mapToObj(grid.values(key)::get)
            .toList();
    return grid.contrast(key, weights, within).stream()
        .map(
            players ->
                new Effect(
                    kind,
                    key,
                    within,
                    used.get(0),
                    used.get(used.size() - 1),
                    unit,
                    ratings.contrast(players),
                    ratings.contrastError(players),
                    1,
                    kind == Kind.BEND ? null : factor(nodes(players))));
  }

  private static @Nullable Double factor(double nodes) {
    return Double.isNaN(nodes) ? null : nodes;
  }
}
