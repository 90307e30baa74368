package warlab.lab.shards;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import warlab.lab.record.journal.PartFiles;
import warlab.lab.run.RunException;

/**
 * Makes a shard that lies whole in its player's work folder one of the run's, step by step. Others
 * may be at the same shard, and a player may die after any step: parts get their names first, the
 * receipt last, and what has a name is replaced by equal bytes only.
 */
final class Publication {
  static final String RECEIPT = "receipt.json";

  /** The receipt says that all others are there. */
  static final List<String> ORDER =
      Stream.concat(PartFiles.NAMES.stream().map(name -> name + ".gz"), Stream.of(RECEIPT))
          .toList();

  private final ShardFiles files;
  private final Path work;
  private final Receipt receipt;
  private final boolean isRepeatable;
  private final List<String> order;
  private int moved = -1;

  Publication(ShardFiles files, Path work, Receipt receipt, boolean isRepeatable) {
    this(files, work, receipt, isRepeatable, ORDER);
  }

  Publication(
      ShardFiles files, Path work, Receipt receipt, boolean isRepeatable, List<String> order) {
    this.files = files;
    this.work = work;
    this.receipt = receipt;
    this.isRepeatable = isRepeatable;
    this.order = order;
  }

  /**
   * Takes the next step; {@code false} after the last.
   *
   * @throws RunException when somebody else played other games; both are kept
   */
  boolean step() {
    if (moved < 0) {
      moved = isThere() ? order.size() : 0;
    } else if (moved < order.size()) {
      String name = order.get(moved++);
      ShardFiles.move(work.resolve(name), named(name));
    }
    return moved < order.size();
  }

  private Path named(String name) {
    return PartFiles.folder(files.results())
        .resolve(PartFiles.number(receipt.shard()) + "." + name);
  }

  /** Whether others have published it; refuses to replace what is not the same. */
  private boolean isThere() {
    Receipt known = files.receipt(receipt.shard());
    if (known != null) {
      if (isRepeatable && !known.isSameAs(receipt)) {
        throw keepBoth();
      }
      return true;
    }
    // A player that died on its way, or one that is just as far.
    for (String name : receipt.sha256().keySet()) {
      Path part = PartFiles.part(files.results(), receipt.shard(), name);
      if (isRepeatable && Files.exists(part) && isOther(part, receipt.sha256().get(name))) {
        throw keepBoth();
      }
    }
    return false;
  }

  private static boolean isOther(Path part, String hash) {
    try {
      return !Objects.equals(Packing.hash(part), hash);
    } catch (IOException torn) {
      return false; // without a receipt it never counted, and nobody can read it
    }
  }

  private RunException keepBoth() {
    String own = "other-" + String.valueOf(receipt.sha256().get("games.csv")).substring(0, 8);
    for (String name : order) {
      ShardFiles.move(work.resolve(name), named(own + "." + name));
    }
    return new RunException(
        "shard %d was played twice and came out differently: a broken machine, or a player that"
                .formatted(receipt.shard())
            + " cannot repeat itself; both are kept, the second as %s"
                .formatted(named(own + "." + RECEIPT)));
  }
}
