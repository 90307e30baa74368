package warlab.lab.cli.experiment;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import java.util.function.Supplier;
import warlab.lab.UsageException;
import warlab.lab.cli.shared.CatalogOption;
import warlab.lab.plan.DurationEstimate;
import warlab.lab.record.ResultsFolder;
import warlab.lab.run.MatchPlace;
import warlab.lab.run.RunListener;
import warlab.lab.run.RunResult;
import warlab.lab.run.RunSpec;
import warlab.lab.shards.Merge;
import warlab.lab.shards.ShardEngine;
import warlab.lab.shards.ShardPlanner;
import warlab.lab.shards.ShardProgress;
import warlab.lab.shards.ShardedRun;

/**
 * A run that others play: plans its shards unless that is done, has them played, and merges.
 *
 * @param news hears how far it is
 */
record ClusterRun(CatalogOption names, String master, Consumer<String> news, RunListener listener)
    implements MatchPlace {
  /** As long as losing one with its machine is no matter. */
  private static final double MINUTES = 2;

  /** So that a small run is shared out, too. */
  private static final int FEWEST = 64;

  /** What was started here goes on here. */
  @Override
  public RunResult play(RunSpec spec, Path folder, Supplier<RunResult> here) {
    if (!ShardedRun.isIn(folder) && Files.exists(folder.resolve(ResultsFolder.GAMES))) {
      news.accept(folder + " was started on this machine and goes on here");
      return here.get();
    }
    return play(spec, folder.toAbsolutePath());
  }

  private RunResult play(RunSpec spec, Path folder) {
    ShardEngine engine =
        ServiceLoader.load(ShardEngine.class)
            .findFirst()
            .orElseThrow(
                () ->
                    new UsageException(
                        "--on needs the module harness/cluster: start the program with ./warlab,"
                            + " which builds it"));
    if (isToBePlanned(spec, folder)) {
      plan(spec, folder);
    }
    ShardedRun run = ShardedRun.open(folder, names.catalog());
    refuseOther(run, spec);
    // Executors run what lies there, and whoever made the folder may have put anything.
    planner(spec, folder)
        .renewProgram(ShardsPlanCommand.program(), names.pluginJars(spec.config()));
    run.publishStop(); // a player may have died before it could
    boolean isDone = run.missing().isEmpty();
    ShardProgress progress = new ShardProgress(run, listener);
    engine.play(run, master, news, progress::look);
    Merge.Result merged = new Merge(run).merge(false);
    RunResult result =
        RunResult.finished(merged.games(), isDone ? 0 : merged.games(), merged.faults());
    if (!isDone) {
      listener.finished(result);
    }
    return result;
  }

  /** Once, and again for more pairs. */
  private boolean isToBePlanned(RunSpec spec, Path folder) {
    return !ShardedRun.isIn(folder)
        || ShardedRun.open(folder, names.catalog()).shards().pairs() < spec.plan().pairCount();
  }

  private static ShardPlanner planner(RunSpec spec, Path folder) {
    return new ShardPlanner(spec, new ResultsFolder(folder));
  }

  private void plan(RunSpec spec, Path folder) {
    news.accept("playing a few games to see how long they take");
    DurationEstimate estimate = ShardsPlanCommand.estimate(spec, unused -> {});
    long count = Math.max(FEWEST, ShardsPlanCommand.count(spec, estimate, MINUTES));
    var shards =
        planner(spec, folder)
            .plan(count, ShardsPlanCommand.program(), names.pluginJars(spec.config()));
    news.accept("planned %d shards in %s".formatted(shards.count(), folder));
  }

  private static void refuseOther(ShardedRun run, RunSpec spec) {
    if (!run.config().configHash().equals(spec.config().configHash())
        || run.shards().pairs() != spec.plan().pairCount()) {
      throw new UsageException(
          run.path() + " was planned for another config or number of pairs; choose another --out");
    }
    run.refuseOther(spec);
  }
}
