package warlab.lab.kind;

import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.GameProbe;
import warlab.lab.plan.PlanDescription;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.report.Findings;

/** Players that meet, which is what most experiments are, and what others consist of. */
final class MatchKind implements ExperimentKind {
  @Override
  public String describe(ExperimentConfig config, Catalog catalog, GameProbe probe) {
    return PlanDescription.of(config, ExperimentPlan.make(config), catalog, probe);
  }

  @Override
  public void play(ExperimentConfig config, Phases phases) {
    phases.match(config, phases.folder());
  }

  @Override
  public Findings findings(RecordedExperiment played, ReportMaker maker) {
    return maker.match(played);
  }
}
