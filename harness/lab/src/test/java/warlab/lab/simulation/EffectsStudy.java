package warlab.lab.simulation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import warlab.games.SeededStream;
import warlab.lab.config.MadeUpConfig;
import warlab.lab.config.PlayerSpec;
import warlab.lab.statistics.effect.Effect;
import warlab.lab.statistics.effect.Effects;
import warlab.lab.statistics.effect.Grid;
import warlab.lab.statistics.elo.Elo;
import warlab.lab.statistics.rating.BradleyTerry;
import warlab.lab.statistics.rating.CrossTableCounts;

/**
 * Sweeps of players of known strength, every two of whom meet: how often intervals of effects hold
 * the true ones, how often there is a claim of nothing, and how often an interaction is found.
 */
final class EffectsStudy {
  private static final double ADVANTAGE = 30;
  private static final double DRAWS = 0.2;
  private static final double NOTHING = 1e-3;

  /** Some keys that change something, and some that change nothing. */
  enum Shape {
    TWO_BY_THREE(2, 3, 1, 60),
    FOUR_BY_FOUR_BY_TWO(4, 4, 2, 60),
    /** Nothing is worth anything, so that every claim is false. */
    EQUALS(4, 4, 2, 0);

    private final int heuristics;
    private final int depths;
    private final int prunings;
    private final double ply;

    Shape(int heuristics, int depths, int prunings, double ply) {
      this.heuristics = heuristics;
      this.depths = depths;
      this.prunings = prunings;
      this.ply = ply;
    }

    private List<PlayerSpec> players() {
      List<PlayerSpec> players = new ArrayList<>();
      for (int heuristic = 0; heuristic < heuristics; heuristic++) {
        for (int depth = 1; depth <= depths; depth++) {
          for (int pruning = 0; pruning < prunings; pruning++) {
            Map<String, String> point = new LinkedHashMap<>();
            point.put("heuristic", "e" + heuristic);
            point.put("depth", "" + depth);
            point.put("pruning", "" + (pruning > 0));
            players.add(MadeUpConfig.player("ab").at(point));
          }
        }
      }
      return players;
    }

    private double[] nodes() {
      return players().stream().mapToDouble(each -> 100 * Math.pow(5, depth(each))).toArray();
    }

    private static int depth(PlayerSpec player) {
      return Integer.parseInt(String.valueOf(player.sweep().get("depth")));
    }

    /** A ply is worth as much everywhere, a heuristic nothing; one cell is better by itself. */
    private double[] strengths(double cell) {
      return players().stream()
          .mapToDouble(
              each ->
                  ply * depth(each)
                      + (depth(each) == 2 && "e1".equals(each.sweep().get("heuristic")) ? cell : 0))
          .toArray();
    }
  }

  /**
   * What so many sweeps came to.
   *
   * @param coverage how often intervals of means held the true effects
   * @param lowest the same of the effect for which it was least
   * @param falseClaims how often an effect was proven that is none, or has the other sign
   * @param interactions how often heuristic and depth were found to depend on each other
   */
  record Result(double coverage, double lowest, double falseClaims, double interactions) {}

  private final int replications;

  EffectsStudy(int replications) {
    this.replications = replications;
  }

  Result sweeps(Shape shape, double cell, int pairs) {
    double[] strengths = shape.strengths(cell);
    List<Effect> truth = effects(shape, expected(strengths)).means();
    List<Effects> found =
        IntStream.range(0, replications)
            .parallel()
            .mapToObj(i -> new SeededStream(SeededStream.derive(pairs, i)))
            .map(stream -> effects(shape, played(strengths, pairs, stream)))
            .toList();
    double[] covered = new double[truth.size()];
    int falseClaims = 0;
    for (Effects each : found) {
      List<Effect> means = each.means();
      boolean isFalse = false;
      for (int i = 0; i < covered.length; i++) {
        double real = truth.get(i).elo();
        covered[i] += CoverageStudy.covers(means.get(i).elos(), real) ? 1.0 / replications : 0;
        isFalse |=
            means.get(i).isProven() && (Math.abs(real) < NOTHING || real * means.get(i).elo() < 0);
      }
      falseClaims += isFalse ? 1 : 0;
    }
    long interactions = found.stream().filter(each -> !each.interactions().isEmpty()).count();
    return new Result(
        Arrays.stream(covered).average().orElse(0),
        Arrays.stream(covered).min().orElse(0),
        (double) falseClaims / replications,
        (double) interactions / replications);
  }

  private static Effects effects(Shape shape, CrossTableCounts results) {
    return Effects.of(new Grid(shape.players()), BradleyTerry.fit(results, true), shape.nodes());
  }

  /** As many points as are expected, from which a fit takes the true ratings. */
  private static CrossTableCounts expected(double[] strengths) {
    CrossTableCounts results = new CrossTableCounts(strengths.length);
    for (int a = 0; a < strengths.length; a++) {
      for (int b = a + 1; b < strengths.length; b++) {
        double lead = strengths[a] - strengths[b];
        results.addUnits(
            a, b, 1000, List.of(Elo.toScore(lead + ADVANTAGE), Elo.toScore(lead - ADVANTAGE)));
      }
    }
    return results;
  }

  private static CrossTableCounts played(double[] strengths, int pairs, SeededStream stream) {
    CrossTableCounts results = new CrossTableCounts(strengths.length);
    for (int a = 0; a < strengths.length; a++) {
      for (int b = a + 1; b < strengths.length; b++) {
        double lead = strengths[a] - strengths[b];
        for (int pair = 0; pair < pairs; pair++) {
          double first = game(lead + ADVANTAGE, stream);
          results.addUnits(a, b, 1, List.of(first, game(lead - ADVANTAGE, stream)));
        }
      }
    }
    return results;
  }

  private static double game(double lead, SeededStream stream) {
    double score = Elo.toScore(lead);
    double draws = DRAWS * 2 * Math.min(score, 1 - score);
    double chance = stream.nextDouble();
    return chance < draws ? 0.5 : chance < score + draws / 2 ? 1 : 0;
  }

  /** Prints the table for so many sweeps a cell. */
  public static void main(String[] arguments) {
    EffectsStudy study = new EffectsStudy(Integer.parseInt(arguments[0]));
    System.out.println(
        "| sweep | in one cell | games a pairing | coverage | lowest | false claims | interaction |");
    System.out.println("|---|---|---|---|---|---|---|");
    for (Shape shape : Shape.values()) {
      for (double cell : new double[] {0, 60}) {
        for (int pairs : new int[] {4, 20, 100}) {
          Result result = study.sweeps(shape, cell, pairs);
          System.out.printf(
              Locale.ROOT,
              "| %s | %.0f Elo | %d | %.3f | %.3f | %.3f | %.3f |%n",
              shape.name().toLowerCase(Locale.ROOT).replace('_', ' '),
              cell,
              2 * pairs,
              result.coverage(),
              result.lowest(),
              result.falseClaims(),
              result.interactions());
        }
      }
    }
  }
}
