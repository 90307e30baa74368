package warlab.lab.export;

import java.util.List;
import java.util.function.BiConsumer;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.GameTask;
import warlab.lab.plan.Plan;
import warlab.lab.plan.PlayedPairs;
import warlab.lab.plan.Schedule;
import warlab.lab.plan.StopRule;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.JournalEntry;
import warlab.lab.record.journal.OpeningList;

/** The games of a results folder, each with the task that it was played from. */
final class RecordedGames {
  private RecordedGames() {}

  /** Hands out all whole pairs, in schedule order; those that do not fit the plan are refused. */
  static void forEach(
      ExperimentConfig config, ResultsFolder folder, BiConsumer<GameTask, JournalEntry> reader) {
    folder.refuseIrregularFiles();
    Plan plan = ExperimentPlan.of(config, new OpeningList(folder.path(), number -> true));
    Schedule schedule = new Schedule(plan, StopRule.of(config, plan));
    PlayedPairs.read(
        folder.path(),
        schedule,
        false,
        pair -> {
          List<GameTask> tasks = plan.pair(schedule.next());
          for (int leg = 0; leg < pair.size(); leg++) {
            reader.accept(tasks.get(leg), pair.get(leg));
          }
          schedule.pass(PlayedPairs.games(pair));
        });
  }
}
