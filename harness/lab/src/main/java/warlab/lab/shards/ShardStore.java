package warlab.lab.shards;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Where shards are put that are whole, and what stands there: the run's folder, or a test's. */
interface ShardStore {

  /** The receipt of a shard; {@code null} when there is none. */
  @Nullable Receipt receipt(int shard);

  /** The hash of a part, unpacked; {@code null} when there is none that anybody can read. */
  @Nullable String hash(int shard, String name);

  /**
   * Gives a file of a work folder its name among those of a shard, in one step that others see or
   * do not see.
   *
   * @return the name, for people
   */
  String put(Path work, String file, int shard, String name);
}
