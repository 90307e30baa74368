package warlab.lab.tune.ablate;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.plan.Plan;
import warlab.lab.plan.PlanMaker;
import warlab.lab.record.journal.OpeningList;
import warlab.lab.run.MatchPlace;
import warlab.lab.run.RunListener;
import warlab.lab.run.RunResult;
import warlab.lab.run.RunSpec;
import warlab.lab.run.match.MatchContext;
import warlab.lab.run.match.Watchdog;
import warlab.lab.run.range.RangePlayer;
import warlab.lab.tune.parts.PhasedRun;

/**
 * Plays an ablation: the player against itself, in the folder of the results, then its {@link
 * Parts} in folders inside.
 */
public final class AblationRun extends PhasedRun<RunResult> {
  private final ExperimentConfig config;
  private final AblateSpec ablate;
  private final Catalog catalog;
  private final Path folder;

  /**
   * @param isSameProgram whether the user says so, whatever the classes say
   * @param place of its parts; the player's games against itself are played here
   */
  public AblationRun(
      ExperimentConfig config,
      Catalog catalog,
      Path folder,
      List<RunListener> listeners,
      boolean isSameProgram,
      MatchPlace place) {
    super(config.threads(), listeners, isSameProgram, place);
    this.config = config;
    this.catalog = catalog;
    this.folder = folder;
    ablate = AblationExperiment.of(config).ablate();
  }

  @Override
  protected RunResult work() {
    RunResult sum = play(RunSpec.of(config, catalog), folder);
    if (!isDone(sum)) {
      return sum;
    }
    Parts parts = new Parts(config);
    for (Parts.Part part : parts.all(parts.meanNodes(folder))) {
      RunResult result =
          match(RunSpec.of(part.config(), catalog), folder.resolve(part.folder()), named(part));
      sum = sum.plus(result);
      if (!isDone(sum)) {
        return sum;
      }
    }
    // Last, since it begins anew when it is interrupted.
    if (ablate.has(AblateSpec.Method.FLIPS)
        && Flips.read(ablate, folder) == null
        && !countFlips()) {
      return sum.plus(RunResult.INTERRUPTED);
    }
    Ablation.read(config, folder).write(folder);
    return sum;
  }

  /** Says what is being played, where scores would tell little. */
  private RunListener named(Parts.Part part) {
    return new RunListener() {
      @Override
      public void started(Plan plan) {
        listeners().forEach(each -> each.stands(part.folder()));
      }
    };
  }

  /** Plays the player's games once more and looks at every decision; false when stopped. */
  private boolean countFlips() {
    Flips flips = new Flips(config, catalog);
    Plan plan = PlanMaker.of(config, new OpeningList(folder, number -> true));
    RangePlayer player =
        new RangePlayer(plan, new MatchContext(flips), config.threads(), Watchdog.GRACE_NANOS);
    onStop(player::stop);
    AtomicLong pairs = new AtomicLong();
    player.play(0, plan.pairCount(), pair -> tellLooked(pairs.incrementAndGet()));
    if (pairs.get() < plan.pairCount()) {
      return false;
    }
    Flips.write(flips.rates(), folder);
    return true;
  }

  private void tellLooked(long pairs) {
    String words =
        String.format(
            Locale.ROOT,
            "looking at the decisions of %,d of %,d games",
            pairs,
            config.match().pairs());
    listeners().forEach(each -> each.stands(words));
  }
}
