package warlab.lab.plan;

import warlab.games.Side;
import warlab.lab.config.PlayerSpec;
import warlab.players.program.MoveLimit;

/**
 * After how many milliseconds a decision is a fault: as the config says, else a minute, or twice a
 * player's own time limit and a second.
 *
 * @param givenMs 0 when the config says nothing
 */
record MoveTimeout(long givenMs) {
  private static final long USUAL_MS = 60_000;

  long of(PlayerSpec first, PlayerSpec second) {
    return givenMs > 0 ? givenMs : Math.max(of(first, Side.FIRST), of(second, Side.SECOND));
  }

  private static long of(PlayerSpec player, Side side) {
    long forfeitMs = new MoveLimit(player.as(side).timeLimitMs(), 0).forfeitMs(USUAL_MS);
    // A program keeps its limit by its own protocol, and may take its time to start.
    return player.as(side).isOutside() ? Math.max(USUAL_MS, forfeitMs) : forfeitMs;
  }
}
