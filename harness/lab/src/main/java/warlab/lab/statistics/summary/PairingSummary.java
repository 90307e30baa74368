package warlab.lab.statistics.summary;

import org.jspecify.annotations.Nullable;
import warlab.lab.statistics.elo.EloEstimate;
import warlab.lab.statistics.elo.PairCounts;

/**
 * How one pairing went, in the view of {@code a}.
 *
 * <p>An opening that is played again, or a game that is, brings little or nothing new. Where that
 * happened the errors of both estimates are those between openings (between different games, if all
 * start from the plain start), and {@code clusters} says how many there were.
 *
 * @param index its place in the plan
 * @param results wins, draws and losses of {@code a}
 * @param copies games left out everywhere, because chance could not have made them different from
 *     an earlier one
 * @param pairs pentanomial counts; {@code null} when sides are fixed
 * @param units pairs, or games when sides are fixed
 * @param clusters how many of them are independent: different openings or different games
 * @param aFaults games that {@code a} lost by breaking the contract
 * @param byGames strength, each game counted by itself
 * @param byPairs strength, each pair counted as one; {@code null} when sides are fixed
 * @param holm the p-value adjusted for the number of pairings by Holm's method
 * @param benjaminiHochberg the p-value adjusted by the method of Benjamini and Hochberg
 * @param sprt {@code null} when no test may stop the pairing
 */
public record PairingSummary(
    int index,
    String a,
    String b,
    ResultCounts results,
    long copies,
    @Nullable PairCounts pairs,
    long units,
    long clusters,
    long aFaults,
    long bFaults,
    EloEstimate byGames,
    @Nullable EloEstimate byPairs,
    double holm,
    double benjaminiHochberg,
    @Nullable SprtSummary sprt) {

  /** The same with adjusted p-values. */
  public PairingSummary adjusted(double byHolm, double byBenjaminiHochberg) {
    return new PairingSummary(
        index,
        a,
        b,
        results,
        copies,
        pairs,
        units,
        clusters,
        aFaults,
        bFaults,
        byGames,
        byPairs,
        byHolm,
        byBenjaminiHochberg,
        sprt);
  }

  /** The estimate to go by: by pairs where there are any. */
  public EloEstimate strength() {
    return byPairs == null ? byGames : byPairs;
  }

  /** Whether errors are those between openings, because some were played more than once. */
  public boolean isClustered() {
    return clusters < units;
  }

  public long faults() {
    return aFaults + bFaults;
  }
}
