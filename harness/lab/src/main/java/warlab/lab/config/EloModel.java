package warlab.lab.config;

/** The scale on which the hypotheses of a test are stated. */
public enum EloModel {
  /** In deviations of a game's score: the effort of a test does not depend on the draw rate. */
  NORMALIZED,
  /** In ordinary Elo: the hypothesis fixes the expected score. */
  LOGISTIC
}
