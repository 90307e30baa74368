package warlab.lab.shards;

import java.util.BitSet;
import warlab.lab.config.Pairing;
import warlab.lab.plan.Plan;
import warlab.lab.run.RunListener;

/** Tells a listener how far a run in shards is: by receipts, in the order in which they come. */
public final class ShardProgress {
  private final ShardedRun run;
  private final RunListener listener;
  private final Plan plan;
  private final BitSet told = new BitSet();
  private long halfPoints;
  private long pairs;
  private boolean hasStarted;

  public ShardProgress(ShardedRun run, RunListener listener) {
    this.run = run;
    this.listener = listener;
    plan = run.playedPlan();
  }

  /** Looks for receipts that have come; those of the first look were there before. */
  public void look() {
    if (!hasStarted) {
      listener.started(plan);
    }
    for (int shard = 0; shard < run.shards().count(); shard++) {
      Receipt receipt = told.get(shard) ? null : run.files().receipt(shard);
      if (receipt != null) {
        told.set(shard);
        listener.statusChanged(standing(receipt));
        listener.counted(receipt.games(), hasStarted);
      }
    }
    hasStarted = true;
  }

  /** The score of the first pairing; all are played side by side. */
  private String standing(Receipt receipt) {
    long[] results = receipt.results().get(0);
    for (int sum = 0; sum < results.length; sum++) {
      halfPoints += sum * results[sum];
      pairs += results[sum];
    }
    Pairing first = plan.pairings().get(0);
    double share = halfPoints / (2.0 * plan.legs() * Math.max(1, pairs));
    return "%s - %s: %.0f %%".formatted(first.a().name(), first.b().name(), 100 * share);
  }
}
