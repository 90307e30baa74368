package warlab.lab.config.tree;

import java.util.List;
import warlab.games.Printable;
import warlab.games.UserException;

/**
 * A config is refused. Each of its messages is one line: the place, then what is wrong and what is
 * expected.
 */
public final class ConfigException extends UserException {
  private static final long serialVersionUID = 1L;
  private static final int LONGEST = 500;

  private final List<String> messages;

  public ConfigException(Place place, String message) {
    this(List.of(oneLine(place + ": " + message)));
  }

  private ConfigException(List<String> messages) {
    super(String.join("; ", messages));
    this.messages = messages;
  }

  /** Several refusals in one, in their order. */
  public static ConfigException all(List<ConfigException> refusals) {
    return new ConfigException(
        refusals.stream().flatMap(each -> each.messages.stream()).distinct().toList());
  }

  @Override
  public List<String> messages() {
    return messages;
  }

  /** A file may hold anything, and messages quote it. */
  private static String oneLine(String message) {
    String line = Printable.line(message);
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "...";
  }
}
