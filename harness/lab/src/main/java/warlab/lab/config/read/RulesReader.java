package warlab.lab.config.read;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.NotationException;
import warlab.games.Option;
import warlab.games.OptionException;
import warlab.games.Options;
import warlab.games.Position;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.ConfigParser;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;
import warlab.lab.config.tree.ScalarNode;

/**
 * Reads {@code gameOptions}. A text may stand in a file of its own, such as a map: {@code map:
 * my-map.txt} or {@code map: {file: my-map.json}}.
 */
record RulesReader(Game game, Path folder) {
  private static final long MAX_BYTES = 1 << 19;
  private static final String JSON = ".json";
  private static final Pattern FILE = Pattern.compile("[^|,]+\\.(json|txt)");

  /**
   * The values, with defaults.
   *
   * @param given {@code null} for nothing but defaults
   * @return {@code null} when something is refused
   */
  @Nullable Map<String, Object> read(@Nullable MapNode given, Problems all) {
    Problems problems = all.part();
    MapNode node = given == null ? new MapNode(Place.of("gameOptions"), List.of()) : given;
    MapNode whole = problems.collect(() -> withFiles(node));
    if (whole == null) {
      return null;
    }
    Section section =
        new Section("option", " for " + game.id(), whole, game.options(), List.of(), problems);
    Options rules = section.options();
    if (rules != null) {
      String unused = Section.letObject(game, "start()", () -> start(rules), node, problems);
    }
    return problems.isEmpty() ? section.values() : null;
  }

  /** The file that a value names, by what its name ends with or by a key. */
  private Optional<FileReference> file(ConfigNode value) {
    if (FileReference.isOne(value)) {
      return Optional.of(FileReference.read((MapNode) value, folder));
    }
    return value instanceof ScalarNode scalar && FILE.matcher(scalar.text()).matches()
        ? Optional.of(FileReference.of(value, folder))
        : Optional.empty();
  }

  MapNode withFiles(MapNode node) {
    MapNode result = node;
    for (Option option : game.options()) {
      ConfigNode value = node.get(option.name()).orElse(null);
      Optional<FileReference> file =
          value == null || option.type() != Option.Type.TEXT ? Optional.empty() : file(value);
      if (value != null && file.isPresent()) {
        String text = text(option, file.get());
        ConfigNode content = new ScalarNode(value.place(), ScalarNode.Kind.TEXT, text);
        result = result.with(List.of(option.name()), value.place(), content);
      }
    }
    return result;
  }

  /** What a file holds; the game may know better what a text means that is in JSON. */
  private String text(Option option, FileReference file) {
    String text = file.text(MAX_BYTES);
    return file.name().endsWith(JSON)
        ? Objects.requireNonNullElse(
            game.optionText(option, file.name(), ConfigParser.parseFile(file.name(), text)), text)
        : text;
  }

  /** Asks the game itself, which may not be able to read a map. */
  private Position start(Options rules) {
    try {
      return game.start(rules);
    } catch (NotationException objection) {
      throw new OptionException("", "gameOptions: " + objection.getMessage());
    }
  }
}
