package warlab.lab.plan;

/** Plays a game of a plan to see how long it takes. */
@FunctionalInterface
public interface Probe {

  /** Seconds the game took. */
  double secondsOf(GameTask task);
}
