package warlab.lab.shards;

import java.util.List;

/**
 * {@code stop.json}: where a run ends early. Follows from the receipts, so whoever writes it writes
 * the same.
 *
 * @param shard the last one that counts
 * @param pair the last one of it that counts
 */
public record Stop(int shard, long pair, List<String> verdicts) {}
