package warlab.lab.config.read;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import warlab.games.Option;
import warlab.games.Options;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.ConfigParser;
import warlab.lab.config.tree.Place;

/** Options given one by one on the command line: {@code --set cap=50}. */
public final class InlineOptions {
  private InlineOptions() {}

  /**
   * Checks values as a config's are checked.
   *
   * @param argument what they were given to, for messages: {@code --set}
   * @throws ConfigException for the first that is unknown or does not fit
   */
  public static Options parse(List<Option> described, String argument, Map<String, String> texts) {
    Map<String, Object> values = new LinkedHashMap<>();
    texts.forEach(
        (name, text) -> {
          Place place = Place.of(argument + " " + name + "=" + text);
          Option option = find(described, place, name);
          values.put(name, SettingReader.read(option, ConfigParser.parseValue(place, text)));
        });
    return Options.of(described, values);
  }

  private static Option find(List<Option> described, Place place, String name) {
    List<String> known = described.stream().map(Option::name).toList();
    return described.stream()
        .filter(option -> option.name().equals(name))
        .findFirst()
        .orElseThrow(
            () -> new ConfigException(place, UnknownName.message("option", name, "", known)));
  }
}
