package warlab.lab.config;

import java.util.Map;

/**
 * A player's settings for one side, everything resolved: which kind of player, with which options.
 *
 * @param search the id of the kind: {@code alpha-beta}
 * @param settings its options by name; a Long, Double, Boolean, String or {@link HeuristicSpec}
 */
public record SeatSpec(String search, Map<String, Object> settings) {
  private static final String TIME_LIMIT = "timeMs";

  /** Makes that limit a number of nodes. */
  private static final String NODES_PER_MS = "nodesPerMs";

  /** The kind of player that is a program of its own. */
  private static final String OUTSIDE = "remote";

  /** Milliseconds a decision may take by its own setting; 0 when the clock does not matter. */
  public long timeLimitMs() {
    boolean readsClock = !settings.containsKey(NODES_PER_MS);
    return readsClock && settings.get(TIME_LIMIT) instanceof Long limit ? limit : 0;
  }

  /** Whether it decides alike in the same game: clocks and outside programs promise nothing. */
  public boolean isRepeatable() {
    return timeLimitMs() == 0 && !search.equals(OUTSIDE);
  }
}
