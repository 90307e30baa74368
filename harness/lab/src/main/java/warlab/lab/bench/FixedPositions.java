package warlab.lab.bench;

import java.util.List;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.Position;
import warlab.lab.Resource;

/** The positions that searches are measured on: the start, or a list of our own for each game. */
public final class FixedPositions {
  private FixedPositions() {}

  public static Position start(Game game) {
    return game.start(Options.defaults(game.options()));
  }

  /** Empty for games without a list, such as a plug-in's. */
  public static List<Position> of(Game game) {
    Options rules = Options.defaults(game.options());
    return lines(game.id()).stream().map(line -> game.parse(line, rules)).toList();
  }

  /** A list beside these classes without its comments; empty when there is no such list. */
  static List<String> lines(String name) {
    return Resource.text(FixedPositions.class, name + ".txt").stream()
        .flatMap(String::lines)
        .filter(line -> !line.startsWith("#"))
        .toList();
  }
}
