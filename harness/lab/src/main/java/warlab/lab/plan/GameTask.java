package warlab.lab.plan;

import warlab.games.Game;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.Side;
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
    return with(first, second, true);
  }

  /** The same game between others. */
  public GameTask between(PlayerSpec newFirst, PlayerSpec newSecond) {
    return with(newFirst, newSecond, recordsMoves);
  }

  public PlayerSpec player(Side side) {
    return side == Side.FIRST ? first : second;
  }

  private GameTask with(PlayerSpec newFirst, PlayerSpec newSecond, boolean recording) {
    return new GameTask(
        id,
        game,
        gameOptions,
        opening,
        newFirst,
        newSecond,
        diceSeed,
        firstSeed,
        secondSeed,
        moveTimeoutMs,
        recording);
  }

  /** Whether neither a clock nor an outside program has a say. */
  public boolean isRepeatable() {
    return first.asFirst().isRepeatable() && second.asSecond().isRepeatable();
  }

  /** Where the game begins, to play its moves once more: with the same dice, and never back. */
  public Position position() {
    Position position = game.startOrParse(opening.text(), gameOptions);
    position.keepHistory(false);
    position.seedDice(diceSeed);
    return position;
  }
}
