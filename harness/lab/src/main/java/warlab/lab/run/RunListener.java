package warlab.lab.run;

import java.util.List;
import warlab.lab.config.Pairing;
import warlab.lab.plan.Plan;
import warlab.lab.record.GameRecord;
import warlab.lab.record.PlayedGame;

/**
 * Hears what a run does, in schedule order: the same events for any number of threads. Called on
 * the journal's thread, so it must be quick and may not interrupt.
 */
public interface RunListener {

  /**
   * A pair that belongs to the results now.
   *
   * @param games in leg order
   * @param readBack whether an earlier run played it and it was only read
   */
  record CommittedPair(Pairing pairing, List<GameRecord> games, boolean readBack) {}

  /** Before anything else. */
  default void started(Plan plan) {}

  /** Something the user should know. */
  default void warned(String message) {}

  default void committed(CommittedPair pair) {}

  /** Games were played, maybe elsewhere, so that nobody has looked at each. */
  default void counted(long games, boolean playedNow) {}

  /** How the run stands, where scores do not tell it; from now on, instead of them. */
  default void statusChanged(String words) {}

  /** A pairing needs no more pairs. */
  default void stopped(Pairing pairing, String verdict) {}

  /** A game of the pair that is committed next ended by a fault. */
  default void faulted(PlayedGame game) {}

  /** After everything else, unless the run failed. */
  default void finished(RunResult result) {}
}
