package warlab.lab.shards;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.Sha256;

/** A store that is no folder: thousands of schedules take no time. What stands there is a text. */
final class MemoryShardStore implements ShardStore {
  private final Map<Path, Map<String, String>> works = new HashMap<>();
  private final Map<String, String> named = new TreeMap<>();
  private final Map<String, Receipt> receipts = new HashMap<>();

  private boolean isDoubled;

  /** A work folder with all that a shard leaves behind. */
  Receipt fill(Path work, int shard, String games) {
    Map<String, String> files = new HashMap<>();
    ShardPublisher.ORDER.forEach(name -> files.put(name, name));
    files.put("games.csv.gz", games);
    files.put("timings.csv.gz", "took " + work);
    works.put(work, files);
    Map<String, String> hashes =
        Map.of("games.csv", hash(games), "moves.csv", hash("moves.csv.gz"));
    Receipt receipt =
        new Receipt(
            shard, Map.of(), shard, shard, 1, 0, List.of(), null, hashes, 0, "" + work, "17");
    files.put(ShardPublisher.RECEIPT, "" + work);
    receipts.put("" + work, receipt);
    return receipt;
  }

  static String hash(String text) {
    return Sha256.of(text.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public @Nullable Receipt receipt(int shard) {
    return receipts.get(named.getOrDefault(shard + "." + ShardPublisher.RECEIPT, ""));
  }

  @Override
  public @Nullable String hash(int shard, String name) {
    String text = named.get(shard + "." + name + ".gz");
    return text == null ? null : hash(text);
  }

  @Override
  public String put(Path work, String file, int shard, String name) {
    Map<String, String> files = Objects.requireNonNull(works.get(work));
    isDoubled |= name.startsWith("other-");
    named.put(shard + "." + name, Objects.requireNonNull(files.remove(file), file));
    return shard + "." + name;
  }

  /** The hash of all games in the order of the shards, as far as receipts vouch for them. */
  String joined(int shards) {
    StringBuilder games = new StringBuilder();
    for (int shard = 0; shard < shards; shard++) {
      Receipt receipt = receipt(shard);
      if (receipt == null) {
        return "shard " + shard + " is missing";
      }
      for (String name : List.of("games.csv", "moves.csv")) {
        if (!Objects.equals(hash(shard, name), receipt.sha256().get(name))) {
          return "shard " + shard + " is not what its receipt says";
        }
      }
      games.append(named.get(shard + ".games.csv.gz"));
    }
    return hash(games.toString());
  }

  /** Whether a shard was found to be played in two ways. */
  boolean isDoubled() {
    return isDoubled;
  }
}
