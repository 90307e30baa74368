package warlab.lab.record;

import warlab.players.Counters;

/**
 * What an outside program is and did in a run.
 *
 * @param name its name and version in its own words; empty when it has not told
 * @param seeded whether it takes a seed, so that it may play the same games again
 * @param overruns decisions that took longer than they were allowed
 */
public record ProgramNote(String name, boolean seeded, long overruns) {

  /** The same program after more games. */
  public ProgramNote plus(ProgramNote more) {
    return new ProgramNote(more.name, more.seeded, Counters.sum(overruns, more.overruns));
  }
}
