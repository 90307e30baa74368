package warlab.lab.config.read;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import warlab.games.Game;
import warlab.games.Side;
import warlab.lab.config.Catalog;
import warlab.lab.config.Machine;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.PlayerTemplate;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;

/**
 * Refuses tables that do not fit the heap: each worker keeps, for each seat and kind of player, the
 * largest.
 */
final class HeapCheck {
  /** The share of the heap that tables may take; games, journal and report need the rest. */
  private static final double SHARE = 0.75;

  private final Catalog catalog;
  private final Game game;
  private final Machine machine;

  HeapCheck(Catalog catalog, Game game, Machine machine) {
    this.catalog = catalog;
    this.game = game;
    this.machine = machine;
  }

  void refuseTooLarge(List<PlayerSpec> players, int threads, MapNode node) {
    long perWorker = 0;
    for (Side side : Side.values()) {
      Map<String, Long> largestByKind = new HashMap<>();
      for (PlayerSpec player : players) {
        largestByKind.merge(player.as(side).search(), bytes(player, side), Math::max);
      }
      perWorker += largestByKind.values().stream().mapToLong(Long::longValue).sum();
    }
    if (perWorker > SHARE * machine.heapBytes() / threads) {
      String message =
          String.format(
              Locale.ROOT,
              "tables of %s for each of %d threads do not fit the heap of %s,"
                  + " use smaller ones, fewer threads or a larger heap (-Xmx)",
              mebibytes(perWorker),
              threads,
              mebibytes(machine.heapBytes()));
      throw new ConfigException(place(largest(players), node), message);
    }
  }

  private long bytes(PlayerSpec player, Side side) {
    return PlayerTemplate.of(catalog, game, player.as(side)).tableBytes();
  }

  private PlayerSpec largest(List<PlayerSpec> players) {
    return players.stream()
        .max(Comparator.comparingLong(each -> bytes(each, Side.FIRST) + bytes(each, Side.SECOND)))
        .orElseThrow();
  }

  private static Place place(PlayerSpec player, MapNode node) {
    return node.entry(player.family()).map(MapNode.Entry::place).orElse(node.place());
  }

  private static String mebibytes(long bytes) {
    return String.format(Locale.ROOT, "%,d MiB", bytes >> 20);
  }
}
