/**
 * Experiments in shards, for many machines. A shard is a fixed range of a plan's pairs and a pure
 * function of the config, so anybody may play it, twice if need be; {@link
 * warlab.lab.shards.ShardPlayer} does and leaves a {@link warlab.lab.shards.Receipt}. Who plays
 * which shard is a scheduler's business. {@link warlab.lab.shards.ShardedRun} is the folder that
 * all of them see, {@link warlab.lab.shards.Merge} makes a run of it.
 */
@NullMarked
package warlab.lab.shards;

import org.jspecify.annotations.NullMarked;
