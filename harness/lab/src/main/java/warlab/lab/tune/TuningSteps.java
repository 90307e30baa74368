package warlab.lab.tune;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import warlab.lab.plan.StopRule;
import warlab.lab.record.GameRecord;

/**
 * Takes the pairs of a run in schedule order, played or read back, and moves its weights after each
 * step. Looks now and then from half way on whether that still changes anything, and if not ends
 * the run.
 */
final class TuningSteps implements StopRule {
  /** Looks at 5, 6, 7, 8 and 9 tenths of the steps. */
  private static final int FIRST_LOOK = 5;

  private static final int TENTHS = 10;

  private final Spsa run;
  private int pairs;
  private int difference;

  TuningSteps(Spsa run) {
    this.run = run;
  }

  @Override
  public @Nullable String verdictAfter(List<GameRecord> pair) {
    difference += GameRecord.halfPointsOfA(pair) - pair.size();
    if (++pairs < TuneSpec.STEP_PAIRS) {
      return null;
    }
    run.move(difference);
    pairs = 0;
    difference = 0;
    if (!isLook() || !run.isSettled()) {
      return null;
    }
    run.end();
    return words();
  }

  private boolean isLook() {
    return IntStream.range(FIRST_LOOK, TENTHS)
        .anyMatch(tenth -> run.steps() == (int) ((long) run.maxSteps() * tenth / TENTHS));
  }

  private String words() {
    int games = 2 * TuneSpec.STEP_PAIRS * run.steps();
    return String.format(Locale.ROOT, "the weights have settled after %,d games", games);
  }
}
