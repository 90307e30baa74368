package warlab.lab.cli.engine;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.StringTokenizer;
import warlab.games.Option.Role;
import warlab.games.Side;
import warlab.players.tree.SearchLimits;

/**
 * What a runner says about a search.
 *
 * @param isInfinite whether it ends with {@code stop} only
 * @param limits for a player of ours
 */
record GoCommand(boolean isInfinite, Map<Role, Long> limits) {
  /** A game is expected to last so many more moves of a side. */
  private static final long MOVES_LEFT = 30;

  private static final Map<String, Role> LIMITS =
      Map.of("depth", Role.DEPTH, "nodes", Role.NODES, "movetime", Role.TIME_LIMIT);

  /** Reads limits, or the clocks of both sides. */
  static GoCommand parse(String text, Side mover) {
    Map<String, Long> numbers = new HashMap<>();
    boolean isInfinite = false;
    StringTokenizer words = new StringTokenizer(text);
    while (words.hasMoreTokens()) {
      String word = words.nextToken();
      if (word.equals("infinite")) {
        isInfinite = true;
      } else if (words.hasMoreTokens()) {
        numbers.put(word, number(word, words.nextToken()));
      }
    }
    return isInfinite
        ? new GoCommand(true, Map.of(Role.DEPTH, (long) SearchLimits.MAX_DEPTH))
        : new GoCommand(false, limits(numbers, mover));
  }

  private static long number(String name, String text) {
    try {
      return Math.max(1, Long.parseLong(text));
    } catch (NumberFormatException notOne) {
      throw new IllegalArgumentException(name + ": expected a number, not '" + text + "'");
    }
  }

  private static Map<Role, Long> limits(Map<String, Long> numbers, Side mover) {
    Map<Role, Long> limits = new EnumMap<>(Role.class);
    Long clock = numbers.get(mover == Side.FIRST ? "p1time" : "p2time");
    if (clock != null) {
      long more = numbers.getOrDefault(mover == Side.FIRST ? "p1inc" : "p2inc", 0L);
      limits.put(Role.TIME_LIMIT, Math.max(1, clock / MOVES_LEFT + more / 2));
    }
    numbers.forEach(
        (word, number) -> {
          if (LIMITS.containsKey(word)) {
            limits.put(LIMITS.get(word), number);
          }
        });
    return limits;
  }
}
