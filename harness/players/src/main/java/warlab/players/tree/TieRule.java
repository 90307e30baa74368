package warlab.players.tree;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import warlab.games.SeededStream;

/** Which of several equally good moves is played. */
public enum TieRule {
  /** Drawn from the player's seeded stream. */
  RANDOM,
  /** The first in the game's canonical order. */
  FIRST;

  /** The index to take of {@code count} equally good moves. */
  public int pick(int count, SeededStream stream) {
    return this == FIRST ? 0 : stream.nextInt(count);
  }

  static List<String> words() {
    return Arrays.stream(values()).map(TieRule::word).toList();
  }

  static TieRule of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }

  private String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
