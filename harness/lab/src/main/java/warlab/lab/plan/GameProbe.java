package warlab.lab.plan;

import java.util.OptionalDouble;

/** Plays games of a plan to see how long they take. */
public interface GameProbe {

  /** Seconds that a game takes; empty when the probe has no more time, maybe in the midst of it. */
  OptionalDouble seconds(GameTask task);
}
