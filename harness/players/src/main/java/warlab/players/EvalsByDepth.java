package warlab.players;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How many evaluations happened at each distance from the root. Immutable, equal by content;
 * trailing zeros are dropped. Written as {@code 1:3 2:40}, depths without evals left out.
 */
public final class EvalsByDepth {
  public static final EvalsByDepth NONE = new EvalsByDepth(new long[0]);

  /** Deeper than any search; more would only be memory. */
  private static final int DEEPEST = 1 << 16;

  private final long[] counts;

  private EvalsByDepth(long[] counts) {
    this.counts = counts;
  }

  /** Takes the first {@code length} counters, copied. */
  public static EvalsByDepth of(long[] counters, int length) {
    int end = Math.min(length, counters.length);
    while (end > 0 && counters[end - 1] == 0) {
      end--;
    }
    return end == 0 ? NONE : new EvalsByDepth(Arrays.copyOf(counters, end));
  }

  /**
   * Reads what {@link #toString} wrote.
   *
   * @throws IllegalArgumentException when it cannot have
   */
  public static EvalsByDepth parse(String text) {
    if (text.isEmpty()) {
      return NONE;
    }
    String[] entries = text.split(" ", -1);
    String last = entries[entries.length - 1];
    int deepest = Integer.parseInt(last.substring(0, last.indexOf(':')));
    if (deepest > DEEPEST) {
      throw new IllegalArgumentException(text);
    }
    long[] counters = new long[deepest + 1];
    for (String entry : entries) {
      int colon = entry.indexOf(':');
      long count = Long.parseLong(entry.substring(colon + 1));
      int depth = Integer.parseInt(entry.substring(0, colon));
      if (count <= 0 || counters[depth] != 0) {
        throw new IllegalArgumentException(text);
      }
      counters[depth] = count;
    }
    return of(counters, counters.length);
  }

  /** One more than the greatest depth with an eval. */
  public int length() {
    return counts.length;
  }

  public long at(int depth) {
    return depth < counts.length ? counts[depth] : 0;
  }

  /** The depths that have evals, from the root on. */
  public IntStream depths() {
    return IntStream.range(0, counts.length).filter(depth -> counts[depth] != 0);
  }

  public EvalsByDepth plus(EvalsByDepth other) {
    long[] sum = Arrays.copyOf(counts, Math.max(counts.length, other.counts.length));
    for (int depth = 0; depth < other.counts.length; depth++) {
      sum[depth] = Counters.sum(sum[depth], other.counts[depth]);
    }
    return of(sum, sum.length);
  }

  public long total() {
    return Arrays.stream(counts).reduce(0, Counters::sum);
  }

  /** The mean depth of an eval; 0 when there was none. */
  public double averageDepth() {
    double weighted = 0;
    double total = 0;
    for (int depth = 0; depth < counts.length; depth++) {
      weighted += (double) depth * counts[depth];
      total += counts[depth];
    }
    return counts.length == 0 ? 0 : weighted / total;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof EvalsByDepth evals && Arrays.equals(counts, evals.counts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }

  @Override
  public String toString() {
    return depths().mapToObj(depth -> depth + ":" + at(depth)).collect(Collectors.joining(" "));
  }
}
