package warlab.lab.shards;

import java.util.function.Consumer;

/**
 * Hands the shards of a run to the machines of a cluster. Found by {@link java.util.ServiceLoader};
 * what it is built on stays in a module of its own.
 */
public interface ShardEngine {

  /**
   * Returns when all shards that count are there; they were written by those who played them.
   *
   * @param master where the cluster is, in the engine's own words
   * @param news hears what is being done
   * @param look to be called now and then, to see what has come
   * @throws warlab.lab.record.ResultsException when the cluster gives up; what was played stays
   */
  void play(ShardedRun run, String master, Consumer<String> news, Runnable look);
}
