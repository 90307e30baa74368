package warlab.heuristics;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import warlab.games.Described;
import warlab.games.Feature;
import warlab.games.Heuristic;
import warlab.games.OptionException;
import warlab.games.Position;
import warlab.games.Scores;
import warlab.games.Side;
import warlab.games.Spelling;

/**
 * A weighted sum of features, a side's amounts less its opponent's: the one such sum of all games,
 * whether its weights stand in a class or, for {@code linear}, in a config. It can say its {@link
 * #terms()}. Antisymmetric: one side's score is the other's negated.
 */
public class WeightedHeuristic extends Described implements Heuristic {

  /** A feature and how much one unit of it counts. */
  public record Term(double weight, Feature feature) {

    /**
     * The term of a feature that is called by its name.
     *
     * @throws OptionException when none of the known features has it
     */
    public static Term of(double weight, String name, List<Feature> known) {
      List<String> names = known.stream().map(Feature::id).toList();
      if (!names.contains(name)) {
        throw new OptionException(
            name, "unknown feature '" + name + "'" + Spelling.suggestion(name, names));
      }
      return new Term(weight, known.get(names.indexOf(name)));
    }
  }

  private final String game;
  private final List<Term> terms;
  private final Feature[] features;
  private final double[] weights;

  /** A sum of terms of one game, in the order in which they are added up. */
  public WeightedHeuristic(String id, String help, Term... terms) {
    this(terms[0].feature().game(), id, help, terms);
  }

  /**
   * The same where there may be no terms.
   *
   * @param game the id of the game
   */
  public WeightedHeuristic(String game, String id, String help, Term... terms) {
    super(id, help);
    this.game = game;
    this.terms = List.of(terms);
    features = this.terms.stream().map(Term::feature).toArray(Feature[]::new);
    weights = this.terms.stream().mapToDouble(Term::weight).toArray();
  }

  @Override
  public final String game() {
    return game;
  }

  /** What is added up. */
  public final List<Term> terms() {
    return terms;
  }

  /** For those who tune the weights or leave a term out. */
  @Override
  public final Map<String, Double> weights() {
    Map<String, Double> byName = new LinkedHashMap<>();
    terms.forEach(term -> byName.put(term.feature().id(), term.weight()));
    return Collections.unmodifiableMap(byName);
  }

  /** The sum. Who overrides this for speed returns the same: a test compares them. */
  @Override
  public int evaluate(Position position, Side view) {
    double sum = 0;
    for (int i = 0; i < features.length; i++) {
      sum += weights[i] * features[i].balance(position, view);
    }
    return Scores.clamp((long) StrictMath.rint(sum));
  }
}
