package warlab.lab.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.Position;

/** The middle-game positions that searches are measured on: a list of our own for each game. */
final class FixedPositions {
  private FixedPositions() {}

  /** Empty for games without a list, such as a plug-in's. */
  static List<Position> of(Game game) {
    Options options = Options.defaults(game.options());
    return lines(game.id()).stream().map(line -> game.parse(line, options)).toList();
  }

  private static List<String> lines(String game) {
    try (InputStream list = FixedPositions.class.getResourceAsStream(game + ".txt")) {
      return list == null
          ? List.of()
          : new String(list.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.startsWith("#"))
              .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
