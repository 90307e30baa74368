package warlab.lab.run;

import java.util.List;
import warlab.lab.plan.Plan;
import warlab.lab.record.FaultLog;
import warlab.lab.record.GameRecord;
import warlab.lab.record.PlayedGame;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.Journal;
import warlab.lab.record.journal.OpeningLog;
import warlab.lab.run.match.MatchContext;
import warlab.lab.run.range.PairSink;

/**
 * Makes played pairs part of the results: openings, journal, fault log, and last the count of what
 * is committed, so that nobody hears of a pair that is not in the journal.
 */
final class Committer implements PairSink, AutoCloseable {
  static final String OUT_OF_MEMORY = "out of memory, not caused by a player; raise -Xmx";

  private final Plan plan;
  private final CommittedPairs committed;
  private final List<RunListener> listeners;
  private final OpeningLog openings;
  private final Journal journal;
  private final FaultLog faultLog;
  private final MatchContext context;
  private final RunTimeouts timeouts;
  private long forcedAt = System.nanoTime();
  private long games;

  /** Goes on behind the pairs that are committed already, up to a mark of the journal. */
  Committer(
      RunSpec spec,
      ResultsFolder folder,
      CommittedPairs committed,
      Journal.Mark mark,
      MatchContext context,
      List<RunListener> listeners,
      RunTimeouts timeouts) {
    plan = spec.plan();
    this.committed = committed;
    this.listeners = listeners;
    this.context = context;
    this.timeouts = timeouts;
    faultLog = new FaultLog(folder.path(), this::warn);
    openings = new OpeningLog(folder.path());
    journal = new Journal(folder.path(), mark);
    // A user's own list is part of the experiment, so it is kept whole. Rows of pairs that were
    // read back are there, unless somebody took the file away.
    plan.listOpenings(openings, Math.max(spec.listedOpenings(), committed.openings()));
  }

  @Override
  public long wantedFrom(long pair) {
    return committed.schedule().wantedFrom(pair);
  }

  @Override
  public void accept(List<PlayedGame> pair) {
    List<GameRecord> records = pair.stream().map(PlayedGame::record).toList();
    plan.listOpenings(openings, records.get(0).opening() + 1);
    journal.append(pair);
    try {
      for (PlayedGame game : pair) {
        if (game.record().fault() != null) {
          faultLog.add(game);
          listeners.forEach(each -> each.faulted(game));
        }
      }
      committed.commit(records, false);
      games += records.size();
    } catch (OutOfMemoryError full) {
      throw new ResultsException(OUT_OF_MEMORY, full);
    }
  }

  @Override
  public void flush() {
    openings.flush();
    journal.flush();
    long now = System.nanoTime();
    if (now - forcedAt >= timeouts.forceNanos()) {
      openings.force();
      journal.force();
      forcedAt = now;
    }
    context.reportRemarks(this::warn, faultLog);
  }

  private void warn(String message) {
    listeners.forEach(each -> each.warned(message));
  }

  /** Games committed by this run. */
  long games() {
    return games;
  }

  @Override
  public void close() {
    try (openings;
        journal) {
      // Closing is all.
    }
  }
}
