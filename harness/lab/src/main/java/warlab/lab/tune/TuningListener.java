package warlab.lab.tune;

import java.util.List;
import warlab.lab.run.CommittedPair;
import warlab.lab.run.RunListener;

/** Tells other listeners now and then how the weights stand. */
final class TuningListener implements RunListener {
  /** Steps from one telling to the next: adding up the gain takes longer the more there are. */
  private static final int EVERY = 20;

  private final Tuning tuning;
  private final List<RunListener> listeners;
  private int told = -EVERY;

  TuningListener(Tuning tuning, List<RunListener> listeners) {
    this.tuning = tuning;
    this.listeners = listeners;
  }

  @Override
  public void committed(CommittedPair pair) {
    if (tuning.steps() >= told + EVERY && !pair.readBack()) {
      told = tuning.steps();
      String words = tuning.inWords();
      listeners.forEach(each -> each.stands(words));
    }
  }
}
