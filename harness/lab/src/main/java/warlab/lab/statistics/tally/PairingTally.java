package warlab.lab.statistics.tally;

import java.util.List;
import java.util.function.IntBinaryOperator;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.Pairing;
import warlab.lab.config.SprtSpec;
import warlab.lab.record.Fault;
import warlab.lab.record.GameRecord;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.elo.GameCounts;
import warlab.lab.statistics.elo.PairCounts;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.sprt.StoppedEstimate;
import warlab.lab.statistics.summary.Evidence;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.SprtSummary;

/** Adds up the pairs of one pairing, in the view of its player {@code a}. */
final class PairingTally {
  private final Pairing pairing;
  private final int legs;

  /** How often a pair brought so many half points in its first and second game. */
  private final long[][] outcomes = new long[3][3];

  private final DistinctPairs distinct = new DistinctPairs();
  private final LengthTally lengths = new LengthTally();
  private final @Nullable SprtTrack sprt;
  private long copies;
  private long aFaults;
  private long bFaults;

  PairingTally(Pairing pairing, int games, @Nullable SprtSpec stop) {
    this.pairing = pairing;
    legs = games;
    sprt = stop == null ? null : new SprtTrack(stop, games);
  }

  Pairing pairing() {
    return pairing;
  }

  /** Takes the games of one pair in leg order; {@code false} for copies, which count nowhere. */
  boolean add(List<GameRecord> pair) {
    if (!distinct.add(pair)) {
      copies += pair.size();
      return false;
    }
    count(pair);
    return true;
  }

  private void count(List<GameRecord> pair) {
    for (GameRecord game : pair) {
      lengths.add(game);
      addFault(game);
    }
    int sum = GameRecord.halfPointsOfA(pair);
    int first = pair.get(0).halfPointsOfA();
    outcomes[first][sum - first]++;
    if (sprt != null) {
      sprt.add(sum);
    }
  }

  private void addFault(GameRecord game) {
    Fault fault = game.fault();
    if (fault != null) {
      boolean isA = fault.side() == game.sideOfA();
      aFaults += isA ? 1 : 0;
      bFaults += isA ? 0 : 1;
    }
  }

  /** How often a pair brought {@code a} so many half points in its first and second game. */
  long pairs(int first, int second) {
    return outcomes[first][second];
  }

  /** {@code null} when sides are fixed. */
  @Nullable PairCounts pairs() {
    return legs == 1 ? null : PairCounts.of(counts(5, Integer::sum));
  }

  /** The games of one leg, in the view of {@code a}. */
  GameCounts results(int leg) {
    long[] counts = counts(3, (first, second) -> leg == 0 ? first : second);
    return new GameCounts(counts[0], counts[1], counts[2]);
  }

  /** Pairs by what the half points of their games come to. */
  private long[] counts(int length, IntBinaryOperator sum) {
    long[] counts = new long[length];
    for (int first = 0; first < 3; first++) {
      for (int second = 0; second < 3; second++) {
        counts[sum.applyAsInt(first, second)] += outcomes[first][second];
      }
    }
    return counts;
  }

  /** Different starts of its games. */
  int starts() {
    return distinct.starts();
  }

  LengthTally lengths() {
    return lengths;
  }

  private GameCounts results() {
    return legs == 1 ? results(0) : results(0).plus(results(1));
  }

  /** Without the adjustment for many comparisons, which takes all pairings. */
  PairingSummary summary(KnownScores scores) {
    GameCounts results = results();
    PairCounts pairs = pairs();
    KnownScores.Score score = scores.of(pairs == null ? results : pairs);
    SprtSummary test = sprt == null ? null : sprt.summary();
    StoppedEstimate stopped = test == null || !test.isDecided() ? null : test.estimate();
    double pValue = score.pValue();
    return new PairingSummary(
        pairing.index(),
        pairing.a().name(),
        pairing.b().name(),
        results,
        copies,
        pairs,
        aFaults,
        bFaults,
        stopped == null ? score.estimate() : corrected(stopped),
        stopped == null ? new Evidence(score.los(), pValue, pValue, pValue) : null,
        test);
  }

  private static ScoreEstimate corrected(StoppedEstimate stopped) {
    return new ScoreEstimate(stopped.median(), new Interval(stopped.low(), stopped.high()));
  }
}
