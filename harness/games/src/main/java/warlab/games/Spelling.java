package warlab.games;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** Finds what a user probably meant: the known word with the smallest edit distance. */
public final class Spelling {
  private Spelling() {}

  /** The nearest known word, if one is near enough to be a slip of the finger. */
  public static Optional<String> nearest(String word, Collection<String> known) {
    String typed = word.toLowerCase(Locale.ROOT);
    ToIntFunction<String> slips = each -> distance(typed, each.toLowerCase(Locale.ROOT));
    return known.stream()
        .min(Comparator.comparingInt(slips))
        .filter(best -> slips.applyAsInt(best) <= Math.max(2, word.length() / 2));
  }

  /** ", maybe 'x'?" or, when nothing is near, the list of what is known. */
  public static String suggestion(String word, Collection<String> known) {
    return nearest(word, known)
        .map(near -> ", maybe '" + near + "'?")
        .orElse(known.isEmpty() ? "" : ", known: " + String.join(", ", known));
  }

  private static int distance(String a, String b) {
    int[] above = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      above[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = above[0];
      above[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = above[j];
        above[j] = Math.min(replaced, 1 + Math.min(above[j], above[j - 1]));
      }
    }
    return above[b.length()];
  }
}
