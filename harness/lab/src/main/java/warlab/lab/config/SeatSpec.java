package warlab.lab.config;

import java.util.Map;

/**
 * A player's settings for one side, everything resolved: which kind of player, with which options.
 *
 * @param search the id of the kind: {@code alpha-beta}
 * @param settings its options by name; a Long, Double, Boolean, String or {@link HeuristicSpec}
 */
public record SeatSpec(String search, Map<String, Object> settings) {}
