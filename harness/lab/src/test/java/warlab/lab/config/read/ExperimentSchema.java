package warlab.lab.config.read;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import warlab.games.Game;
import warlab.games.Option;
import warlab.lab.config.AblateSpec;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Keys;
import warlab.lab.config.MatchSpec;
import warlab.lab.config.ProveSpec;
import warlab.lab.config.SprtSpec;
import warlab.lab.config.TuneSpec;
import warlab.lab.config.WeightRange;
import warlab.players.PlayerFactory;

/**
 * The JSON schema of an experiment, for editors: completion, help texts and a first check. Made
 * from the same descriptions that the reader works with. It allows more than the reader, which also
 * knows plug-ins.
 */
final class ExperimentSchema {
  private ExperimentSchema() {}

  static Map<String, Object> of(Catalog catalog) {
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    schema.put("title", "An experiment of Warlab");
    Map<String, Object> top =
        closed(
            ExperimentConfig.KEYS,
            Map.of(
                "gameOptions", options("settings of the rules", gameOptions(catalog)),
                "players", players(catalog),
                "match", match(catalog),
                "stop", stop(),
                "plugins", described("array", "folders of your own jars and .java files"),
                "tune", tune(catalog),
                "prove", prove(),
                "ablate", ablate(catalog)));
    @SuppressWarnings("unchecked") // as closed made it
    Map<String, Object> properties =
        (Map<String, Object>) Objects.requireNonNull(top.get("properties"));
    properties.put("openings", openings(catalog));
    schema.putAll(top);
    schema.put(
        "oneOf",
        List.of(
            Map.of("required", List.of("players", "match")),
            Map.of("required", List.of("tune")),
            Map.of("required", List.of("ablate"))));
    return schema;
  }

  private static Map<String, Object> stop() {
    Map<String, Object> sprt = closed(SprtSpec.KEYS, Map.of());
    return closed(SprtReader.STOP, Map.of("sprt", sprt), "sprt");
  }

  private static Map<String, Object> tune(Catalog catalog) {
    Map<String, Object> weights = described("object", "free weights by name");
    weights.put("additionalProperties", closed(WeightRange.KEYS, Map.of()));
    return closed(
        TuneSpec.KEYS,
        Map.of(
            "player", player(catalog),
            "side", described("string", "the side that is tuned, or both"),
            "weights", weights),
        "player");
  }

  private static Map<String, Object> prove() {
    Map<String, Object> others =
        described("array", "heuristics in the tuned player's search, or players in one line");
    return Map.of(
        "anyOf",
        List.of(Map.of("const", "none"), closed(ProveSpec.KEYS, Map.of("others", others))));
  }

  private static Map<String, Object> ablate(Catalog catalog) {
    Map<String, Object> methods = described("array", "ways to judge terms (default: all)");
    List<String> words = Stream.of(AblateSpec.Method.values()).map(Keys::word).toList();
    methods.put("items", Map.of("enum", words));
    return closed(
        AblateSpec.KEYS,
        Map.of(
            "player", player(catalog),
            "side", described("string", "the side whose terms are left out, or both"),
            "methods", methods,
            "pool",
                described(
                    "array",
                    "opponents of shapley: heuristics in the player's search, or players")),
        "player");
  }

  private static Map<String, Object> openings(Catalog catalog) {
    Map<String, Option> openings = new TreeMap<>();
    catalog.games().forEach(game -> add(openings, game.openingOptions()));
    Option file = Option.requiredText("file", "your own openings, one position a line");
    openings.put(file.name(), file);
    Map<String, Object> generated = options("where the games start", openings);
    return Map.of("anyOf", List.of(Map.of("const", "none"), generated));
  }

  private static Map<String, Object> match(Catalog catalog) {
    return closed(
        MatchSpec.KEYS,
        Map.of(
            "openings", openings(catalog),
            "first", crossPlayers("first"),
            "second", crossPlayers("second")));
  }

  private static Map<String, Object> crossPlayers(String side) {
    return described("array", "players of a cross table that have the " + side + " side");
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

  /** The schema of declared keys; those that hold no single value need one of their own. */
  private static Map<String, Object> closed(
      Keys keys, Map<String, Map<String, Object>> parts, String... requiredParts) {
    Map<String, Object> properties = properties(keys.options());
    for (String part : keys.parts()) {
      properties.put(part, Objects.requireNonNull(parts.get(part), part + " has no schema"));
    }
    Stream<String> required = keys.options().stream().filter(Option::required).map(Option::name);
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "object");
    schema.put("additionalProperties", false);
    schema.put("required", Stream.concat(required, Stream.of(requiredParts)).toList());
    schema.put("properties", properties);
    return schema;
  }
}
