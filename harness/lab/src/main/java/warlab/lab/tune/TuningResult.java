package warlab.lab.tune;

import org.jspecify.annotations.Nullable;
import warlab.lab.run.RunResult;

/**
 * How a tuning ended.
 *
 * @param played games of this call, of the tuning and what belongs to it
 * @param faults among the games of the tuning
 * @param verdict {@code null} when it was interrupted or is to stay unproven
 */
public record TuningResult(
    RunResult.Status status, long played, long faults, @Nullable String verdict, boolean isPassed) {
  static final String UNPROVEN =
      "The tuned weights are not proven: the experiment asks for no proof.";

  /** The verdict of one that was not interrupted, or that it has none. */
  public String inWords() {
    return verdict == null ? UNPROVEN : verdict;
  }

  /** Whether there was a proof, which did not pass. */
  public boolean isRefuted() {
    return verdict != null && !isPassed;
  }
}
