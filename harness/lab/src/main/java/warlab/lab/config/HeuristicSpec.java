package warlab.lab.config;

import java.util.Map;

/**
 * A heuristic as a config names it: {@code e2}, or {@code {linear: {material: 100}}}.
 *
 * @param settings its options by name, checked against their descriptions; a Long, Double, Boolean,
 *     String or a map of weights each
 */
public record HeuristicSpec(String id, Map<String, Object> settings) {}
