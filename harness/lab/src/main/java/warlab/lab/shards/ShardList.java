package warlab.lab.shards;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * {@code shards.json}: how a plan is cut. Shards are numbered from 0 in the order of the schedule.
 *
 * @param pairs of the whole plan
 * @param pairsPerShard the last one may have fewer
 * @param openings that {@code openings.csv} has
 */
public record ShardList(long pairs, long pairsPerShard, int openings) {

  public int count() {
    return (int) ((pairs + pairsPerShard - 1) / pairsPerShard);
  }

  /** Those up to where the run ends. */
  int countUpTo(@Nullable Stop stop) {
    return stop == null ? count() : stop.shard() + 1;
  }

  public long first(int shard) {
    return shard * pairsPerShard;
  }

  /** Behind the last pair. */
  public long end(int shard) {
    return Math.min(pairs, first(shard) + pairsPerShard);
  }

  /** The openings that a shard's games start from, of a plan with so many pairings. */
  BitSet openingsOf(int shard, int pairings) {
    BitSet numbers = new BitSet();
    for (long pair = first(shard) / pairings; pair <= (end(shard) - 1) / pairings; pair++) {
      numbers.set((int) (openings > 0 ? pair % openings : pair));
    }
    return numbers;
  }
}
