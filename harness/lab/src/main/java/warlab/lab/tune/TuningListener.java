package warlab.lab.tune;

import warlab.lab.run.CommittedPair;
import warlab.lab.run.RunListener;

/** Tells another listener now and then how the weights stand. */
final class TuningListener implements RunListener {
  /** Steps from one telling to the next: adding up the gain takes longer the more there are. */
  private static final int EVERY = 20;

  private final Tuning tuning;
  private final RunListener listener;
  private int told = -EVERY;

  TuningListener(Tuning tuning, RunListener listener) {
    this.tuning = tuning;
    this.listener = listener;
  }

  @Override
  public void committed(CommittedPair pair) {
    if (tuning.steps() >= told + EVERY && !pair.readBack()) {
      told = tuning.steps();
      listener.stands(tuning.inWords());
    }
  }
}
