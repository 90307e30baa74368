package warlab.heuristics;

import java.util.List;
import warlab.games.Feature;
import warlab.games.Heuristic;
import warlab.games.Option;
import warlab.games.Options;

/**
 * {@code linear}: a {@link WeightedHeuristic} whose weights stand in the config, so that a config
 * makes a heuristic without Java. Itself it is only the description, a sum of nothing.
 */
public final class LinearHeuristic extends WeightedHeuristic {
  private static final Option WEIGHTS =
      Option.weights("weights", "how much one unit of each named feature counts");

  public LinearHeuristic() {
    this(new Term[0]);
  }

  private LinearHeuristic(Term[] terms) {
    super(
        "*",
        "linear",
        "the sum of named features, each times its weight, own minus the opponent's",
        terms);
  }

  @Override
  public List<Option> options() {
    return List.of(WEIGHTS);
  }

  @Override
  public Heuristic configured(Options options, List<Feature> known) {
    return new LinearHeuristic(
        options.weights(WEIGHTS.name()).entrySet().stream()
            .map(weight -> Term.of(weight.getValue(), weight.getKey(), known))
            .toArray(Term[]::new));
  }
}
