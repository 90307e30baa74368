package warlab.lab.config.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import warlab.games.Option;
import warlab.games.Options;
import warlab.lab.config.tree.ConfigParser;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;

/** Options given one by one on the command line: {@code --set cap=50}. */
public final class InlineOptions {
  private InlineOptions() {}

  /**
   * Checks values as a config's are checked.
   *
   * @param argument what they were given to, for messages: {@code --set}
   * @throws ConfigException with all that are unknown or do not fit
   */
  public static Options parse(List<Option> described, String argument, Map<String, String> texts) {
    List<MapNode.Entry> entries = new ArrayList<>();
    texts.forEach(
        (name, text) -> {
          Place place = Place.of(argument + " " + name + "=" + text);
          entries.add(new MapNode.Entry(name, place, ConfigParser.parseValue(place, text)));
        });
    MapNode node = new MapNode(Place.of(argument), entries);
    return Problems.throwIfAny(
        problems -> new Section("option", "", node, described, List.of(), problems).options());
  }
}
