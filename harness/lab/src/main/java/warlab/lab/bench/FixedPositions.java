package warlab.lab.bench;

import java.util.List;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.Position;

/** The positions that searches are measured on: the start, or a list of our own for each game. */
public final class FixedPositions {
  private FixedPositions() {}

  public static Position start(Game game) {
    return game.start(Options.defaults(game.options()));
  }

  /** Empty for games without a list, such as a plug-in's. */
  public static List<Position> of(Game game) {
    return ResourceLines.of(game.id()).stream().map(line -> parse(game, line)).toList();
  }

  static Position parse(Game game, String text) {
    return game.parse(text, Options.defaults(game.options()));
  }
}
