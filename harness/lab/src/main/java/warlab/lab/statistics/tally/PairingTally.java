package warlab.lab.statistics.tally;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.Pairing;
import warlab.lab.config.SprtSpec;
import warlab.lab.record.Fault;
import warlab.lab.record.GameRecord;
import warlab.lab.statistics.basic.Clusters;
import warlab.lab.statistics.elo.EloEstimate;
import warlab.lab.statistics.elo.PairCounts;
import warlab.lab.statistics.elo.ScoreCounts;
import warlab.lab.statistics.summary.PairingSummary;
import warlab.lab.statistics.summary.ResultCounts;

/** Adds up the pairs of one pairing, in the view of its player {@code a}. */
final class PairingTally {
  private final Pairing pairing;
  private final List<LegTally> legs;
  private final long[] pairs = new long[5];
  private final DistinctPairs distinct = new DistinctPairs();
  private final LengthTally lengths = new LengthTally();
  private final PairClusters numbers = new PairClusters();
  private final Clusters gameClusters = new Clusters();
  private final Clusters pairClusters = new Clusters();
  private final @Nullable SprtTrack sprt;
  private long copies;
  private long aFaults;
  private long bFaults;

  PairingTally(Pairing pairing, int games, @Nullable SprtSpec stop) {
    this.pairing = pairing;
    legs = Stream.generate(LegTally::new).limit(games).toList();
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
    int cluster = numbers.assign(pair);
    int sum = 0;
    for (int leg = 0; leg < legs.size(); leg++) {
      GameRecord game = pair.get(leg);
      int halfPoints = game.halfPointsOfA();
      legs.get(leg).add(halfPoints);
      gameClusters.add(cluster * legs.size() + leg, halfPoints / 2.0);
      lengths.add(game);
      addFault(game);
      sum += halfPoints;
    }
    if (hasPairs()) {
      pairs[sum]++;
      pairClusters.add(cluster, sum / 4.0);
    }
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

  private boolean hasPairs() {
    return legs.size() == 2;
  }

  /** The games of one leg, in the view of {@code a}. */
  ResultCounts results(int leg) {
    return legs.get(leg).results();
  }

  /** Different starts of its games. */
  int starts() {
    return distinct.starts();
  }

  LengthTally lengths() {
    return lengths;
  }

  private ResultCounts results() {
    return legs.stream().map(LegTally::results).reduce(ResultCounts.NONE, ResultCounts::plus);
  }

  /** Without the adjustment for many comparisons, which takes all pairings. */
  PairingSummary summary() {
    ResultCounts results = results();
    PairCounts counts = hasPairs() ? PairCounts.of(pairs) : null;
    Clusters clusters = hasPairs() ? pairClusters : gameClusters;
    EloEstimate byGames = estimate(results.counts(), gameClusters);
    EloEstimate byPairs = counts == null ? null : estimate(counts, pairClusters);
    double pValue = (byPairs == null ? byGames : byPairs).pValue();
    return new PairingSummary(
        pairing.index(),
        pairing.a().name(),
        pairing.b().name(),
        results,
        copies,
        counts,
        clusters.values(),
        clusters.clusters(),
        aFaults,
        bFaults,
        byGames,
        byPairs,
        pValue,
        pValue,
        sprt == null ? null : sprt.summary());
  }

  private static EloEstimate estimate(ScoreCounts counts, Clusters clusters) {
    return clusters.clusters() < clusters.values()
        ? EloEstimate.ofClusters(counts, clusters)
        : EloEstimate.of(counts);
  }
}
