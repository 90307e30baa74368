package warlab.players.program;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * An option that a program lists: {@code option name Hash type spin default 16 min 1 max 64}.
 *
 * @param type spin, check, combo, string or whatever it says
 * @param min of a spin; the smallest number there is if it says none
 */
public record UgiOption(String name, String type, long min, long max) {
  private static final Pattern LINE =
      Pattern.compile("option\\s+name\\s+(.+?)\\s+type\\s+(\\S+)(.*)");
  private static final Pattern MIN = Pattern.compile("\\smin\\s+(-?\\d{1,18})\\b");
  private static final Pattern MAX = Pattern.compile("\\smax\\s+(-?\\d{1,18})\\b");

  /** Reads a line; {@code null} when it lists nothing that could be set. */
  static @Nullable UgiOption parse(String line) {
    Matcher parts = LINE.matcher(line);
    return parts.matches()
        ? new UgiOption(
            parts.group(1),
            parts.group(2),
            bound(MIN, parts.group(3), Long.MIN_VALUE),
            bound(MAX, parts.group(3), Long.MAX_VALUE))
        : null;
  }

  private static long bound(Pattern pattern, String text, long none) {
    Matcher bound = pattern.matcher(text);
    return bound.find() ? Long.parseLong(bound.group(1)) : none;
  }

  /** A number, brought between the bounds in a way that keeps different ones different. */
  long fitting(long number) {
    if (number >= min && number <= max) {
      return number;
    }
    long span = max - min + 1;
    return span <= 0 ? min : min + Math.floorMod(number, span);
  }
}
