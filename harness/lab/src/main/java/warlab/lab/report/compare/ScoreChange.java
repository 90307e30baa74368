package warlab.lab.report.compare;

import java.util.ArrayList;
import java.util.List;
import warlab.lab.report.compare.ComparedRuns.PlayerPair;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.basic.MultipleTesting;
import warlab.lab.statistics.elo.ScoreEstimate;

/**
 * How much the score of a pair changed from the first run that has it to the last. Its interval is
 * put together from those of the two scores, each end from the ends that point its way (Zou and
 * Donner 2008), and p is below 0.05 just where that interval leaves out zero.
 *
 * @param holm two-sided probability of such a change by chance, adjusted for all pairs of players
 */
record ScoreChange(PlayerPair pair, double difference, Interval differences, double holm) {

  /** The changes of all pairs of players that at least two runs have. */
  static List<ScoreChange> of(ComparedRuns runs) {
    List<ScoreChange> changes = new ArrayList<>();
    for (PlayerPair pair : runs.playerPairs()) {
      List<ScoreEstimate> scores = runs.scores(pair);
      if (scores.size() >= 2) {
        changes.add(change(pair, scores.get(0), scores.get(scores.size() - 1)));
      }
    }
    // Until here each has its own probability; the adjustment needs all of them.
    double[] holm = MultipleTesting.holm(changes.stream().mapToDouble(ScoreChange::holm).toArray());
    for (int i = 0; i < holm.length; i++) {
      ScoreChange plain = changes.get(i);
      changes.set(i, new ScoreChange(plain.pair, plain.difference, plain.differences, holm[i]));
    }
    return changes;
  }

  static ScoreChange change(PlayerPair pair, ScoreEstimate first, ScoreEstimate last) {
    double difference = last.score() - first.score();
    double down =
        Math.hypot(last.score() - last.scores().low(), first.scores().high() - first.score());
    double up =
        Math.hypot(last.scores().high() - last.score(), first.score() - first.scores().low());
    Interval differences = new Interval(difference - down, difference + up);
    // The end that faces zero is as many deviations away as the ends of 95 % are.
    double reach = difference > 0 ? down : up;
    double deviations =
        difference == 0 ? 0 : difference / reach * Distributions.around(0, 1).high();
    return new ScoreChange(pair, difference, differences, Distributions.twoSided(deviations));
  }

  boolean isProven() {
    return holm < 1 - Distributions.CONFIDENCE;
  }
}
