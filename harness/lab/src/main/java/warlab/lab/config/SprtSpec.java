package warlab.lab.config;

import java.util.List;
import warlab.games.Option;
import warlab.games.Options;

/**
 * When a pairing may end early: a sequential probability ratio test of strength {@code elo0}
 * against {@code elo1}.
 *
 * @param alpha chance of accepting elo1 when elo0 is true
 * @param beta chance of accepting elo0 when elo1 is true
 * @param model which Elo is meant
 */
public record SprtSpec(double elo0, double elo1, double alpha, double beta, Model model) {
  /** The scale on which the hypotheses of a test are stated. */
  public enum Model {
    /** In deviations of a game's score: the effort of a test does not depend on the draw rate. */
    NORMALIZED,
    /** In ordinary Elo: the hypothesis fixes the expected score. */
    LOGISTIC
  }

  /** The keys under {@code sprt}. */
  public static final Keys KEYS =
      Keys.of(
          "under sprt of stop",
          SprtSpec.class,
          List.of(),
          Option.number("elo0", 0, -1000, 1000, "the strength difference of the null hypothesis")
              .mustBeGiven(),
          Option.number("elo1", 0, -1000, 1000, "the strength difference worth finding")
              .mustBeGiven(),
          Option.number("alpha", 0.05, 0.001, 0.5, "chance of accepting elo1 when elo0 is true"),
          Option.number("beta", 0.05, 0.001, 0.5, "chance of accepting elo0 when elo1 is true"),
          Keys.choice("model", Model.NORMALIZED, "which Elo is meant"));

  /** Beyond this many normalized Elo the search for the likeliest distribution may fail. */
  private static final double NORMALIZED_LIMIT = 200;

  private static final double LOGISTIC_LIMIT = 1000;

  public SprtSpec {
    if (!(elo0 < elo1)) {
      throw new IllegalArgumentException("elo0 is " + elo0 + ", but must be below elo1 " + elo1);
    }
    if (!(alpha > 0 && beta > 0 && alpha + beta < 1)) {
      throw new IllegalArgumentException(
          "alpha " + alpha + " and beta " + beta + " must be above 0 and together below 1");
    }
    double limit = model == Model.NORMALIZED ? NORMALIZED_LIMIT : LOGISTIC_LIMIT;
    if (Math.max(-elo0, elo1) > limit) {
      throw new IllegalArgumentException(
          "elo0 " + elo0 + " and elo1 " + elo1 + " must lie between -" + limit + " and " + limit);
    }
  }

  /** Of values that the keys allow; elo0 is below elo1. */
  public static SprtSpec of(Options values) {
    return new SprtSpec(
        values.number("elo0"),
        values.number("elo1"),
        values.number("alpha"),
        values.number("beta"),
        Keys.chosen(Model.class, values.text("model")));
  }

  /** The default: normalized Elo, five per cent errors of either kind. */
  public static SprtSpec of(double elo0, double elo1) {
    return new SprtSpec(elo0, elo1, 0.05, 0.05, Model.NORMALIZED);
  }

  /** The log-likelihood ratio at or below which {@code elo0} is accepted. */
  public double lowerBound() {
    return StrictMath.log(beta / (1 - alpha));
  }

  /** The log-likelihood ratio at or above which {@code elo1} is accepted. */
  public double upperBound() {
    return StrictMath.log((1 - beta) / alpha);
  }
}
