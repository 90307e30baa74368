package warlab.lab.run;

import java.util.List;
import warlab.lab.plan.GameTask;
import warlab.lab.plan.Plan;
import warlab.lab.record.GameRecord;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.JournalMark;
import warlab.lab.record.journal.JournalReader;

/** Brings a committed to where an earlier run stopped, by reading its journal back. */
final class Recovery {
  private final ResultsFolder folder;
  private final Plan plan;
  private final CommittedPairs committed;

  Recovery(ResultsFolder folder, Plan plan, CommittedPairs committed) {
    this.folder = folder;
    this.plan = plan;
    this.committed = committed;
  }

  /** Returns up to where the journal is whole; what stands behind is to be dropped. */
  JournalMark readBack() {
    try (JournalReader reader = JournalReader.forResume(folder.path())) {
      List<GameRecord> pair = reader.nextPair(plan.legs(), this::keepsMoves);
      while (pair != null) {
        refuseStrangers(pair, reader.lineNumber());
        committed.commit(pair, true);
        pair = reader.nextPair(plan.legs(), this::keepsMoves);
      }
      return reader.mark();
    }
  }

  /** Whether this plan would have recorded a game's moves; then they must be there. */
  private boolean keepsMoves(long game) {
    return game < plan.gameCount() && plan.game(game).recordsMoves();
  }

  private void refuseStrangers(List<GameRecord> pair, long lineNumber) {
    if (committed.isComplete()) {
      throw new RunException(
          "%s has more than the %d games that are planned; raise pairs or choose another --out"
              .formatted(folder.path(), committed.games()));
    }
    // Openings and players are compared by name; what they are stands in the identity.
    List<GameTask> tasks = plan.pair(committed.next());
    for (int leg = 0; leg < pair.size(); leg++) {
      GameRecord found = pair.get(leg);
      GameTask task = tasks.get(leg);
      if (!found.id().equals(task.id())
          || found.opening() != task.opening().number()
          || !found.first().equals(task.first().name())
          || !found.second().equals(task.second().name())) {
        throw new RunException(
            "%s line %d: %s %s against %s is not what the plan has there, %s %s against %s"
                .formatted(
                    folder.path().resolve("games.csv"),
                    lineNumber - pair.size() + 1 + leg,
                    found.id(),
                    found.first(),
                    found.second(),
                    task.id(),
                    task.first().name(),
                    task.second().name()));
      }
    }
  }
}
