package warlab.lab.tune.ablate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.PlayerSpec;
import warlab.lab.kind.Inside;
import warlab.lab.kind.PairScores;
import warlab.lab.kind.PlayedPart;
import warlab.lab.report.MatchFindings;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.basic.Moments;
import warlab.lab.statistics.summary.SpeedSummary;
import warlab.lab.statistics.summary.Summary;
import warlab.lab.tune.ablate.AblateSpec.Method;

/**
 * An ablation as its results folder tells it, also while it is going on.
 *
 * @param total points per game of the whole player against the pool, less those without any term
 * @param parts what was played, in order
 * @param planned games of all parts
 */
record Ablation(
    ExperimentConfig config,
    List<Term> terms,
    Shapley.@Nullable Value total,
    List<PlayedPart> parts,
    long planned,
    boolean isComplete) {
  static final String FILE = "ablation.csv";

  private static final double LEVEL = 1 - Distributions.CONFIDENCE;

  static Ablation read(ExperimentConfig config, Inside inside) {
    return new Reader(config, inside).read();
  }

  long played() {
    return parts.stream().mapToLong(PlayedPart::games).sum();
  }

  /** Reads the parts that are there. */
  private static final class Reader {
    private final ExperimentConfig config;
    private final AblateSpec ablate;
    private final Inside inside;
    private final Parts parts;
    private final List<Parts.Part> all;

    Reader(ExperimentConfig config, Inside inside) {
      this.config = config;
      this.inside = inside;
      ablate = AblationExperiment.of(config).ablate();
      parts = new Parts(config);
      all = parts.all(parts.meanNodes(inside.path("")));
    }

    Ablation read() {
      Optional<Summary> leftOut = summary(Parts.LEAVE_ONE_OUT);
      Optional<Summary> equalNodes = summary(Parts.EQUAL_NODES);
      Optional<Summary> oneIn = summary(Parts.ONE_IN);
      Optional<Summary> twoOut = summary(Parts.TWO_OUT);
      Map<Integer, double[]> worths = ablate.has(Method.SHAPLEY) ? worths() : Map.of();
      List<Shapley.Value> shares = worths.isEmpty() ? List.of() : parts.shapley().values(worths);
      List<Flips.Rate> flips =
          Objects.requireNonNullElse(
              ablate.has(Method.FLIPS) ? Flips.read(ablate, inside.path("")) : null, List.of());
      List<String> names = ablate.terms();
      List<Term> terms = new ArrayList<>();
      for (int i = 0; i < names.size(); i++) {
        String name = names.get(i);
        terms.add(
            new Term(
                name,
                Objects.requireNonNull(ablate.weighted().weights().get(name)),
                flips.stream().filter(rate -> rate.term().equals(name)).toList(),
                match(leftOut, i, false),
                match(equalNodes, i, false),
                match(oneIn, i, true),
                partner(leftOut, twoOut, i),
                shares.isEmpty() ? null : shares.get(i),
                time(leftOut, name)));
      }
      return new Ablation(
          config,
          terms,
          worths.isEmpty() ? null : total(worths),
          played(),
          config.match().pairs() + all.stream().mapToLong(Parts.Part::games).sum(),
          inside.isPlayed("")
              && all.stream().allMatch(part -> inside.isPlayed(part.folder()))
              && (!ablate.has(Method.FLIPS) || !flips.isEmpty()));
    }

    private Optional<Summary> summary(String name) {
      return all.stream().anyMatch(part -> part.folder().equals(name))
          ? Optional.ofNullable(inside.match(name)).map(MatchFindings::summary)
          : Optional.empty();
    }

    private static @Nullable TermMatch match(
        Optional<Summary> summary, int pairing, boolean isReversed) {
      return summary
          .map(found -> found.pairings().get(pairing))
          .map(found -> isReversed ? found.reversed() : found)
          .map(TermMatch::of)
          .orElse(null);
    }

    /** The term without which this one is missed most. */
    private Term.@Nullable Partner partner(
        Optional<Summary> leftOut, Optional<Summary> twoOut, int term) {
      Term.Partner best = null;
      for (int other = 0; other < ablate.terms().size(); other++) {
        TermMatch one = match(leftOut, term, false);
        TermMatch two = match(leftOut, other, false);
        TermMatch both = other == term ? null : match(twoOut, Parts.two(term, other), false);
        if (one == null || two == null || both == null) {
          continue;
        }
        double interaction = both.elo() - one.elo() - two.elo();
        if (best == null || interaction > best.interaction()) {
          double error =
              Math.sqrt(square(both.error()) + square(one.error()) + square(two.error()));
          double chance = 1 - Distributions.normalCdf(interaction / error);
          boolean isShown = chance * (ablate.terms().size() - 1) < LEVEL;
          best = new Term.Partner(ablate.terms().get(other), interaction, error, isShown);
        }
      }
      return best;
    }

    private static double square(double value) {
      return value * value;
    }

    private @Nullable Double time(Optional<Summary> leftOut, String term) {
      double with = time(leftOut, summary -> summary.pairings().get(0).a());
      double without = time(leftOut, summary -> Parts.without(term));
      return with > 0 && without > 0 ? without / with : null;
    }

    private double time(Optional<Summary> summary, Function<Summary, String> player) {
      return summary.stream()
          .flatMap(
              found ->
                  found.speeds().stream()
                      .filter(
                          speed ->
                              speed.role().player().equals(player.apply(found))
                                  && speed.role().side() == ablate.side()))
          .mapToDouble(SpeedSummary::timeMsPerMove)
          .findFirst()
          .orElse(0);
    }

    /** Points of each coalition by opening, over the openings that all have played. */
    private Map<Integer, double[]> worths() {
      List<Integer> coalitions = parts.shapley().coalitions();
      List<List<Map<Integer, Double>>> scores = new ArrayList<>();
      for (PlayerSpec opponent : ablate.pool()) {
        String part = parts.shapleyFolder(opponent);
        if (!inside.hasGames(part)) {
          return Map.of();
        }
        scores.add(PairScores.of(coalitions.size(), inside.path(part)));
      }
      Set<Integer> openings = new TreeSet<>(scores.get(0).get(0).keySet());
      scores.forEach(each -> each.forEach(pairing -> openings.retainAll(pairing.keySet())));
      if (openings.size() < 2) {
        return Map.of();
      }
      Map<Integer, double[]> worths = new LinkedHashMap<>();
      for (int i = 0; i < coalitions.size(); i++) {
        int pairing = i;
        worths.put(
            coalitions.get(i),
            openings.stream().mapToDouble(opening -> points(scores, pairing, opening)).toArray());
      }
      return worths;
    }

    /** The hero of these gauntlets is the opponent. */
    private static double points(
        List<List<Map<Integer, Double>>> scores, int pairing, int opening) {
      return scores.stream()
          .mapToDouble(each -> 1 - Objects.requireNonNull(each.get(pairing).get(opening)))
          .average()
          .orElse(0);
    }

    private Shapley.Value total(Map<Integer, double[]> worths) {
      double[] whole = Objects.requireNonNull(worths.get((1 << ablate.terms().size()) - 1)).clone();
      double[] empty = Objects.requireNonNull(worths.get(0));
      Arrays.setAll(whole, i -> whole[i] - empty[i]);
      Moments moments = Moments.of(whole);
      return new Shapley.Value(
          moments.mean(), moments.deviation() / Math.sqrt((double) moments.count()));
    }

    private List<PlayedPart> played() {
      List<PlayedPart> played = new ArrayList<>();
      played.add(PlayedPart.of("against itself", inside.path("")));
      all.stream()
          .map(Parts.Part::folder)
          .filter(inside::hasGames)
          .forEach(part -> played.add(PlayedPart.of(part, inside.path(part))));
      return played;
    }
  }
}
