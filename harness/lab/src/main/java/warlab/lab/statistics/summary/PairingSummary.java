package warlab.lab.statistics.summary;

import org.jspecify.annotations.Nullable;
import warlab.lab.statistics.elo.Elo;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.elo.PairCounts;
import warlab.lab.statistics.elo.ScoreCounts;
import warlab.lab.statistics.elo.ScoreEstimate;

/**
 * How one pairing went, in the view of {@code a}.
 *
 * @param index its place in the plan
 * @param results wins, draws and losses of {@code a}
 * @param copies games left out everywhere, because chance could not have made them different from
 *     an earlier one
 * @param pairs pentanomial counts; {@code null} when sides are fixed
 * @param aFaults games that {@code a} lost by breaking the contract
 * @param estimate the score of {@code a}, from pairs or else games; without the bias of stopping
 *     once a sequential test has stopped the pairing
 * @param evidence {@code null} once a sequential test has stopped the pairing: its verdict stands
 *     instead
 * @param sprt {@code null} when no test may stop the pairing
 */
public record PairingSummary(
    int index,
    String a,
    String b,
    GameCounts results,
    long copies,
    @Nullable PairCounts pairs,
    long aFaults,
    long bFaults,
    ScoreEstimate estimate,
    @Nullable Evidence evidence,
    @Nullable SprtSummary sprt) {

  /** What its statistics count: pairs, or games when sides are fixed. */
  public ScoreCounts units() {
    return pairs == null ? results : pairs;
  }

  /** The same with other evidence. */
  public PairingSummary with(Evidence adjusted) {
    return new PairingSummary(
        index, a, b, results, copies, pairs, aFaults, bFaults, estimate, adjusted, sprt);
  }

  /** The same in the view of {@code b}; of a pairing without a test, which asks about {@code a}. */
  public PairingSummary reversed() {
    if (sprt != null) {
      throw new IllegalStateException("the test of pairing " + index + " is about " + a);
    }
    return new PairingSummary(
        index,
        b,
        a,
        results.reversed(),
        copies,
        pairs == null ? null : pairs.reversed(),
        bFaults,
        aFaults,
        estimate.reversed(),
        evidence == null ? null : evidence.reversed(),
        null);
  }

  /**
   * What a score means in normalized Elo, the distance from one half in deviations of a game's
   * score; {@code null} where it is open or all units are alike.
   */
  public @Nullable Double normalizedElo(double score) {
    double deviation = units().gameDeviation();
    return deviation == 0 || score == 0 || score == 1
        ? null
        : (score - 0.5) / deviation * Elo.NORMALIZED_SCALE;
  }

  public Verdict verdict() {
    if (sprt != null && sprt.isDecided()) {
      return Verdict.of(sprt.decision(), sprt.settings());
    }
    if (evidence == null || !evidence.isProof()) {
      return Verdict.OPEN;
    }
    return evidence.los() > 0.5 ? Verdict.BETTER : Verdict.WORSE;
  }

  /**
   * 1 where {@code a} is proven better, -1 where {@code b} is, 0 where that is open. A test that
   * stopped proves what its verdict says and no more: one that also took its corrected interval for
   * a proof claimed a difference in 8 % of 500 matches between equals.
   */
  public int lead() {
    return switch (verdict()) {
      case BETTER, STRONGER -> 1;
      case WORSE, WEAKER -> -1;
      case NOT_STRONGER, NOT_WEAKER, OPEN -> 0;
    };
  }

  /** The same for either player; 0 for others. */
  public int leadOf(String player) {
    return player.equals(a) ? lead() : player.equals(b) ? -lead() : 0;
  }

  /** Whether a sequential test ended the pairing, so that its estimate is a corrected one. */
  public boolean isStopped() {
    return evidence == null;
  }
}
