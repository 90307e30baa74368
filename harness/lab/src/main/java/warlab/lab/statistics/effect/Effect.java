package warlab.lab.statistics.effect;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.PlayerLabels;
import warlab.lab.statistics.basic.Distributions;
import warlab.lab.statistics.basic.Interval;
import warlab.lab.statistics.elo.FixedLengthPlan;

/**
 * What a change of one key is worth in Elo: the unweighted mean over all values of the other keys.
 *
 * @param key what was swept; {@link Grid#FAMILY} for the players that have the sweeps
 * @param within the value of another key that it is told for alone; empty for the mean
 * @param from the value before the change; of a trend the first
 * @param to the value after it; of a trend the last
 * @param unit of a trend: {@code ply}, {@code doubling of nodes}; else empty
 * @param error the standard error
 * @param holm p adjusted for all effects that are told beside it
 * @param nodesFactor by how much it multiplies the nodes of a move; {@code null} if that is unknown
 */
public record Effect(
    Kind kind,
    String key,
    Map<String, String> within,
    String from,
    String to,
    String unit,
    double elo,
    double error,
    double holm,
    @Nullable Double nodesFactor) {

  /** What is told of a key. */
  public enum Kind {
    /** From a number to the next, or from the first word to another one. */
    STEP,
    /** The mean gain by a unit, over all values of a numeric key. */
    TREND,
    /** By how much a trend is steeper at the last step than at the first; it flattens below 0. */
    BEND
  }

  /** The 95 % interval. */
  public Interval elos() {
    return Distributions.around(elo, error);
  }

  /** Two-sided, of no effect. */
  public double pValue() {
    return error == 0 ? 1 : Distributions.twoSided(elo / error);
  }

  /** Whether there is an effect, by Holm: the chance of any false alarm stays 5 %. */
  public boolean isProven() {
    return holm < 1 - Distributions.CONFIDENCE;
  }

  /** How large it must be to be proven among so many in nearly every experiment. */
  public double detectable(int effects) {
    double level = (1 - Distributions.CONFIDENCE) / effects;
    double deviations = Distributions.normalQuantile(1 - level / 2);
    return error * (deviations + Distributions.normalQuantile(FixedLengthPlan.POWER));
  }

  /** {@code depth 2 over 1}, {@code one ply}, {@code one ply with heuristic e2}. */
  public String words() {
    StringBuilder words = new StringBuilder();
    words.append(
        kind == Kind.STEP
            ? PlayerLabels.shortKey(key) + " " + to + " over " + from
            : "one " + unit + (kind == Kind.BEND ? ", last step less first" : ""));
    within.forEach(
        (other, value) ->
            words.append(" with ").append(PlayerLabels.shortKey(other)).append(' ').append(value));
    return words.toString();
  }

  Effect adjusted(double adjusted) {
    return new Effect(kind, key, within, from, to, unit, elo, error, adjusted, nodesFactor);
  }
}
