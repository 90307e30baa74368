package warlab.lab.config.read;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import warlab.games.Side;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.PlayerTemplate;
import warlab.lab.config.SeatSpec;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;

/**
 * Refuses tables that do not fit the heap: each worker keeps, for each seat and kind of player, the
 * largest.
 */
final class HeapCheck {
  /** The share of the heap that tables may take; games, journal and report need the rest. */
  private static final double SHARE = 0.75;

  private HeapCheck() {}

  /**
   * @param node where the players stand, or what makes them
   */
  static void refuseTooLarge(
      ExperimentConfig config, Catalog catalog, Machine machine, ConfigNode node) {
    Map<PlayerSpec, Long> ofBothSides = new LinkedHashMap<>();
    long perWorker = 0;
    for (Side side : Side.values()) {
      Map<String, Long> largestByKind = new HashMap<>();
      for (PlayerSpec player : config.players()) {
        SeatSpec seat = player.as(side);
        long bytes = new PlayerTemplate(catalog, config.game(), seat).tableBytes();
        largestByKind.merge(seat.search(), bytes, Math::max);
        ofBothSides.merge(player, bytes, Long::sum);
      }
      perWorker += largestByKind.values().stream().mapToLong(Long::longValue).sum();
    }
    if (perWorker > SHARE * machine.heapBytes() / config.threads()) {
      String message =
          String.format(
              Locale.ROOT,
              "tables of %,d MiB for each of %d threads do not fit the heap of %,d MiB,"
                  + " use smaller ones, fewer threads or a larger heap (-Xmx)",
              perWorker >> 20,
              config.threads(),
              machine.heapBytes() >> 20);
      PlayerSpec largest =
          Collections.max(ofBothSides.entrySet(), Map.Entry.comparingByValue()).getKey();
      throw new ConfigException(place(largest, node), message);
    }
  }

  private static Place place(PlayerSpec player, ConfigNode node) {
    return node instanceof MapNode players && players.entry(player.family()).isPresent()
        ? players.entry(player.family()).get().place()
        : node.place();
  }
}
