package warlab.lab.config.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import warlab.games.Game;
import warlab.games.Option;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Keys;
import warlab.players.PlayerFactory;

/**
 * The JSON schema of an experiment, for editors: completion, help texts and a first check. Made
 * from the same descriptions that the reader works with. It allows more than the reader, which also
 * knows plug-ins.
 */
final class ExperimentSchema {
  private final Catalog catalog;

  private ExperimentSchema(Catalog catalog) {
    this.catalog = catalog;
  }

  static Map<String, Object> of(Catalog catalog) {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    schema.put("title", "An experiment of Warlab");
    Map<String, Object> top = new LinkedHashMap<>();
    List<Map<String, Object>> kinds = new ArrayList<>();
    for (ExperimentForm form : ExperimentReader.FORMS) {
      new ExperimentSchema(catalog)
          .properties(ExperimentReader.top(form))
          .forEach(top::putIfAbsent);
      String key = form.kind().key();
      kinds.add(Map.of("required", key.equals("match") ? List.of("players", key) : List.of(key)));
    }
    schema.putAll(closed(ExperimentConfig.KEYS, top));
    Map<String, Object> whole = new LinkedHashMap<>();
    whole.put("required", schema.remove("required"));
    whole.put("oneOf", kinds);
    // What is missing in a file may stand in the one that it extends.
    schema.put("anyOf", List.of(Map.of("required", List.of(ExperimentConfig.EXTENDS)), whole));
    return schema;
  }

  private Map<String, Object> properties(Keys keys) {
    Map<String, Object> properties = properties(keys.options());
    keys.parts().forEach(part -> properties.put(part.name(), part(part)));
    return properties;
  }

  private Map<String, Object> part(Keys.Part part) {
    Keys keys = part.keys();
    if (keys != null && part.each()) {
      Map<String, Object> names = described("object", part.help());
      names.put("additionalProperties", closed(keys));
      return names;
    }
    if (keys != null) {
      return part.name().equals("prove")
          ? Map.of("anyOf", List.of(Map.of("const", "none"), closed(keys)))
          : closed(keys);
    }
    return switch (part.name()) {
      case "gameOptions" -> options("settings of the rules", gameOptions(catalog));
      case "players" -> players(catalog);
      case "player" -> player(catalog);
      case "openings" -> openings(catalog);
      default -> list(part);
    };
  }

  private static Map<String, Object> list(Keys.Part part) {
    assertThat(part.help()).as(part.name()).isNotEmpty();
    Map<String, Object> list = described("array", part.help());
    if (!part.choices().isEmpty()) {
      list.put("items", Map.of("enum", part.choices()));
    }
    return list;
  }

  private static Map<String, Object> openings(Catalog catalog) {
    Map<String, Option> openings = new TreeMap<>();
    catalog.games().forEach(game -> add(openings, game.openingOptions()));
    Option file = Option.requiredText("file", "your own openings, one position a line");
    openings.put(file.name(), file);
    Map<String, Object> generated = options("where the games start", openings);
    return Map.of("anyOf", List.of(Map.of("const", "none"), generated));
  }

  private static Map<String, Object> players(Catalog catalog) {
    Map<String, Object> players = described("object", "players by name");
    players.put("additionalProperties", player(catalog));
    return players;
  }

  private static Map<String, Object> player(Catalog catalog) {
    Map<String, Option> options = new TreeMap<>();
    for (Game game : catalog.games()) {
      for (PlayerFactory kind : catalog.players(game)) {
        add(options, kind.options(game));
      }
    }
    Map<String, Object> keys = new LinkedHashMap<>();
    keys.put("search", described("string", "the kind of player, see 'warlab list players'"));
    keys.put("sweep", described("object", "lists of values, each of which makes a player"));
    keys.put("label", described("string", "what pages call the player; {depth} is a swept value"));
    options.values().forEach(option -> keys.put(option.name(), bySide(property(option))));
    Map<String, Object> player = new LinkedHashMap<>();
    player.put("type", List.of("object", "string"));
    player.put("properties", keys);
    return player;
  }

  private static Map<String, Option> gameOptions(Catalog catalog) {
    Map<String, Option> options = new TreeMap<>();
    catalog.games().forEach(game -> add(options, game.options()));
    return options;
  }

  private static void add(Map<String, Option> all, List<Option> more) {
    more.forEach(option -> all.putIfAbsent(option.name(), option));
  }

  private static Map<String, Object> options(String help, Map<String, Option> options) {
    Map<String, Object> schema = described("object", help);
    schema.put("properties", properties(List.copyOf(options.values())));
    return schema;
  }

  private static Map<String, Object> properties(List<Option> options) {
    Map<String, Object> properties = new LinkedHashMap<>();
    options.forEach(option -> properties.put(option.name(), property(option)));
    return properties;
  }

  private static Map<String, Object> property(Option option) {
    Map<String, Object> property = new LinkedHashMap<>();
    property.put("description", option.help());
    switch (option.type()) {
      case INTEGER, NUMBER -> {
        property.put("type", option.type() == Option.Type.INTEGER ? "integer" : "number");
        property.put("minimum", plain(option.min()));
        property.put("maximum", plain(option.max()));
      }
      case FLAG -> property.put("type", "boolean");
      case TEXT, FOLDER -> property.put("type", "string");
      case CHOICE -> property.put("enum", option.choices());
      case HEURISTIC -> property.put("type", List.of("string", "object"));
      case WEIGHTS, TEXTS -> property.put("type", "object");
    }
    Object fallback = option.fallback();
    if (fallback != null) {
      property.put("default", fallback);
    }
    return property;
  }

  private static Object plain(double bound) {
    return bound == Math.rint(bound) ? (Object) (long) bound : bound;
  }

  /** Any setting of a player may also be an object with a value for each side. */
  private static Map<String, Object> bySide(Map<String, Object> property) {
    Map<String, Object> value = new LinkedHashMap<>(property);
    Map<String, Object> either = new LinkedHashMap<>();
    either.put("description", value.remove("description"));
    either.put("anyOf", List.of(value, Map.of("type", "object")));
    return either;
  }

  private static Map<String, Object> described(String type, String help) {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("description", help);
    schema.put("type", type);
    return schema;
  }

  private Map<String, Object> closed(Keys keys) {
    return closed(keys, properties(keys));
  }

  /** The schema of declared keys, some of which have to be there. */
  private static Map<String, Object> closed(Keys keys, Map<String, Object> properties) {
    Stream<String> required = keys.options().stream().filter(Option::required).map(Option::name);
    Stream<String> parts =
        keys.names().stream().filter(name -> name.equals("player") || name.equals("sprt"));
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "object");
    schema.put("additionalProperties", false);
    schema.put("required", Stream.concat(required, parts).toList());
    schema.put("properties", properties);
    return schema;
  }
}
