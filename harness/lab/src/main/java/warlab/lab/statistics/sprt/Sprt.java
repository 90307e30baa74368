package warlab.lab.statistics.sprt;

import warlab.lab.config.SprtSpec;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.elo.PairCounts;
import warlab.lab.statistics.elo.ScoreCounts;

/**
 * A running test, fed one unit after the other in schedule order. The decision is final: units
 * after it change nothing. The bounds are moved inwards by the expected overshoot, so that errors
 * happen at the nominal rate and not less often at the price of a longer match.
 */
public final class Sprt {
  private final SprtSpec settings;
  private final long[] counts;
  private final Overshoot below = new Overshoot();
  private final Overshoot above = new Overshoot();
  private double llr;
  private SprtDecision decision = SprtDecision.CONTINUE;

  private Sprt(SprtSpec settings, int outcomes) {
    this.settings = settings;
    this.counts = new long[outcomes];
  }

  /**
   * A test over units of one game or of the two of a pair, which share an opening and are not
   * independent; outcomes are half points.
   */
  public static Sprt of(SprtSpec settings, int games) {
    return new Sprt(settings, 2 * games + 1);
  }

  public boolean isDecided() {
    return decision != SprtDecision.CONTINUE;
  }

  /** Takes the next unit, given in half points, and says where the test stands now. */
  public SprtDecision add(int halfPoints) {
    if (!isDecided()) {
      counts[halfPoints]++;
      llr = Llr.of(counts(), settings);
      below.observe(-llr);
      above.observe(llr);
      decision = judge();
    }
    return decision;
  }

  private SprtDecision judge() {
    if (llr <= lowerBound()) {
      return SprtDecision.ACCEPT_H0;
    }
    return llr >= upperBound() ? SprtDecision.ACCEPT_H1 : SprtDecision.CONTINUE;
  }

  public SprtSpec settings() {
    return settings;
  }

  public SprtDecision decision() {
    return decision;
  }

  /** The log-likelihood ratio of the units taken. */
  public double llr() {
    return llr;
  }

  /** The bound for accepting {@code elo0} as it stands now, corrected for overshoot. */
  public double lowerBound() {
    return settings.lowerBound() + below.expected();
  }

  /** The bound for accepting {@code elo1} as it stands now, corrected for overshoot. */
  public double upperBound() {
    return settings.upperBound() - above.expected();
  }

  /** The units up to and including the one that decided. */
  public ScoreCounts counts() {
    return counts.length == 5
        ? PairCounts.of(counts)
        : new GameCounts(counts[0], counts[1], counts[2]);
  }

  /** The score, without the bias that stopping at a bound gives to the plain one. */
  public StoppedEstimate estimate() {
    return StoppedEstimate.of(counts(), settings, lowerBound(), upperBound());
  }
}
