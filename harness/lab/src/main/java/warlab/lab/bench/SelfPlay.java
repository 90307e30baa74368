package warlab.lab.bench;

import warlab.games.Game;
import warlab.games.Options;
import warlab.games.SeededStream;
import warlab.lab.config.Catalog;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.read.InlinePlayer;
import warlab.lab.plan.GameTask;
import warlab.lab.record.GameId;
import warlab.lab.record.Opening;
import warlab.lab.record.PlayedGame;
import warlab.lab.run.match.Match;
import warlab.lab.run.match.PlayerSource;

/** Games of a player against itself from the start, one after the other, as a run plays them. */
public record SelfPlay(Game game, PlayerSpec player, Match match) {

  /**
   * @param player in one line, as on the command line
   */
  public SelfPlay(Catalog catalog, Game game, String player) {
    this(
        game,
        InlinePlayer.parse(catalog, game, "bench", player),
        new Match(PlayerSource.of(catalog, game)));
  }

  /** Plays the game of this number: the same one every time. */
  public PlayedGame play(int number, boolean recordsMoves) {
    return match.play(
        new GameTask(
            new GameId(number, 0, number, 0),
            game,
            Options.defaults(game.options()),
            Opening.PLAIN,
            player,
            player,
            number,
            SeededStream.derive(number, 1),
            SeededStream.derive(number, 2),
            Long.MAX_VALUE,
            recordsMoves));
  }
}
