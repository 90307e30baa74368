package warlab.lab.bench;

import java.util.List;
import warlab.lab.config.Catalog;
import warlab.players.Seat;

/**
 * The nodes of fixed searches on fixed positions: one number that changes when, and only when, a
 * change alters what a search does. A commit that changes it says why.
 */
public final class Signature {
  private Signature() {}

  /** A line for each search, {@code nodes name}, and the sum last. */
  public static String of(Catalog catalog) {
    StringBuilder lines = new StringBuilder();
    List<Seat> seats = SearchTask.seats();
    long total = 0;
    for (SearchTask task : SearchBench.tasks(catalog)) {
      long nodes = task.nodes(catalog, seats);
      lines.append(nodes).append(' ').append(task.name()).append('\n');
      total += nodes;
    }
    return lines.append(total).append(" total\n").toString();
  }
}
