package warlab.lab.tune;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Pairing;
import warlab.lab.kind.PairScores;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.basic.Moments;
import warlab.lab.statistics.basic.MultipleTesting;
import warlab.lab.statistics.elo.Elo;

/**
 * How start and tuned weights did against somebody else, on the same openings.
 *
 * @param pairs how many openings both played
 * @param pValue of the tuned score, were it no more than ten Elo below the start's, one-sided and
 *     corrected for the number of rivals
 */
record Rival(String name, int pairs, double startScore, double tunedScore, double pValue) {
  /** A loss of so many Elo is held to be none. */
  static final double MARGIN = 10;

  /** Whether the tuned weights are shown to lose more than the margin. */
  boolean isWorse() {
    return pValue < Distributions.LEVEL;
  }

  /** All rivals of two gauntlets that met the same ones in the same order. */
  static List<Rival> of(ExperimentConfig gauntlet, Path start, Path tuned) {
    List<Map<Integer, Double>> ofStart = PairScores.of(gauntlet.pairings().size(), start);
    List<Map<Integer, Double>> ofTuned = PairScores.of(gauntlet.pairings().size(), tuned);
    List<Rival> raw = new ArrayList<>();
    for (Pairing pairing : gauntlet.pairings()) {
      raw.add(of(pairing.b().name(), ofStart.get(pairing.index()), ofTuned.get(pairing.index())));
    }
    double[] adjusted = MultipleTesting.holm(raw.stream().mapToDouble(Rival::pValue).toArray());
    List<Rival> rivals = new ArrayList<>();
    for (int i = 0; i < raw.size(); i++) {
      Rival each = raw.get(i);
      rivals.add(new Rival(each.name, each.pairs, each.startScore, each.tunedScore, adjusted[i]));
    }
    return rivals;
  }

  static Rival of(String name, Map<Integer, Double> start, Map<Integer, Double> tuned) {
    List<Integer> both = tuned.keySet().stream().filter(start::containsKey).toList();
    double[] before = both.stream().mapToDouble(start::get).toArray();
    double[] after = both.stream().mapToDouble(tuned::get).toArray();
    double[] differences = new double[both.size()];
    Arrays.setAll(differences, i -> after[i] - before[i]);
    double startScore = Moments.of(before).mean();
    double tunedScore = Moments.of(after).mean();
    double lead = tunedScore - lowered(startScore, both.size());
    double error = Moments.of(differences).deviation() / Math.sqrt(Math.max(1, both.size()));
    double chance = error == 0 ? (lead < 0 ? 0 : 1) : Distributions.normalCdf(lead / error);
    return new Rival(name, both.size(), startScore, tunedScore, chance);
  }

  /** A score less the margin; one of nothing or everything is taken for half a game away. */
  private static double lowered(double score, int pairs) {
    double edge = 0.25 / Math.max(1, pairs);
    double inside = Math.max(edge, Math.min(1 - edge, score));
    return Math.min(score, Elo.toScore(Elo.fromScore(inside) - MARGIN));
  }
}
