package warlab.lab.report.replay;

import java.util.ArrayList;
import java.util.List;

/**
 * What changed from one text to the next, in groups of four: the number of a word, how many letters
 * stay in front, how many behind, and the new ones between. Word -1 is the whole text, for texts
 * that do not have the same number of words.
 */
final class PositionDelta {
  private PositionDelta() {}

  static List<Object> of(String before, String after) {
    List<String> old = List.of(before.split(" ", -1));
    List<String> fresh = List.of(after.split(" ", -1));
    List<Object> delta = new ArrayList<>();
    if (old.size() != fresh.size()) {
      add(delta, -1, before, after);
      return delta;
    }
    for (int word = 0; word < old.size(); word++) {
      if (!old.get(word).equals(fresh.get(word))) {
        add(delta, word, old.get(word), fresh.get(word));
      }
    }
    return delta;
  }

  private static void add(List<Object> delta, int word, String before, String after) {
    int shorter = Math.min(before.length(), after.length());
    int front = 0;
    while (front < shorter && before.charAt(front) == after.charAt(front)) {
      front++;
    }
    int behind = 0;
    while (behind < shorter - front
        && before.charAt(before.length() - 1 - behind)
            == after.charAt(after.length() - 1 - behind)) {
      behind++;
    }
    delta.add(word);
    delta.add(front);
    delta.add(behind);
    delta.add(after.substring(front, after.length() - behind));
  }
}
