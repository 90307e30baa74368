package warlab.lab.statistics.tally;

import java.util.HashMap;
import java.util.Map;
import warlab.lab.statistics.elo.ScoreCounts;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.elo.ScoreLaw;

/**
 * What results say about the true score, worked out once for all that are equal: of ten thousand
 * pairings most went like another one.
 */
final class KnownScores {
  private final Map<ScoreCounts, Score> scores = new HashMap<>();

  /** What {@link ScoreLaw} says of some results. */
  record Score(ScoreEstimate estimate, double los, double pValue) {}

  Score of(ScoreCounts results) {
    return scores.computeIfAbsent(results, KnownScores::workedOut);
  }

  private static Score workedOut(ScoreCounts results) {
    ScoreLaw law = ScoreLaw.of(results);
    return new Score(law.estimate(), law.los(), law.pValue());
  }
}
