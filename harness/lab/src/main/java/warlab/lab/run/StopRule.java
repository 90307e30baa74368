package warlab.lab.run;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.lab.record.GameRecord;

/**
 * Decides whether a pairing needs more pairs. Fed its pairs in schedule order, those of a resumed
 * run again, so that it stops after the same pair whatever the threads and interruptions.
 */
@FunctionalInterface
public interface StopRule {
  StopRule NEVER = pair -> null;

  /** Takes the next pair; returns the verdict in words when no more are needed, else null. */
  @Nullable String verdictAfter(List<GameRecord> pair);
}
