package warlab.lab.config;

/** Of which games the moves are kept, with scores and counters. */
public enum MoveRecording {
  /** Of up to 2,000 games spread evenly over the plan. */
  SAMPLE,
  /** Of every game. */
  MOVES,
  /** Of no game. */
  NONE
}
