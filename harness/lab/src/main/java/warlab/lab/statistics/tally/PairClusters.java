package warlab.lab.statistics.tally;

import java.util.Arrays;
import java.util.List;
import warlab.lab.DistinctHashes;
import warlab.lab.record.GameRecord;

/**
 * Numbers the pairs of a pairing so that those which may repeat each other get one number: pairs
 * from the same opening and pairs of the same games. From the plain start, which all share, only
 * the same games do.
 */
final class PairClusters {
  private final DistinctHashes playouts = new DistinctHashes();
  private final DistinctHashes openings = new DistinctHashes();
  private int[] clusterOfPlayout = new int[16];

  int assign(List<GameRecord> pair) {
    int known = playouts.count();
    int playout = playouts.intern(hash(pair));
    if (playout < known) {
      return clusterOfPlayout[playout];
    }
    int opening = pair.get(0).opening();
    int cluster = opening < 0 ? playout : openings.intern(opening);
    if (playout == clusterOfPlayout.length) {
      clusterOfPlayout = Arrays.copyOf(clusterOfPlayout, 2 * playout);
    }
    clusterOfPlayout[playout] = cluster;
    return cluster;
  }

  private static long hash(List<GameRecord> pair) {
    long hash = 0;
    for (GameRecord game : pair) {
      hash = 31 * hash + game.hash();
    }
    return hash;
  }
}
