package warlab.lab.cli.engine;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.StringTokenizer;
import warlab.games.Option.Role;
import warlab.games.Side;
import warlab.players.tree.SearchLimits;

/** What a runner says about a search: limits, or the clocks of both sides. */
final class GoCommand {
  /** A game is expected to last so many more moves of a side. */
  private static final long MOVES_LEFT = 30;

  private final Map<String, Long> numbers = new HashMap<>();
  private final boolean isInfinite;
  private final Side mover;

  GoCommand(String text, Side mover) {
    this.mover = mover;
    StringTokenizer words = new StringTokenizer(text);
    boolean infinite = false;
    while (words.hasMoreTokens()) {
      String word = words.nextToken();
      infinite |= word.equals("infinite");
      if (!word.equals("infinite") && words.hasMoreTokens()) {
        numbers.put(word, number(word, words.nextToken()));
      }
    }
    isInfinite = infinite;
  }

  private static long number(String name, String text) {
    try {
      return Math.max(1, Long.parseLong(text));
    } catch (NumberFormatException notOne) {
      throw new IllegalArgumentException(name + ": expected a number, not '" + text + "'");
    }
  }

  /** Whether the search ends with {@code stop} only. */
  boolean isInfinite() {
    return isInfinite;
  }

  /** The limits for a player of ours. */
  Map<Role, Long> limits() {
    Map<Role, Long> limits = new EnumMap<>(Role.class);
    if (isInfinite) {
      limits.put(Role.DEPTH, (long) SearchLimits.MAX_DEPTH);
      return limits;
    }
    take("depth", Role.DEPTH, limits);
    take("nodes", Role.NODES, limits);
    take("movetime", Role.TIME_LIMIT, limits);
    String clock = mover == Side.FIRST ? "p1time" : "p2time";
    if (numbers.containsKey(clock) && !limits.containsKey(Role.TIME_LIMIT)) {
      long more = numbers.getOrDefault(mover == Side.FIRST ? "p1inc" : "p2inc", 0L);
      limits.put(Role.TIME_LIMIT, Math.max(1, numbers.get(clock) / MOVES_LEFT + more / 2));
    }
    return limits;
  }

  private void take(String word, Role limit, Map<Role, Long> limits) {
    Long number = numbers.get(word);
    if (number != null) {
      limits.put(limit, number);
    }
  }
}
