package warlab.lab.plan;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import warlab.games.Ending;
import warlab.lab.record.GameRecord;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.JournalEntry;
import warlab.lab.record.journal.JournalTail;
import warlab.lab.record.journal.PairReader;
import warlab.lab.record.journal.PartFiles;

/**
 * The pairs of a results folder, each compared with what the plan has in its place: one that is
 * doubled, missing, swapped or foreign is refused. Moves that the plan does not keep are left out:
 * a run that was extended has some, and whoever counts is to see what an undisturbed one has.
 * Shards hold all pairs of their range; those that a stop made unwanted are passed over. Whoever
 * takes a pair lets the {@link Schedule} pass it.
 */
public final class PlayedPairs {
  private final Path folder;
  private final PairReader journal;
  private final Schedule schedule;
  private final boolean isSharded;
  private long nextInParts;

  private PlayedPairs(Path folder, PairReader journal, Schedule schedule) {
    this.folder = folder;
    this.journal = journal;
    this.schedule = schedule;
    isSharded = PartFiles.isSharded(folder);
  }

  /**
   * Hands on all whole pairs in leg order, and returns what stands behind them.
   *
   * @param goesOn whether a run goes on behind them, so that no file may be missing
   * @throws ResultsException when one is damaged or not the one that is planned
   */
  public static JournalTail read(
      Path folder, Schedule schedule, boolean goesOn, Consumer<List<JournalEntry>> taker) {
    try (PairReader journal = new PairReader(folder)) {
      if (goesOn) {
        journal.requireCompanions();
      }
      PlayedPairs pairs = new PlayedPairs(folder, journal, schedule);
      for (List<JournalEntry> pair = pairs.next(); pair != null; pair = pairs.next()) {
        taker.accept(pair);
      }
      return journal.tail();
    }
  }

  /** The games of a pair without their times and moves. */
  public static List<GameRecord> games(List<JournalEntry> pair) {
    return pair.stream().map(JournalEntry::game).toList();
  }

  private @Nullable List<JournalEntry> next() {
    Plan plan = schedule.plan();
    if (schedule.isComplete()) {
      if (!isSharded) {
        refuseMore(plan.legs());
      }
      return null;
    }
    long wanted = schedule.next();
    // Who played a shard did not know which pairings would have stopped before it.
    while (isSharded && nextInParts < wanted) {
      if (read(plan.pair(nextInParts++)) == null) {
        return null;
      }
    }
    nextInParts = wanted + 1;
    return read(plan.pair(wanted));
  }

  private @Nullable List<JournalEntry> read(List<GameTask> tasks) {
    List<JournalEntry> pair = journal.next(tasks.size(), leg -> tasks.get(leg).recordsMoves());
    return pair == null ? null : planned(pair, tasks);
  }

  private List<JournalEntry> planned(List<JournalEntry> pair, List<GameTask> tasks) {
    long line = journal.lineNumber() - pair.size() + 1;
    List<JournalEntry> planned = new ArrayList<>(pair.size());
    for (int leg = 0; leg < pair.size(); leg++) {
      JournalEntry entry = pair.get(leg);
      refuseStranger(line + leg, entry.game(), tasks.get(leg));
      planned.add(
          tasks.get(leg).recordsMoves()
              ? entry
              : new JournalEntry(entry.game(), entry.timing(), List.of()));
    }
    return planned;
  }

  private void refuseMore(int legs) {
    long planned = journal.lineNumber() - 1;
    if (journal.next(legs, leg -> false) != null) {
      throw new ResultsException(
          "%s has more than the %d games that are planned; raise pairs or choose another --out"
              .formatted(folder, planned));
    }
  }

  private void refuseStranger(long line, GameRecord found, GameTask task) {
    // Openings and players are compared by name; what they are stands in the identity.
    if (!found.id().equals(task.id())
        || found.opening() != task.opening().number()
        || !found.first().equals(task.first().name())
        || !found.second().equals(task.second().name())) {
      throw new ResultsException(
          "%s line %d: %s %s against %s is not what the plan has there, %s %s against %s"
              .formatted(
                  folder.resolve(ResultsFolder.GAMES),
                  line,
                  found.id(),
                  found.first(),
                  found.second(),
                  task.id(),
                  task.first().name(),
                  task.second().name()));
    }
    Set<Ending> endings = task.game().endings();
    if (found.fault() == null && !endings.isEmpty() && !endings.contains(found.ending())) {
      throw new ResultsException(
          "%s line %d: no game of %s ends by '%s'"
              .formatted(
                  folder.resolve(ResultsFolder.GAMES),
                  line,
                  task.game().id(),
                  found.ending().id()));
    }
  }
}
