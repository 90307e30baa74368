package warlab.lab.config.read;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import warlab.games.Game;
import warlab.lab.config.Catalog;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.ConfigParser;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;
import warlab.lab.config.tree.ScalarNode;

/**
 * A player in one line, as on the command line: {@code alpha-beta:depth=4,heuristic=e2}. A
 * heuristic has its options in brackets: {@code heuristic=linear(material=100;mobility=3)}.
 */
public final class InlinePlayer {
  /** {@code name=value} up to a comma or semicolon; those inside brackets belong to the value. */
  private static final Pattern SETTING =
      Pattern.compile("\\s*([^=(){},;\\s]+)\\s*=\\s*((?:[^(){},;]|\\([^()]*\\))+)(?:[,;]|$)");

  private static final Pattern WITH_OPTIONS = Pattern.compile("([^(]+)\\((.*)\\)\\s*");

  private InlinePlayer() {}

  /**
   * Reads a player that is named by its text.
   *
   * @param option what it was given to, for messages: {@code --first}
   * @throws ConfigException when it is not a player of this game
   */
  public static PlayerSpec parse(Catalog catalog, Game game, String option, String text) {
    Place place = Place.of(option + " " + text);
    PlayerReader reader = new PlayerReader(new Scope(catalog, game, Path.of(""), null));
    return Problems.throwIfAny(problems -> reader.read(text, tree(place, text), problems));
  }

  /**
   * The settings of a player that is written as keys and values, or in one line.
   *
   * @param what it is called in messages
   */
  static MapNode settings(String what, ConfigNode player) {
    return player instanceof ScalarNode line && line.kind() == ScalarNode.Kind.TEXT
        ? tree(line.place(), line.text())
        : Section.asMap(what, player);
  }

  /** The same tree that the player would have in a config. */
  static MapNode tree(Place place, String text) {
    int colon = text.indexOf(':');
    String search = colon < 0 ? text : text.substring(0, colon);
    ConfigNode kind = new ScalarNode(place, ScalarNode.Kind.TEXT, search.strip());
    List<MapNode.Entry> entries = new ArrayList<>();
    entries.add(new MapNode.Entry(PlayerReader.SEARCH, place, kind));
    if (colon >= 0) {
      entries.addAll(settings(place, text.substring(colon + 1)));
    }
    return new MapNode(place, entries);
  }

  private static List<MapNode.Entry> settings(Place place, String text) {
    List<MapNode.Entry> entries = new ArrayList<>();
    Matcher setting = SETTING.matcher(text);
    int end = 0;
    while (setting.lookingAt()) {
      String key = setting.group(1);
      if (entries.stream().anyMatch(each -> each.key().equals(key))) {
        throw new ConfigException(place, "duplicate key '" + key + "'");
      }
      entries.add(new MapNode.Entry(key, place, value(place, setting.group(2))));
      end = setting.end();
      setting.region(end, text.length());
    }
    if (end < text.length() || entries.isEmpty()) {
      throw new ConfigException(
          place,
          "expected settings such as depth=4,heuristic=e2, not '" + text.substring(end) + "'");
    }
    return entries;
  }

  private static ConfigNode value(Place place, String text) {
    Matcher withOptions = WITH_OPTIONS.matcher(text);
    if (!withOptions.matches()) {
      return ConfigParser.parseValue(place, text);
    }
    MapNode options = new MapNode(place, settings(place, withOptions.group(2)));
    return new MapNode(
        place, List.of(new MapNode.Entry(withOptions.group(1).strip(), place, options)));
  }
}
