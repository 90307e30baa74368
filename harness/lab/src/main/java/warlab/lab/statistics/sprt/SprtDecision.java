package warlab.lab.statistics.sprt;

/** Where a test stands. */
public enum SprtDecision {
  CONTINUE,
  /** The strength is nearer to {@code elo0}. */
  ACCEPT_H0,
  /** The strength is nearer to {@code elo1}. */
  ACCEPT_H1
}
