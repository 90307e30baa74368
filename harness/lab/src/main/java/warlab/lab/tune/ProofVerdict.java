package warlab.lab.tune;

import java.util.List;
import java.util.stream.Collectors;
import warlab.lab.report.text.EloText;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.sprt.SprtDecision;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.SprtSummary;

/**
 * What a proof came to.
 *
 * @param number of the proof, from 1; each had openings of its own
 * @param match the tuned player against the start
 * @param rivals empty when the match decided against the tuned weights
 */
record ProofVerdict(int number, PairingSummary match, List<Rival> rivals) {

  /** Whether the test of the match accepted the gain that is worth finding. */
  static boolean isStronger(PairingSummary match) {
    SprtSummary test = match.sprt();
    return test != null && test.decision() == SprtDecision.ACCEPT_H1;
  }

  boolean isPassed() {
    return isStronger(match) && rivals.stream().noneMatch(Rival::isWorse);
  }

  /** In one sentence, for terminal, report and the file of the tuned player. */
  String inWords() {
    String measured =
        "%s Elo over %s on unseen openings"
            .formatted(
                EloText.of(match.estimate()), NumberText.count(match.results().games(), "game"));
    if (isPassed()) {
      return "The tuned weights are better than the start: " + measured + again() + ".";
    }
    return "The tuned weights are not shown to be better: " + measured + why() + again() + ".";
  }

  private String why() {
    if (!isStronger(match)) {
      return "";
    }
    return rivals.stream()
        .filter(Rival::isWorse)
        .map(Rival::name)
        .collect(Collectors.joining(", ", ", but they do worse against ", ""));
  }

  private String again() {
    return number == 1 ? "" : " (proof number " + number + " of this tuning)";
  }
}
