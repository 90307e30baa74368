package warlab.lab.tune.ablate;

import org.jspecify.annotations.Nullable;
import warlab.lab.report.text.EloText;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.elo.Elo;
import warlab.lab.statistics.elo.ScoreEstimate;
import warlab.lab.statistics.summary.Evidence;
import warlab.lab.statistics.summary.PairingSummary;

/**
 * A player with a term against the same without it.
 *
 * @param estimate of the score of the one that has it
 * @param pValue of no difference, corrected for the number of terms
 */
record TermMatch(ScoreEstimate estimate, long games, double pValue) {
  private static final double DEVIATIONS =
      Distributions.normalQuantile(1 - Distributions.LEVEL / 2);

  /** Of a pairing whose {@code a} has the term; {@code null} before it is played. */
  static @Nullable TermMatch of(PairingSummary pairing) {
    Evidence evidence = pairing.evidence();
    return pairing.results().games() == 0 || evidence == null
        ? null
        : new TermMatch(pairing.estimate(), pairing.results().games(), evidence.holm());
  }

  boolean isProof() {
    return pValue < Distributions.LEVEL;
  }

  /** Whether having the term is shown to be better. */
  boolean isGain() {
    return isProof() && estimate.score() > 0.5;
  }

  /** Whether having the term is shown to be worse. */
  boolean isLoss() {
    return isProof() && estimate.score() < 0.5;
  }

  double elo() {
    return elo(estimate.score());
  }

  /** The 95 % interval; an end that the games do not bound is where one game more would be. */
  Interval elos() {
    return new Interval(elo(estimate.scores().low()), elo(estimate.scores().high()));
  }

  /** About the standard error of {@link #elo}. */
  double error() {
    Interval elos = elos();
    return (elos.high() - elos.low()) / (2 * DEVIATIONS);
  }

  private double elo(double score) {
    double edge = 0.25 / games;
    return Elo.fromScore(Math.max(edge, Math.min(1 - edge, score)));
  }

  /** {@code 34 ± 9 Elo}. */
  String inWords() {
    if (estimate.eloLow() == null || estimate.eloHigh() == null) {
      return EloText.of(estimate) + " Elo";
    }
    Interval elos = elos();
    return "%s ± %s Elo"
        .formatted(
            NumberText.decimal(elo(), 0), NumberText.decimal((elos.high() - elos.low()) / 2, 0));
  }
}
