package warlab.lab.config;

import java.util.Locale;

/** The scale on which the hypotheses of a test are stated. */
public enum EloModel {
  /** In deviations of a game's score: the effort of a test does not depend on the draw rate. */
  NORMALIZED,
  /** In ordinary Elo: the hypothesis fixes the expected score. */
  LOGISTIC;

  /** As it stands in a config. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The model of an id that is known to exist. */
  public static EloModel of(String id) {
    return valueOf(id.toUpperCase(Locale.ROOT));
  }
}
