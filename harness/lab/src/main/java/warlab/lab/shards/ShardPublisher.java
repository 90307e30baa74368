package warlab.lab.shards;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.PartFiles;

/**
 * Makes a shard that lies whole in its player's work folder one of the run's, step by step. Others
 * may be at the same shard, and a player may die after any step: parts get their names first, the
 * receipt last, and what has a name is replaced by equal bytes only.
 */
final class ShardPublisher {
  static final String RECEIPT = "receipt.json";

  /** The receipt says that all others are there. */
  static final List<String> ORDER =
      Stream.concat(PartFiles.NAMES.stream().map(name -> name + ".gz"), Stream.of(RECEIPT))
          .toList();

  private final ShardStore store;
  private final Path work;
  private final Receipt receipt;
  private final boolean isRepeatable;
  private final List<String> order;
  private int moved = -1;

  ShardPublisher(ShardStore store, Path work, Receipt receipt, boolean isRepeatable) {
    this(store, work, receipt, isRepeatable, ORDER);
  }

  ShardPublisher(
      ShardStore store, Path work, Receipt receipt, boolean isRepeatable, List<String> order) {
    this.store = store;
    this.work = work;
    this.receipt = receipt;
    this.isRepeatable = isRepeatable;
    this.order = order;
  }

  /**
   * Takes the next step; {@code false} after the last.
   *
   * @throws ResultsException when somebody else played other games; both are kept
   */
  boolean step() {
    if (moved < 0) {
      moved = isThere() ? order.size() : 0;
    } else if (moved < order.size()) {
      String name = order.get(moved++);
      store.put(work, name, receipt.shard(), name);
    }
    return moved < order.size();
  }

  /** Whether others have published it; refuses to replace what is not the same. */
  private boolean isThere() {
    Receipt known = store.receipt(receipt.shard());
    if (isRepeatable && (known == null ? hasOtherPart() : !known.isSameAs(receipt))) {
      throw keepBoth();
    }
    return known != null;
  }

  /** Of a player that died on its way, or of one that is just as far. */
  private boolean hasOtherPart() {
    for (Map.Entry<String, String> part : receipt.sha256().entrySet()) {
      String hash = store.hash(receipt.shard(), part.getKey());
      if (hash != null && !hash.equals(part.getValue())) {
        return true;
      }
    }
    return false;
  }

  private ResultsException keepBoth() {
    String own =
        "other-" + String.valueOf(receipt.sha256().get(ResultsFolder.GAMES)).substring(0, 8);
    String last = "";
    for (String name : ORDER) {
      last = store.put(work, name, receipt.shard(), own + "." + name);
    }
    return new ResultsException(
        "shard %d was played twice and came out differently: a broken machine, or a player that"
                .formatted(receipt.shard())
            + " cannot repeat itself; both are kept, the second as "
            + last);
  }
}
