package warlab.lab.cli.experiment;

import java.nio.file.Path;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import warlab.lab.cli.shared.CatalogOption;
import warlab.lab.cli.shared.UsageException;
import warlab.lab.plan.DurationEstimate;
import warlab.lab.run.RunResult;
import warlab.lab.run.RunSpec;
import warlab.lab.shards.Merge;
import warlab.lab.shards.ShardEngine;
import warlab.lab.shards.ShardPlanner;
import warlab.lab.shards.ShardedRun;

/** A run that others play: plans its shards unless that is done, has them played, and merges. */
final class ClusterRun {
  /** As long as losing one with its machine is no matter. */
  private static final double MINUTES = 2;

  /** So that a small run is shared out, too. */
  private static final int FEWEST = 64;

  private final RunSpec spec;
  private final CatalogOption names;
  private final Path folder;

  ClusterRun(RunSpec spec, CatalogOption names, Path folder) {
    this.spec = spec;
    this.names = names;
    this.folder = folder;
  }

  RunResult on(String master, Consumer<String> news) {
    ShardEngine engine =
        ServiceLoader.load(ShardEngine.class)
            .findFirst()
            .orElseThrow(
                () ->
                    new UsageException(
                        "--on needs the module harness/cluster: start the program with ./warlab,"
                            + " which builds it"));
    if (!ShardedRun.isIn(folder)) {
      plan(news);
    }
    ShardedRun run = ShardedRun.open(folder, ClusterRun.class.getClassLoader());
    refuseOther(run);
    run.tellStop(); // a player may have died before it could
    long before = run.missing().size();
    engine.play(run, master, news);
    Merge.Result merged = new Merge(run).merge(false);
    return new RunResult(
        before == 0 ? RunResult.Status.ALREADY_FINISHED : RunResult.Status.FINISHED,
        merged.games(),
        merged.games(),
        merged.faults(),
        0);
  }

  private void plan(Consumer<String> news) {
    DurationEstimate estimate = ShardsPlanCommand.estimate(spec);
    long count = Math.max(FEWEST, ShardsPlanCommand.count(spec, estimate, MINUTES));
    var shards =
        new ShardPlanner(spec, folder)
            .plan(count, ShardsPlanCommand.program(), names.pluginJars(spec.config()));
    news.accept("planned %d shards in %s".formatted(shards.count(), folder));
  }

  private void refuseOther(ShardedRun run) {
    if (!run.config().configHash().equals(spec.config().configHash())
        || run.shards().pairs() != spec.plan().pairCount()) {
      throw new UsageException(
          folder + " was planned for another config or number of pairs; choose another --out");
    }
  }
}
