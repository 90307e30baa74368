package warlab.lab.tune;

import java.util.function.Consumer;
import warlab.lab.run.CommittedPair;
import warlab.lab.run.RunListener;

/** Tells other listeners now and then how the weights stand. */
final class TuningListener implements RunListener {
  /** Steps from one telling to the next: adding up the gain takes longer the more there are. */
  private static final int EVERY = 20;

  private final Tuning tuning;
  private final Consumer<String> told;
  private int last = -EVERY;

  TuningListener(Tuning tuning, Consumer<String> told) {
    this.tuning = tuning;
    this.told = told;
  }

  @Override
  public void committed(CommittedPair pair) {
    if (tuning.steps() >= last + EVERY && !pair.readBack()) {
      last = tuning.steps();
      told.accept(tuning.inWords());
    }
  }
}
