package warlab.lab.shards;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import warlab.lab.record.ResultsException;

/** Numbers of shards as people write them: {@code 3, 17-20}. */
public final class ShardRanges {
  private static final int NAMED = 20;
  private static final Pattern RANGE = Pattern.compile("(\\d{1,9})(?:-(\\d{1,9}))?");

  private ShardRanges() {}

  /** The shards that a word names: {@code 17} or {@code 17-20}. */
  public static List<Integer> parse(String word) {
    Matcher range = RANGE.matcher(word);
    if (!range.matches()) {
      throw new ResultsException("a shard is a number, or two as in 17-20, not '" + word + "'");
    }
    int first = Integer.parseInt(range.group(1));
    int last = range.group(2) == null ? first : Integer.parseInt(range.group(2));
    return IntStream.rangeClosed(first, last).boxed().toList();
  }

  /** Ascending numbers, neighbours together, and how many more when there are too many. */
  public static String text(List<Integer> shards) {
    List<String> words = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < shards.size(); i++) {
      if (i + 1 == shards.size() || shards.get(i + 1) != shards.get(i) + 1) {
        int first = shards.get(from);
        words.add(first == shards.get(i) ? "" + first : first + "-" + shards.get(i));
        from = i + 1;
      }
    }
    int more = words.size() - NAMED;
    return String.join(", ", words.subList(0, Math.min(NAMED, words.size())))
        + (more > 0 ? " and " + more + " more ranges" : "");
  }
}
