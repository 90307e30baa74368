package warlab.lab.config.read;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import warlab.games.Game;
import warlab.games.NotationException;
import warlab.games.Options;
import warlab.games.Position;
import warlab.lab.CsvText;
import warlab.lab.config.OpeningSpec;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.config.tree.ConfigFile;
import warlab.lab.config.tree.MapNode;
import warlab.lab.config.tree.Place;

/**
 * Reads a user's own openings. A file has a position a line, or positions of several lines with
 * blank lines between them, or is the {@code openings.csv} of a results folder; a folder has a file
 * for each position.
 */
record OwnOpenings(Game game, Options rules, Path folder, Problems problems) {
  private static final long MAX_BYTES = 64L << 20;

  /** How {@code openings.csv} begins; no game writes a position like this. */
  private static final String CSV_HEADER = "opening,text,";

  OpeningSpec read(MapNode node) {
    FileReference file = FileReference.read(node, folder);
    List<String> positions =
        Files.isDirectory(file.path())
            ? checked(files(file))
            : positions(file.name(), file.text(MAX_BYTES));
    if (positions.isEmpty() && problems.isEmpty()) {
      throw node.refusal("file: '" + file.name() + "' has no positions");
    }
    return new OpeningSpec.Listed(positions);
  }

  private List<String> positions(String file, String text) {
    if (text.startsWith(CSV_HEADER)) {
      return checked(rows(file, text));
    }
    Map<Place, String> blocks = texts(file, text, false);
    boolean hasBlocks = blocks.values().stream().findFirst().filter(this::isState).isPresent();
    return checked(hasBlocks ? blocks : texts(file, text, true));
  }

  private List<String> checked(Map<Place, String> texts) {
    Map<Long, Place> placeByKey = new HashMap<>();
    List<String> positions = new ArrayList<>();
    texts.forEach(
        (place, text) ->
            problems.checkFew(
                () -> {
                  Position position = playable(place, text);
                  Place earlier = placeByKey.put(position.key(), place);
                  if (earlier != null) {
                    throw again(place, earlier);
                  }
                  // One line stands for a position of several.
                  boolean isLine = !text.contains("\n");
                  positions.add(isLine ? text : game.notation().position(position));
                }));
    return List.copyOf(positions);
  }

  private static ConfigException again(Place place, Place earlier) {
    boolean isSameFile = earlier.source().equals(place.source());
    return new ConfigException(
        place,
        "the same position as in " + (isSameFile ? "line " + earlier.line() : earlier.source()));
  }

  /** The texts of all files in a folder, in the order of their names. */
  private static Map<Place, String> files(FileReference folder) {
    try (Stream<Path> found = Files.list(folder.path())) {
      Map<Place, String> texts = new LinkedHashMap<>();
      for (Path file : found.filter(Files::isRegularFile).sorted().toList()) {
        String name = Path.of(folder.name()).resolve(file.getFileName()).toString();
        texts.put(Place.of(name), ConfigFile.text(Place.of(name), file, MAX_BYTES) + "\n");
      }
      return texts;
    } catch (IOException unreadable) {
      throw new ConfigException(folder.place(), "file: '" + folder.name() + "' cannot be read");
    }
  }

  /** Whether a text of several lines is one position. */
  private boolean isState(String text) {
    try {
      return text.strip().contains("\n") && game.parse(text, rules) != null;
    } catch (NotationException other) {
      return false;
    }
  }

  /**
   * The texts of a file, without blank lines and remarks.
   *
   * @param isOneALine whether each line is one; else the lines between blank ones are
   */
  private static Map<Place, String> texts(String file, String text, boolean isOneALine) {
    Map<Place, String> texts = new LinkedHashMap<>();
    int number = 0;
    int first = 0;
    for (String line : text.lines().toList()) {
      number++;
      if (line.isBlank()) {
        first = 0;
      } else if (isOneALine && !line.strip().startsWith("#")) {
        texts.put(new Place(file, number, 1), line.strip());
      } else if (!isOneALine && (first > 0 || !line.startsWith("#"))) { // a remark before a block
        first = first == 0 ? number : first;
        texts.merge(new Place(file, first, 1), line + "\n", String::concat);
      }
    }
    return texts;
  }

  private static Map<Place, String> rows(String file, String text) {
    Map<Place, String> rows = new LinkedHashMap<>();
    int number = 1;
    for (String line : text.lines().skip(1).toList()) {
      Place place = new Place(file, ++number, 1);
      List<String> fields = CsvText.fields(line);
      if (fields == null || fields.size() < 2) {
        throw new ConfigException(place, "no openings.csv as runs write it");
      }
      rows.put(place, CsvText.unguarded(fields.get(1)));
    }
    return rows;
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
