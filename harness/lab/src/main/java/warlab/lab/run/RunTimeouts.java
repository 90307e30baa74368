package warlab.lab.run;

import java.util.concurrent.TimeUnit;
import warlab.lab.run.match.Watchdog;

/**
 * How patient a run is.
 *
 * @param graceNanos how long an interrupted player may take to notice
 * @param forceNanos how long games may wait to be forced to disk
 */
record RunTimeouts(long graceNanos, long forceNanos) {
  /** A power failure costs five seconds of play. */
  static final RunTimeouts USUAL =
      new RunTimeouts(Watchdog.GRACE_NANOS, TimeUnit.SECONDS.toNanos(5));
}
