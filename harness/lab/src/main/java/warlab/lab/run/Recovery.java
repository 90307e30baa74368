package warlab.lab.run;

import java.util.List;
import warlab.lab.plan.PlayedPairs;
import warlab.lab.plan.Schedule;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.JournalEntry;
import warlab.lab.record.journal.JournalTail;
import warlab.lab.record.journal.PairReader;

/** Brings a run to where an earlier one stopped, by reading its journal back. */
final class Recovery {
  private final ResultsFolder folder;
  private final Schedule schedule;
  private final CommittedPairs committed;

  Recovery(ResultsFolder folder, Schedule schedule, CommittedPairs committed) {
    this.folder = folder;
    this.schedule = schedule;
    this.committed = committed;
  }

  /** Returns what stands behind the pairs that count, and is to be dropped. */
  JournalTail readBack() {
    try (PairReader journal = new PairReader(folder.path())) {
      journal.requireCompanions();
      PlayedPairs pairs = new PlayedPairs(folder.path(), journal, schedule);
      for (List<JournalEntry> pair = pairs.next(); pair != null; pair = pairs.next()) {
        committed.commit(pair.stream().map(JournalEntry::game).toList(), true);
      }
      return journal.tail();
    }
  }
}
