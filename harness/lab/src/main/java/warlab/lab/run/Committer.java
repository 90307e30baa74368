package warlab.lab.run;

import java.util.ArrayList;
import java.util.List;
import warlab.lab.record.FaultLog;
import warlab.lab.record.GameRecord;
import warlab.lab.record.PlayedGame;
import warlab.lab.record.journal.Journal;

/** Makes finished pairs part of the results: journal, fault log, ledger, in that order. */
final class Committer {
  private final Journal journal;
  private final FaultLog faultLog;
  private final Ledger ledger;
  private final RunListener listener;
  private long games;

  Committer(Journal journal, FaultLog faultLog, Ledger ledger, RunListener listener) {
    this.journal = journal;
    this.faultLog = faultLog;
    this.ledger = ledger;
    this.listener = listener;
  }

  /**
   * Takes the games of the ledger's next pair.
   *
   * @throws OutOfMemoryError when nothing has happened yet and it can be tried again
   */
  void commit(List<PlayedGame> pair) {
    List<GameRecord> records = new ArrayList<>(pair.size());
    for (PlayedGame game : pair) {
      records.add(game.record());
    }
    journal.append(pair);
    try {
      book(pair, records);
    } catch (OutOfMemoryError full) {
      throw new RunException(RunException.OUT_OF_MEMORY, full);
    }
  }

  private void book(List<PlayedGame> pair, List<GameRecord> records) {
    for (PlayedGame game : pair) {
      if (game.record().fault() != null) {
        faultLog.add(game);
        listener.faulted(game);
      }
    }
    ledger.commit(records, false);
    games += records.size();
  }

  void flush() {
    journal.flush();
  }

  /** Games committed by this run. */
  long games() {
    return games;
  }
}
