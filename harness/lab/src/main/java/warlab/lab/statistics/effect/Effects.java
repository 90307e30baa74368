package warlab.lab.statistics.effect;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import warlab.lab.statistics.basic.ChiSquared;
import warlab.lab.statistics.effect.Effect.Kind;
import warlab.lab.statistics.rating.RatingTable;

/**
 * What the keys of sweeps are worth. They are contrasts of free ratings, which is the fit of all
 * sums and interactions at once: so what is estimated does not depend on what was tested.
 *
 * @param all the means by key in the order of the config; then, where two keys are proven not to
 *     add up, those of each within the values of the other
 * @param sum whether effects of keys suffice, without interactions of two; {@code null} of one key
 * @param interactions that are proven by Holm; none unless {@code sum} is refused
 */
public record Effects(List<Effect> all, @Nullable ChiSquared sum, List<Interaction> interactions) {

  /** What one key is worth depends on another one. */
  public record Interaction(String key, String other, double holm) {}

  /**
   * From the ratings of all players.
   *
   * @param nodes of a move of each player; 0 where that is unknown
   */
  public static Effects of(Grid grid, RatingTable ratings, double[] nodes) {
    EffectFit fit = new EffectFit(grid, ratings, nodes);
    List<double[]> departures = fit.departures();
    ChiSquared sum = departures.isEmpty() ? null : ratings.chiSquared(departures);
    List<Interaction> proven = sum != null && sum.isRefused() ? fit.interactions() : List.of();
    List<Effect> all = new ArrayList<>(fit.means());
    all.addAll(fit.within(proven));
    return new Effects(all, sum, proven);
  }

  /** Those over all values of the other keys. */
  public List<Effect> means() {
    return all.stream().filter(each -> each.within().isEmpty()).toList();
  }

  /** For each key what it is told by in short. */
  public List<List<Effect>> inShort() {
    return means().stream()
        .collect(Collectors.groupingBy(Effect::key, LinkedHashMap::new, Collectors.toList()))
        .values()
        .stream()
        .map(Effects::inShort)
        .toList();
  }

  /** Of effects of a key its trends, or else its steps. */
  public static List<Effect> inShort(List<Effect> ofKey) {
    boolean hasTrend = ofKey.stream().anyMatch(each -> each.kind() == Kind.TREND);
    return ofKey.stream().filter(each -> (each.kind() == Kind.STEP) != hasTrend).toList();
  }
}
