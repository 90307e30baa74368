package warlab.lab.bench;

import java.util.List;
import java.util.Objects;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.Machine;
import warlab.lab.config.read.ConfigReader;
import warlab.lab.config.read.Overrides;
import warlab.lab.plan.Plan;
import warlab.lab.record.GameTiming;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.JournalReader;
import warlab.lab.run.ExperimentRun;
import warlab.lab.run.MatchPlace;
import warlab.lab.run.RunListener;
import warlab.lab.run.RunSpec;
import warlab.lab.tune.TuningRun;

/** Runs a small experiment in a folder that is gone afterwards, and times it. */
final class TimedRun implements RunListener {

  /**
   * @param seconds of the run, from its first moment to its last
   * @param cpuSeconds of the whole process meanwhile
   * @param playingSeconds of all games, one after the other
   * @param thinkingSeconds of all players inside those
   */
  record Timing(
      long games,
      double seconds,
      double cpuSeconds,
      double playingSeconds,
      double thinkingSeconds) {

    double perSecond() {
      return games / seconds;
    }

    double perCpuSecond() {
      return games / cpuSeconds;
    }
  }

  /** Runs the experiment of a config's text on so many threads. */
  @FunctionalInterface
  interface Runner {
    Timing run(String config, int threads);
  }

  private long begun;
  private long cpuBegun;

  /** Planning and openings are done when a run starts; they do not count. */
  @Override
  public void started(Plan plan) {
    begun = System.nanoTime();
    cpuBegun = CpuTime.ofProcess();
  }

  static Runner of(Catalog catalog) {
    return (config, threads) -> new TimedRun().run(catalog, config, threads);
  }

  private Timing run(Catalog catalog, String text, int threads) {
    try (ScratchFolder folder = new ScratchFolder()) {
      ExperimentConfig config =
          new ConfigReader(catalog, Machine.here())
              .read(folder.path().resolve("bench.yaml"), text, Overrides.none().threads(threads));
      ResultsFolder results = new ResultsFolder(folder.path());
      long games =
          config.tune() == null
              ? new ExperimentRun(RunSpec.of(config, catalog), results, threads, List.of(this))
                  .run()
                  .games()
              : new TuningRun(
                      config, catalog, folder.path(), List.of(this), false, false, MatchPlace.HERE)
                  .run()
                  .played();
      double seconds = (System.nanoTime() - begun) / 1e9;
      double cpuSeconds = (CpuTime.ofProcess() - cpuBegun) / 1e9;
      return timing(results, games, seconds, cpuSeconds);
    }
  }

  private static Timing timing(
      ResultsFolder results, long games, double seconds, double cpuSeconds) {
    long playing = 0;
    long thinking = 0;
    try (JournalReader journal = new JournalReader(results.path())) {
      while (journal.next() != null) {
        GameTiming game = Objects.requireNonNull(journal.readTiming());
        playing += game.totalNanos();
        thinking += game.thinkingNanos();
      }
    }
    return new Timing(games, seconds, cpuSeconds, playing / 1e9, thinking / 1e9);
  }
}
