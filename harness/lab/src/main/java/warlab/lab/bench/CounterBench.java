package warlab.lab.bench;

import warlab.players.tree.SearchLimits;
import warlab.players.tree.SearchMeter;

/**
 * What the statistics of a search cost at most: the calls a search makes to count a node, made in a
 * loop that does nothing else. Inside a search much of it hides behind other work.
 */
final class CounterBench {
  private static final int INNER_NODES = 1_000_000;
  private static final int LEAVES_EACH = 4;
  private static final int PLY = 10;

  private final SearchMeter meter = new SearchMeter();

  /**
   * @param nodesPerSecond of the search whose share is asked for
   */
  static Measurement share(double nodesPerSecond) {
    CounterBench bench = new CounterBench();
    long nanos = CpuTime.best(bench::count);
    double nanosPerNode = (double) nanos / (INNER_NODES * (1 + LEAVES_EACH));
    double share = 100 * nanosPerNode * nodesPerSecond / 1e9;
    return new Measurement(
        Bench.SEARCH, "counters, of the first search's time, at most", share, "%");
  }

  private void count() {
    meter.begin(SearchLimits.ofDepth(PLY));
    for (int node = 0; node < INNER_NODES && meter.visit(); node++) {
      double depthSum = 0;
      for (int leaf = 0; leaf < LEAVES_EACH && meter.visit(); leaf++) {
        meter.countEval(PLY);
        depthSum += meter.meanDepth();
      }
      meter.leave(depthSum, LEAVES_EACH);
    }
  }
}
