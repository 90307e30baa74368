package warlab.lab.record;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import warlab.games.Outcome;
import warlab.games.Side;

/** The words that sides and outcomes have in files. */
public final class FileWords {
  public static final Map<String, Side> SIDES = meanings(Side.values(), FileWords::of);
  public static final Map<String, Outcome> OUTCOMES = meanings(Outcome.values(), FileWords::of);

  private FileWords() {}

  public static String of(Side side) {
    return side == Side.FIRST ? "first" : "second";
  }

  /** That of the winner, or {@code draw}. */
  public static String of(Outcome outcome) {
    return switch (outcome) {
      case FIRST_WINS -> of(Side.FIRST);
      case SECOND_WINS -> of(Side.SECOND);
      case DRAW -> "draw";
    };
  }

  /** What each word means. */
  public static <V> Map<String, V> meanings(V[] values, Function<V, String> word) {
    return Arrays.stream(values).collect(Collectors.toUnmodifiableMap(word, Function.identity()));
  }
}
