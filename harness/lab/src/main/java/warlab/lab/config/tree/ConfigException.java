package warlab.lab.config.tree;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import warlab.games.Printable;
import warlab.games.UserException;

/**
 * A config is refused. Each of its messages is one line: the place, then what is wrong and what is
 * expected.
 */
public final class ConfigException extends UserException {
  private static final long serialVersionUID = 1L;
  private static final int LONGEST = 500;

  /** What is wrong with a place. */
  private record Told(Place place, String message) {}

  private final List<Told> told;

  public ConfigException(Place place, String message) {
    this(List.of(new Told(place, oneLine(place + ": " + message))));
  }

  private ConfigException(List<Told> told) {
    super(told.stream().map(Told::message).collect(Collectors.joining("; ")));
    this.told = told;
  }

  /** Several refusals in one: file by file in their order, and line by line in a file. */
  public static ConfigException all(List<ConfigException> refusals) {
    List<Told> all = refusals.stream().flatMap(each -> each.told.stream()).distinct().toList();
    List<String> sources = all.stream().map(each -> each.place.source()).toList();
    return new ConfigException(
        all.stream()
            .sorted(
                Comparator.comparingInt((Told each) -> sources.indexOf(each.place.source()))
                    .thenComparingInt(each -> each.place.line())
                    .thenComparingInt(each -> each.place.column()))
            .toList());
  }

  @Override
  public List<String> messages() {
    return told.stream().map(Told::message).toList();
  }

  /** A file may hold anything, and messages quote it. */
  private static String oneLine(String message) {
    String line = Printable.line(message);
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "...";
  }
}
