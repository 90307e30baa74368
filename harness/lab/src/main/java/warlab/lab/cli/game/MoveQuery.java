package warlab.lab.cli.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import warlab.games.Game;
import warlab.games.PluginException;
import warlab.games.PluginGuard;
import warlab.games.Position;
import warlab.games.SeededStream;
import warlab.lab.cli.shared.CatalogOption;
import warlab.lab.run.match.Match;
import warlab.players.Decision;
import warlab.players.MoveLine;
import warlab.players.Player;

/** One player asked about one position; it is believed no more than in a match. */
record MoveQuery(Game game, Position position, String player, Decision decision) {

  /**
   * Asks a player, written as on the command line, what to do.
   *
   * @param question how it is asked: to choose, or to study
   */
  static MoveQuery of(
      CatalogOption names,
      Game game,
      Position position,
      String player,
      long seed,
      BiFunction<Player, Position, Decision> question) {
    Player asked =
        names
            .player(game, "--player", player, SeededStream.derive(seed, 0))
            .apply(position.sideToMove());
    return new MoveQuery(
        game,
        position,
        player,
        PluginGuard.call(asked, "choose()", () -> question.apply(asked, view(position))));
  }

  /** What the side to move knows, fresh: the player may do anything to its own. */
  private static Position view(Position position) {
    Position view = position.copy();
    position.viewInto(position.sideToMove(), view);
    return view;
  }

  /** The move it chose, in words. */
  String move() {
    return words(position, decision.move());
  }

  /** Moves that it calls equally good, in words. */
  List<String> moves(MoveLine moves) {
    return Arrays.stream(moves.toArray()).mapToObj(move -> words(position, move)).toList();
  }

  /** The moves of an expected line, each written in the position it is played in. */
  List<String> line(MoveLine moves) {
    Position after = view(position);
    List<String> words = new ArrayList<>();
    for (int move : moves.toArray()) {
      words.add(words(after, move));
      after.play(move);
    }
    return words;
  }

  private String words(Position in, int move) {
    String objection = Match.objection(in, move);
    if (objection != null) {
      throw new PluginException(
          "%s names an illegal move (%d): %s".formatted(player, move, objection));
    }
    return game.notation().move(in, move);
  }
}
