package warlab.lab.config;

/**
 * When a pairing may end early: a sequential probability ratio test of strength {@code elo0}
 * against {@code elo1}.
 *
 * @param alpha chance of accepting elo1 when elo0 is true
 * @param beta chance of accepting elo0 when elo1 is true
 * @param model which Elo is meant: {@code normalized} or {@code logistic}
 */
public record SprtSpec(double elo0, double elo1, double alpha, double beta, String model) {}
