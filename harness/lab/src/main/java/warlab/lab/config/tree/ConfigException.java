package warlab.lab.config.tree;

import java.util.regex.Pattern;

/** A config is refused. The message is one line: the place, then what is wrong and what is not. */
public final class ConfigException extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private static final Pattern UNPRINTABLE =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]");
  private static final int LONGEST = 500;

  public ConfigException(Place place, String message) {
    super(oneLine(place + ": " + message));
  }

  /** A file may hold anything, and messages quote it. */
  private static String oneLine(String message) {
    String line = UNPRINTABLE.matcher(message).replaceAll("?");
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "...";
  }
}
