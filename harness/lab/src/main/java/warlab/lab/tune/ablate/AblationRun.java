package warlab.lab.tune.ablate;

import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.kind.Phases;
import warlab.lab.kind.ReportMaker;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.Plan;
import warlab.lab.record.journal.OpeningList;
import warlab.lab.run.RunListener;
import warlab.lab.run.RunSpec;
import warlab.lab.run.match.MatchContext;
import warlab.lab.run.match.Watchdog;
import warlab.lab.run.range.RangePlayer;

/**
 * Plays an ablation: the player against itself, in the folder of the results, then its {@link
 * Parts} in folders inside.
 */
record AblationRun(ExperimentConfig config, Phases phases) {

  void play() {
    Path folder = phases.folder();
    AblateSpec ablate = AblationExperiment.of(config).ablate();
    if (!phases.playLocally(RunSpec.of(config, phases.catalog())) || !playParts()) {
      return;
    }
    // Last, since it begins anew when it is interrupted.
    if (ablate.has(AblateSpec.Method.FLIPS)
        && Flips.read(ablate, folder) == null
        && !countFlips()) {
      phases.interrupt();
      return;
    }
    ReportMaker maker = new ReportMaker(phases.catalog(), unused -> {}, false);
    maker.writeTables(maker.read(folder));
  }

  private boolean playParts() {
    Parts parts = new Parts(config);
    return parts.all(parts.meanNodes(phases.folder())).stream()
        .allMatch(
            part ->
                phases.match(part.config(), phases.folder().resolve(part.folder()), named(part)));
  }

  /** Says what is being played, where scores would tell little. */
  private RunListener named(Parts.Part part) {
    return new RunListener() {
      @Override
      public void started(Plan plan) {
        phases.report(part.folder());
      }
    };
  }

  /** Plays the player's games once more and looks at every decision; false when stopped. */
  private boolean countFlips() {
    Flips flips = new Flips(config, phases.catalog());
    Plan plan = ExperimentPlan.of(config, new OpeningList(phases.folder(), number -> true));
    RangePlayer player =
        new RangePlayer(plan, new MatchContext(flips), config.threads(), Watchdog.GRACE_NANOS);
    AtomicLong pairs = new AtomicLong();
    phases.play(player, plan.pairCount(), pair -> reportProgress(pairs.incrementAndGet()));
    if (pairs.get() < plan.pairCount()) {
      return false;
    }
    Flips.write(flips.rates(), phases.folder());
    return true;
  }

  private void reportProgress(long pairs) {
    phases.report(
        String.format(
            Locale.ROOT,
            "looking at the decisions of %,d of %,d games",
            pairs,
            config.match().pairs()));
  }
}
