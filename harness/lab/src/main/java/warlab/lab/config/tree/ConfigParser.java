package warlab.lab.config.tree;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLParser;

/**
 * Reads YAML or JSON text into a tree, strictly: a key twice, a second document, an alias, a tag or
 * deep nesting is refused. Built on the token stream, because data binding forgets where values
 * stood before their meaning can be checked.
 */
public final class ConfigParser {
  /** Real experiments nest five deep. */
  private static final int MAX_DEPTH = 16;

  private static final long MAX_BYTES = 4 << 20;

  /** Characters that are not seen, or that change the order in which others are seen. */
  private static final Pattern INVISIBLE = Pattern.compile("\\p{Cf}");

  private static final Pattern PROBLEM =
      Pattern.compile("([^\\n]+)\\n in reader, line (\\d+), column (\\d+)");

  private final JsonParser tokens;
  private final Place source;

  private ConfigParser(JsonParser tokens, Place source) {
    this.tokens = tokens;
    this.source = source;
  }

  /** Reads a whole file. What its name says decides: {@code .json} is JSON, the rest YAML. */
  public static MapNode parseFile(String name, String text) {
    Place start = new Place(name, 1, 1);
    TokenStreamFactory factory = name.endsWith(".json") ? new JsonFactory() : new YAMLFactory();
    ConfigNode root = parse(factory, start, text);
    if (root.isNothing()) {
      throw new ConfigException(start, "the file is empty, expected an experiment");
    }
    if (!(root instanceof MapNode map)) {
      throw root.refusal("expected keys and values, not " + root.describe());
    }
    return map;
  }

  /**
   * Reads a file that a game knows how to look at.
   *
   * @throws ConfigException when there is none, or it is no YAML or JSON
   */
  public static MapNode parseFile(Path file) {
    String name = file.toString();
    return parseFile(name, ConfigFile.text(Place.of(name), file, MAX_BYTES));
  }

  /** Reads one YAML value of the command line; every part of it stands at the same place. */
  public static ConfigNode parseValue(Place place, String text) {
    return parse(new YAMLFactory(), place, text);
  }

  private static ConfigNode parse(TokenStreamFactory factory, Place source, String text) {
    try (JsonParser tokens = factory.createParser(ObjectReadContext.empty(), text)) {
      return new ConfigParser(tokens, source).document();
    } catch (JacksonException broken) {
      throw refusal(source, broken);
    }
  }

  /**
   * One line of what the parser complains about. That of YAML tells the place of the problem only
   * inside its text of many lines; the location it hands over is where it was a token earlier.
   */
  private static ConfigException refusal(Place source, JacksonException broken) {
    String text = String.valueOf(broken.getOriginalMessage());
    @Nullable TokenStreamLocation location = broken.getLocation();
    Place place =
        location == null ? source : source.at(location.getLineNr(), location.getColumnNr());
    String problem = text.lines().findFirst().orElse("unreadable");
    Matcher last = PROBLEM.matcher(text);
    while (last.find()) {
      problem = last.group(1).strip();
      place = source.at(Integer.parseInt(last.group(2)), Integer.parseInt(last.group(3)));
    }
    return new ConfigException(
        place,
        problem.startsWith("Expected a property name")
            ? "expected a key, not a list or a map"
            : "not valid YAML or JSON: " + problem);
  }

  private ConfigNode document() {
    JsonToken first = tokens.nextToken();
    if (first == null) {
      return new ScalarNode(source, ScalarNode.Kind.NOTHING, "");
    }
    ConfigNode root = value(first, 0);
    if (tokens.nextToken() != null) {
      throw new ConfigException(here(), "a second document begins, expected one experiment a file");
    }
    return root;
  }

  private ConfigNode value(JsonToken token, int depth) {
    refuseCleverness(depth);
    return switch (token) {
      case START_OBJECT -> map(depth);
      case START_ARRAY -> list(depth);
      case VALUE_NULL -> scalar(ScalarNode.Kind.NOTHING);
      case VALUE_TRUE, VALUE_FALSE -> scalar(ScalarNode.Kind.FLAG);
      case VALUE_NUMBER_INT -> scalar(ScalarNode.Kind.INTEGER);
      case VALUE_NUMBER_FLOAT -> scalar(ScalarNode.Kind.NUMBER);
      default -> scalar(ScalarNode.Kind.TEXT);
    };
  }

  private void refuseCleverness(int depth) {
    if (depth > MAX_DEPTH) {
      throw new ConfigException(here(), "nested deeper than " + MAX_DEPTH + " levels");
    }
    if (tokens instanceof YAMLParser yaml && yaml.isCurrentAlias()) {
      throw new ConfigException(
          here(), "aliases such as *" + text() + " are not supported, write the value out");
    }
    if (tokens.getTypeId() != null) {
      throw new ConfigException(
          here(), "tags such as !" + tokens.getTypeId() + " are not supported, leave it out");
    }
  }

  private ScalarNode scalar(ScalarNode.Kind kind) {
    return new ScalarNode(here(), kind, visible(text()));
  }

  private ListNode list(int depth) {
    Place place = here();
    List<ConfigNode> items = new ArrayList<>();
    for (JsonToken token = next(); token != JsonToken.END_ARRAY; token = next()) {
      items.add(value(token, depth + 1));
    }
    return new ListNode(place, items);
  }

  private MapNode map(int depth) {
    Place place = here();
    List<MapNode.Entry> entries = new ArrayList<>();
    Map<String, Place> seen = new HashMap<>();
    while (next() != JsonToken.END_OBJECT) {
      String key = visible(tokens.currentName());
      Place keyPlace = here();
      Place earlier = seen.put(key, keyPlace);
      if (earlier != null) {
        throw new ConfigException(
            keyPlace, "duplicate key '" + key + "', first given at line " + earlier.line());
      }
      entries.add(new MapNode.Entry(key, keyPlace, value(next(), depth + 1)));
    }
    return new MapNode(place, entries);
  }

  /** Refuses names and texts that are not what they look like. */
  private String visible(String text) {
    Matcher invisible = INVISIBLE.matcher(text);
    if (invisible.find()) {
      throw new ConfigException(
          here(),
          "the invisible character U+%04X is in here, leave it out"
              .formatted(text.codePointAt(invisible.start())));
    }
    return text;
  }

  private JsonToken next() {
    JsonToken token = tokens.nextToken();
    if (token == null) {
      throw new ConfigException(here(), "the file ends in the middle of a value");
    }
    return token;
  }

  private String text() {
    return Objects.requireNonNullElse(tokens.getString(), "");
  }

  private Place here() {
    TokenStreamLocation location = tokens.currentTokenLocation();
    return source.at(location.getLineNr(), location.getColumnNr());
  }
}
