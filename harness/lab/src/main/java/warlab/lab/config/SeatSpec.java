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
  private static final String MARGIN = "marginMs";
  private static final long USUAL_MARGIN_MS = 1;

  /** Makes that limit a number of nodes. */
  private static final String NODES_PER_MS = "nodesPerMs";

  /** A program of somebody's own. */
  private static final String PROGRAM = "program";

  /** Milliseconds a decision may take by its own setting; 0 when the clock does not matter. */
  public long timeLimitMs() {
    boolean readsClock = !settings.containsKey(NODES_PER_MS);
    return readsClock && settings.get(TIME_LIMIT) instanceof Long limit ? limit : 0;
  }

  /**
   * Milliseconds after which a decision has overrun its limit; 0 when there is none. A search looks
   * at the clock now and then only, so every one ends a little late.
   */
  public long overrunMs() {
    long margin = settings.get(MARGIN) instanceof Long given ? given : USUAL_MARGIN_MS;
    return timeLimitMs() == 0 ? 0 : timeLimitMs() + margin;
  }

  /** Whether it decides alike in the same game: clocks and outside programs promise nothing. */
  public boolean isRepeatable() {
    return timeLimitMs() == 0 && !isOutside();
  }

  /** Whether the player is a program of its own. */
  public boolean isOutside() {
    return search.equals(PROGRAM);
  }

  /**
   * Whether it may decide alike although it cannot promise to: a program that is limited by depth
   * or nodes. Whether it does depends on the program.
   */
  public boolean mayRepeat() {
    return isRepeatable()
        || (isOutside()
            && timeLimitMs() == 0
            && (settings.containsKey("depth") || settings.containsKey("nodes")));
  }

  /** How an outside program is started; empty for a player of our own. */
  public String command() {
    return isOutside() ? String.valueOf(settings.get("command")) : "";
  }
}
