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

  /** Ranks are compared by their upper bits first. */
  private static final int FIRST_SHIFT = 44;

  /** The index to take of {@code count} equally good moves. */
  public int pick(int count, SeededStream stream) {
    return this == FIRST ? 0 : stream.nextInt(count);
  }

  /** What the ranks of a decision between so many moves are made of: one number of the stream. */
  long draw(int count, SeededStream stream) {
    if (this == FIRST) {
      return 0;
    }
    if (count > 1) {
      return stream.nextLong();
    }
    stream.skip(); // no choice, but the next one is drawn as it always was
    return 0;
  }

  /**
   * The rank of the move with this number in canonical order: of equally good moves the one with
   * the highest is played. Independent random ranks make that a uniform draw from the best moves,
   * whichever they turn out to be, so that a search need not find them all.
   */
  long rank(long drawn, int number) {
    return this == FIRST ? -((long) number << FIRST_SHIFT) : SeededStream.valueAt(drawn, number);
  }

  static List<String> words() {
    return Arrays.stream(values()).map(rule -> rule.name().toLowerCase(Locale.ROOT)).toList();
  }

  static TieRule of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
