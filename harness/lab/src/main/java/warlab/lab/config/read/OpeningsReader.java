package warlab.lab.config.read;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.NotationException;
import warlab.games.OptionException;
import warlab.games.Options;
import warlab.games.Origin;
import warlab.games.Position;
import warlab.lab.CsvText;
import warlab.lab.config.OpeningSpec;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.ConfigNode;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;
import warlab.lab.config.tree.ScalarNode;

/**
 * Reads {@code openings}: none, options of generated ones, or a file. That has a position a line,
 * or is the {@code openings.csv} of a results folder.
 */
final class OpeningsReader {
  private static final long MAX_BYTES = 64L << 20;

  /** How {@code openings.csv} begins; no game writes a position like this. */
  private static final String CSV_HEADER = "opening,text,";

  private final Game game;
  private final Options rules;
  private final Path folder;

  OpeningsReader(Game game, Options rules, Path folder) {
    this.game = game;
    this.rules = rules;
    this.folder = folder;
  }

  OpeningSpec read(@Nullable ConfigNode node, Place match) {
    if (node == null) {
      return generated(new MapNode(match, List.of()));
    }
    if (node instanceof ScalarNode scalar && scalar.text().equals("none")) {
      return new OpeningSpec.PlainStart();
    }
    if (!(node instanceof MapNode map)) {
      throw node.refusal("openings: expected none, {file: ...} or options, not " + node.describe());
    }
    return FileReference.isOne(map) ? listed(map) : generated(map);
  }

  private OpeningSpec generated(MapNode node) {
    Section section =
        new Section(
            "option",
            " for openings of " + game.id(),
            node,
            game.openingOptions(),
            List.of("file"));
    OpeningSpec.Generated generated = new OpeningSpec.Generated(section.values());
    try {
      Options settings = Options.of(game.openingOptions(), generated.settings());
      String unused =
          Origin.ask(
              game,
              "proposeOpening()",
              () -> game.proposeOpening(rules, settings, 0),
              OptionException.class);
    } catch (OptionException objection) {
      throw Section.objection(node, objection);
    }
    return generated;
  }

  private OpeningSpec listed(MapNode node) {
    FileReference file = FileReference.read(node, folder);
    List<String> positions = positions(file.name(), file.text(MAX_BYTES));
    if (positions.isEmpty()) {
      throw node.refusal("file: '" + file.name() + "' has no positions");
    }
    return new OpeningSpec.Listed(positions);
  }

  private List<String> positions(String file, String text) {
    Map<Integer, String> byLine = text.startsWith(CSV_HEADER) ? rows(file, text) : lines(text);
    Map<Long, Integer> lineByKey = new HashMap<>();
    byLine.forEach(
        (line, position) -> {
          Place place = new Place(file, line, 1);
          Integer earlier = lineByKey.put(playable(place, position).key(), line);
          if (earlier != null) {
            throw new ConfigException(place, "the same position as in line " + earlier);
          }
        });
    return List.copyOf(byLine.values());
  }

  private static Map<Integer, String> lines(String text) {
    Map<Integer, String> byLine = new LinkedHashMap<>();
    int line = 0;
    for (String each : (Iterable<String>) text.lines()::iterator) {
      line++;
      String position = each.strip();
      if (!position.isEmpty() && !position.startsWith("#")) {
        byLine.put(line, position);
      }
    }
    return byLine;
  }

  private static Map<Integer, String> rows(String file, String text) {
    Map<Integer, String> byLine = new LinkedHashMap<>();
    try {
      for (NamedCsvRecord row : CsvReader.builder().ofNamedCsvRecord(text)) {
        byLine.put((int) row.getStartingLineNumber(), CsvText.unguarded(row.getField("text")));
      }
    } catch (CsvParseException | NoSuchElementException malformed) {
      throw new ConfigException(
          new Place(file, 1, 1), "no openings.csv as runs write it: " + malformed.getMessage());
    }
    return byLine;
  }

  private Position playable(Place place, String text) {
    try {
      Position position = game.parse(text, rules);
      if (position.isOver()) {
        throw new ConfigException(place, "the game is already over in this position");
      }
      return position;
    } catch (NotationException unreadable) {
      throw new ConfigException(place, String.valueOf(unreadable.getMessage()));
    }
  }
}
