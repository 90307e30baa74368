package warlab.lab.run;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import warlab.lab.config.Pairing;
import warlab.lab.plan.PlayedPairs;
import warlab.lab.plan.Schedule;
import warlab.lab.record.GameRecord;
import warlab.lab.record.journal.JournalEntry;
import warlab.lab.record.journal.JournalTail;

/** What has been committed so far, in schedule order, whether just played or read back. */
public final class CommittedPairs {
  private final Schedule schedule;
  private final List<RunListener> listeners;
  private long games;
  private int openings;
  private long faults;

  public CommittedPairs(Schedule schedule, List<RunListener> listeners) {
    this.schedule = schedule;
    this.listeners = listeners;
  }

  /** Which pair is to be committed next. */
  public Schedule schedule() {
    return schedule;
  }

  /**
   * Takes what an earlier run committed, and returns what stands behind it.
   *
   * @param goesOn whether more is to be played
   */
  public JournalTail readBack(
      Path folder, boolean goesOn, Consumer<? super List<JournalEntry>> taker) {
    return PlayedPairs.read(
        folder,
        schedule,
        goesOn,
        pair -> {
          commit(PlayedPairs.games(pair), true);
          taker.accept(pair);
        });
  }

  /** Takes the games of the next pair. */
  void commit(List<GameRecord> pair, boolean readBack) {
    Pairing pairing = schedule.pairing();
    for (GameRecord game : pair) {
      games++;
      openings = Math.max(openings, game.opening() + 1);
      faults += game.fault() == null ? 0 : 1;
    }
    // The rule sees the pair before anybody hears of it, and the pair that decides still counts.
    String verdict = schedule.pass(pair);
    RunListener.CommittedPair event = new RunListener.CommittedPair(pairing, pair, readBack);
    listeners.forEach(each -> each.committed(event));
    if (verdict != null) {
      listeners.forEach(each -> each.stopped(pairing, verdict));
    }
  }

  public long games() {
    return games;
  }

  public long faults() {
    return faults;
  }

  /** Openings that committed games started from. */
  int openings() {
    return openings;
  }
}
