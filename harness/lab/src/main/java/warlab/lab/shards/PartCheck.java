package warlab.lab.shards;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import warlab.lab.record.Manifest;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.PartFiles;

/** Looks whether a shard is what its receipt says and the run wants. */
record PartCheck(ShardedRun run) {

  /** What is wrong with a shard, its parts unpacked and all; {@code null} when nothing is. */
  @Nullable String problem(int shard) {
    Receipt receipt;
    try {
      receipt = run.files().receipt(shard);
    } catch (ResultsException damaged) {
      return damaged.getMessage();
    }
    if (receipt == null) {
      return "shard " + shard + " is missing";
    }
    String foreign = Manifest.differing(run.manifest().identity(), receipt.identity());
    if (foreign != null) {
      return "shard %d was played with another %s".formatted(shard, foreign);
    }
    ShardList shards = run.shards();
    if (receipt.shard() != shard
        || receipt.firstPair() != shards.first(shard)
        || receipt.lastPair() != shards.end(shard) - 1) {
      return "shard %d has a receipt of pairs %d to %d, the plan has %d to %d there"
          .formatted(
              shard,
              receipt.firstPair(),
              receipt.lastPair(),
              shards.first(shard),
              shards.end(shard) - 1);
    }
    return damage(receipt);
  }

  private @Nullable String damage(Receipt receipt) {
    for (String name : PartFiles.NAMES) {
      Path part = PartFiles.part(run.path(), receipt.shard(), name);
      String hash = receipt.sha256().get(name);
      try {
        if (!Files.exists(part)) {
          return part + " is missing";
        }
        String found = ShardFiles.hash(part);
        if (hash != null && !hash.equals(found)) {
          return part + " is not what its receipt says";
        }
      } catch (IOException broken) {
        return part + " cannot be unpacked: " + broken.getMessage();
      }
    }
    return receipt.sha256().containsKey(ResultsFolder.GAMES)
        ? null
        : "the receipt of shard " + receipt.shard() + " has no hash of its games";
  }
}
