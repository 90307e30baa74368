package warlab.lab.run.match;

import warlab.games.Position;
import warlab.games.Side;
import warlab.lab.plan.GameTask;
import warlab.lab.record.PlayedGame;
import warlab.players.Decision;

/**
 * Watches one game as it is played, such as a trace does. Positions are the match's own, lent for
 * the call: look, do not touch.
 */
public interface MatchListener {
  MatchListener NONE = new MatchListener() {};

  default void started(GameTask task, Position position) {}

  /** A legal decision, about to be played. */
  default void decided(Position position, Side side, Decision decision) {}

  /** The game is over by a rule or by a fault. */
  default void finished(Position position, PlayedGame game) {}
}
