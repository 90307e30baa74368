package warlab.lab.shards;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * {@code NNNNN.receipt.json}: what a shard is and what came of it, written when its parts are
 * whole.
 *
 * @param identity of the run: config, version and program, as a local run has them
 * @param lastPair the last one it has
 * @param results for each pairing, how many pairs brought its first player 0, 1, 2 ... half points
 * @param evidence a digit a pair, its half points, and 5 more if chance had a say: what a test
 *     needs that may stop the run; {@code null} when nothing can
 * @param sha256 of the unpacked parts that are the same whoever plays, by file
 * @param cpuSeconds of the threads that played
 */
public record Receipt(
    int shard,
    Map<String, String> identity,
    long firstPair,
    long lastPair,
    long games,
    long faults,
    List<long[]> results,
    @Nullable String evidence,
    Map<String, String> sha256,
    double cpuSeconds,
    String host,
    String java) {

  /** Whether both are about the same games. */
  boolean isSameAs(Receipt other) {
    return identity.equals(other.identity) && sha256.equals(other.sha256);
  }
}
