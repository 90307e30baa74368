package warlab.lab.plan;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Pairing;
import warlab.lab.config.SprtSpec;
import warlab.lab.record.GameRecord;

/**
 * Decides whether a pairing needs more pairs. Fed its pairs in schedule order, those of a resumed
 * run again, so that it stops after the same pair whatever the threads and interruptions.
 */
@FunctionalInterface
public interface StopRule {
  StopRule NEVER = pair -> null;

  /** A fresh rule for each pairing of an experiment. */
  static Function<Pairing, StopRule> of(ExperimentConfig config, Plan plan) {
    return pairing -> new EvidenceStop(test(config.stop(), pairing, plan), plan, pairing);
  }

  private static StopRule test(@Nullable SprtSpec spec, Pairing pairing, Plan plan) {
    return spec == null ? NEVER : new SprtStop(spec, pairing, plan.legs());
  }

  /** Takes the next pair; returns the verdict in words when no more are needed, else null. */
  @Nullable String verdictAfter(List<GameRecord> pair);
}
