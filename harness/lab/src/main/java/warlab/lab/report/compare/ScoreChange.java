package warlab.lab.report.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import warlab.lab.report.compare.ComparedRuns.Meeting;
import warlab.lab.report.compare.ComparedRuns.MeetingScore;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.basic.MultipleTesting;
import warlab.lab.statistics.summary.Summary;

/**
 * How much the score of a meeting changed from the first run that has it to the last.
 *
 * @param error standard error of the difference
 * @param holm two-sided probability of such a change by chance, adjusted for all meetings
 */
record ScoreChange(Meeting meeting, double difference, double error, double holm) {

  /** The changes of all meetings that at least two runs have. */
  static List<ScoreChange> of(ComparedRuns runs) {
    List<ScoreChange> changes = new ArrayList<>();
    for (Meeting meeting : runs.meetings()) {
      List<MeetingScore> scores =
          runs.summaries().values().stream()
              .map((Summary run) -> ComparedRuns.score(meeting, run))
              .flatMap(Optional::stream)
              .toList();
      if (scores.size() >= 2) {
        changes.add(change(meeting, scores.get(0), scores.get(scores.size() - 1)));
      }
    }
    // Until here each has its own probability; the adjustment needs all of them.
    double[] holm = MultipleTesting.holm(changes.stream().mapToDouble(ScoreChange::holm).toArray());
    for (int i = 0; i < holm.length; i++) {
      ScoreChange plain = changes.get(i);
      changes.set(i, new ScoreChange(plain.meeting, plain.difference, plain.error, holm[i]));
    }
    return changes;
  }

  private static ScoreChange change(Meeting meeting, MeetingScore first, MeetingScore last) {
    double difference = last.score() - first.score();
    double error = Math.hypot(first.error(), last.error());
    double probability =
        error == 0 ? 1 : Distributions.twoSided(Distributions.normal(), difference / error);
    return new ScoreChange(meeting, difference, error, probability);
  }

  boolean isProven() {
    return holm < 1 - Distributions.CONFIDENCE;
  }
}
