package warlab.lab.bench;

import java.nio.file.Path;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import warlab.games.Game;
import warlab.lab.config.Catalog;
import warlab.lab.run.Experiment;

/** All measurements, one after the other, each handed over as soon as it is made. */
public final class Bench {
  private Bench() {}

  /**
   * Measures everything, in about two minutes.
   *
   * @param setup makes an experiment out of a config's text, as if it stood in the file
   */
  public static void run(
      Catalog catalog, BiFunction<Path, String, Experiment> setup, Consumer<Measurement> listener) {
    for (Game game : catalog.games()) {
      RulesBench.of(game).forEach(listener);
    }
    for (SearchTask task : SearchBench.tasks(catalog)) {
      SearchBench.measure(task, catalog).forEach(listener);
    }
    TankWarsBench.measure(catalog).forEach(listener);
    new HarnessBench(TimedRun.of(setup)).measure().forEach(listener);
  }
}
