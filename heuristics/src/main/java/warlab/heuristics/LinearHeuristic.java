package warlab.heuristics;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import warlab.games.Feature;
import warlab.games.Heuristic;
import warlab.games.Option;
import warlab.games.OptionException;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.Scores;
import warlab.games.Side;
import warlab.games.Spelling;

/**
 * {@code linear}: weighs a side's features against its opponent's, so a config makes a heuristic
 * without Java. Antisymmetric: one side's score is the other's negated.
 */
public final class LinearHeuristic implements Heuristic {
  private static final Option WEIGHTS =
      Option.weights("weights", "how much one unit of each named feature counts");

  private final Feature[] features;
  private final double[] weights;

  /** The description; {@link #configured} makes the ones that evaluate. */
  public LinearHeuristic() {
    this(List.of(), Map.of());
  }

  private LinearHeuristic(List<Feature> features, Map<String, Double> weightByFeature) {
    this.features = features.toArray(new Feature[0]);
    weights = features.stream().mapToDouble(each -> weightByFeature.get(each.id())).toArray();
  }

  @Override
  public String id() {
    return "linear";
  }

  @Override
  public String help() {
    return "the sum of named features, each times its weight, own minus the opponent's";
  }

  @Override
  public String game() {
    return "*";
  }

  @Override
  public List<Option> options() {
    return List.of(WEIGHTS);
  }

  @Override
  public Heuristic configured(Options options, List<Feature> known) {
    Map<String, Double> weightByFeature = options.weights(WEIGHTS.name());
    List<Feature> chosen = new ArrayList<>();
    for (String name : weightByFeature.keySet()) {
      chosen.add(find(name, known));
    }
    return new LinearHeuristic(chosen, weightByFeature);
  }

  private static Feature find(String name, List<Feature> known) {
    return known.stream()
        .filter(feature -> feature.id().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new OptionException(
                    name,
                    "unknown feature '"
                        + name
                        + "'"
                        + Spelling.suggestion(name, known.stream().map(Feature::id).toList())));
  }

  @Override
  public int evaluate(Position position, Side view) {
    Side opponent = view.opponent();
    double sum = 0;
    for (int i = 0; i < features.length; i++) {
      Feature feature = features[i];
      sum += weights[i] * (feature.amount(position, view) - feature.amount(position, opponent));
    }
    return Scores.clamp((long) StrictMath.rint(sum));
  }
}
