package warlab.lab.bench;

import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import warlab.games.Game;
import warlab.lab.config.Catalog;

/** All measurements, one after the other, each handed over as soon as it is made. */
public final class Bench {
  public static final String HARNESS = "harness";
  public static final String SEARCH = "search";
  public static final String RULES = "rules";
  public static final String MACHINE = "machine";

  /** All that can be measured, in the order of the table. */
  public static final List<String> AREAS = List.of(HARNESS, SEARCH, RULES, MACHINE);

  private Bench() {}

  /**
   * Measures these areas, all of them in about a minute. Games of AI Wargame come first, while the
   * JVM has seen no other game, as it is in a run.
   */
  public static void run(
      Catalog catalog, Collection<String> areas, Consumer<Measurement> listener) {
    HarnessBench harness = new HarnessBench(TimedRun.of(catalog));
    if (areas.contains(HARNESS)) {
      harness.measureWargame(listener);
      listener.accept(ProgramBench.measure(catalog));
    }
    if (areas.contains(SEARCH)) {
      searches(catalog, listener);
    }
    if (areas.contains(RULES)) {
      for (Game game : catalog.games()) {
        RulesBench.of(game).forEach(listener);
      }
      TankWarsBench.updates().forEach(listener);
    }
    if (areas.contains(HARNESS)) {
      harness.measureOthers(listener);
      listener.accept(TankWarsBench.games(catalog));
    }
    if (areas.contains(MACHINE)) {
      listener.accept(MachineBench.measure());
    }
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
