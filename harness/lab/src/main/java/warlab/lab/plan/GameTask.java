package warlab.lab.plan;

import warlab.games.Game;
import warlab.games.Options;
import warlab.games.Position;
import warlab.lab.config.PlayerSpec;
import warlab.lab.record.GameId;
import warlab.lab.record.Opening;

/**
 * Everything needed to play one game anywhere: same task, same record.
 *
 * @param diceSeed the same for both games of a pair and for every pairing
 * @param recordsMoves whether every decision is kept
 */
public record GameTask(
    GameId id,
    Game game,
    Options gameOptions,
    Opening opening,
    PlayerSpec first,
    PlayerSpec second,
    long diceSeed,
    long firstSeed,
    long secondSeed,
    long moveTimeoutMs,
    boolean recordsMoves) {

  /** The same game, with every decision kept. */
  public GameTask recordingMoves() {
    return new GameTask(
        id,
        game,
        gameOptions,
        opening,
        first,
        second,
        diceSeed,
        firstSeed,
        secondSeed,
        moveTimeoutMs,
        true);
  }

  /** Whether neither a clock nor an outside program has a say. */
  public boolean isRepeatable() {
    return first.asFirst().isRepeatable() && second.asSecond().isRepeatable();
  }

  /** The position that the match starts from, with its dice and without history. */
  public Position begin() {
    Position position =
        start().isEmpty() ? game.start(gameOptions) : game.parse(start(), gameOptions);
    position.keepHistory(false);
    position.seedDice(diceSeed);
    return position;
  }

  /** The position to start from, as text; empty for the plain start. */
  public String start() {
    return opening.text();
  }
}
