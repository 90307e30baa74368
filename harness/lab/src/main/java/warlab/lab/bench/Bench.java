package warlab.lab.bench;

import java.util.List;
import java.util.function.Consumer;
import warlab.games.Game;
import warlab.lab.config.Catalog;

/** All measurements, one after the other, each handed over as soon as it is made. */
public final class Bench {
  private Bench() {}

  /**
   * Measures everything, in a few minutes. Games of AI Wargame come first, while the JVM has seen
   * no other game, as it is in a run.
   */
  public static void run(Catalog catalog, Consumer<Measurement> listener) {
    HarnessBench harness = new HarnessBench(TimedRun.of(catalog));
    harness.measureWargame().forEach(listener);
    listener.accept(ProgramBench.measure(catalog));
    searches(catalog, listener);
    for (Game game : catalog.games()) {
      RulesBench.of(game).forEach(listener);
    }
    TankWarsBench.measure(catalog).forEach(listener);
    harness.measureOthers().forEach(listener);
    listener.accept(MachineBench.measure());
  }

  private static void searches(Catalog catalog, Consumer<Measurement> listener) {
    boolean isFirst = true;
    for (SearchTask task : SearchBench.tasks(catalog)) {
      List<Measurement> found = SearchBench.measure(task, catalog);
      found.forEach(listener);
      if (isFirst) {
        listener.accept(CounterBench.share(found.get(found.size() - 1).value()));
      }
      isFirst = false;
    }
  }
}
