package warlab.lab.run;

import java.util.List;
import warlab.lab.config.Pairing;
import warlab.lab.plan.Plan;
import warlab.lab.record.PlayedGame;

/** Passes every event on to several listeners. */
record Listeners(List<RunListener> all) implements RunListener {

  @Override
  public void started(Plan plan) {
    all.forEach(each -> each.started(plan));
  }

  @Override
  public void warned(String message) {
    all.forEach(each -> each.warned(message));
  }

  @Override
  public void committed(CommittedPair pair) {
    all.forEach(each -> each.committed(pair));
  }

  @Override
  public void stands(String words) {
    all.forEach(each -> each.stands(words));
  }

  @Override
  public void stopped(Pairing pairing, String verdict) {
    all.forEach(each -> each.stopped(pairing, verdict));
  }

  @Override
  public void faulted(PlayedGame game) {
    all.forEach(each -> each.faulted(game));
  }

  @Override
  public void finished(RunResult result) {
    all.forEach(each -> each.finished(result));
  }
}
