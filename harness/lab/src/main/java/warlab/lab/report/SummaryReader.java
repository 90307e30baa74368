package warlab.lab.report;

import warlab.lab.config.ExperimentConfig;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.Plan;
import warlab.lab.plan.PlayedPairs;
import warlab.lab.plan.Schedule;
import warlab.lab.plan.StopRule;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.JournalTail;
import warlab.lab.record.journal.OpeningList;
import warlab.lab.statistics.summary.Summary;
import warlab.lab.statistics.tally.SummaryBuilder;

/** Adds up the games of a results folder, and trusts them no more than a run that goes on does. */
public final class SummaryReader {

  private SummaryReader() {}

  /** The summary of all whole pairs, and what stands behind them and counts for nothing. */
  public record Reading(Summary summary, JournalTail leftOut) {}

  /**
   * Reads all whole pairs in a folder; the files of moves and times may be missing.
   *
   * @throws ResultsException when a file is damaged or has other games than the plan
   */
  public static Reading of(ExperimentConfig config, ResultsFolder folder) {
    SummaryBuilder builder = new SummaryBuilder(config);
    int listed =
        config.match().repeat() ? new OpeningList(folder.path(), number -> false).size() : 0;
    Plan plan = ExperimentPlan.played(config, listed);
    Schedule schedule = new Schedule(plan, StopRule.of(config, plan));
    JournalTail tail =
        PlayedPairs.read(
            folder.path(),
            schedule,
            false,
            pair -> {
              builder.add(pair);
              schedule.pass(PlayedPairs.games(pair));
            });
    return new Reading(builder.build(), tail);
  }
}
