package warlab.lab.shards;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Ending;
import warlab.games.Outcome;
import warlab.games.Side;
import warlab.lab.plan.GameTask;
import warlab.lab.plan.Schedule;
import warlab.lab.record.GameRecord;
import warlab.lab.record.ResultsException;
import warlab.lab.record.SideTotals;

/**
 * Finds out where a run stops early, by its receipts in the order of the shards: what stands behind
 * a shard that is missing is not looked at. So the pair that decides is the same on one thread and
 * on a thousand machines.
 */
final class EarlyStopScan {
  /** Added to the digit of a pair in which chance had a say. */
  static final int USED_CHANCE = 5;

  private final ShardedRun run;
  private final Schedule schedule;
  private final List<String> verdicts = new ArrayList<>();
  private int next;
  private @Nullable Stop stop;

  EarlyStopScan(ShardedRun run) {
    this.run = run;
    schedule = run.schedule();
  }

  /** Takes the receipts that have come since; where the run ends, unless at the end of the plan. */
  @Nullable Stop advance() {
    while (stop == null && next < run.shards().count()) {
      Receipt receipt = run.files().receipt(next);
      if (receipt == null) {
        break;
      }
      take(receipt);
      next++;
    }
    return stop;
  }

  private void take(Receipt receipt) {
    String evidence = receipt.evidence();
    long pairs = run.shards().end(next) - run.shards().first(next);
    if (evidence == null || evidence.length() != pairs) {
      throw new ResultsException(
          "the receipt of shard %d has not the evidence of %d pairs".formatted(next, pairs));
    }
    for (int i = 0; i < pairs && stop == null; i++) {
      long pair = run.shards().first(next) + i;
      if (pair == schedule.next()) {
        pass(pair, evidence.charAt(i) - '0');
      }
    }
  }

  private void pass(long pair, int digit) {
    String verdict = schedule.pass(games(pair, digit % USED_CHANCE, digit >= USED_CHANCE));
    if (verdict != null) {
      verdicts.add(verdict);
    }
    if (schedule.stoppedCount() == schedule.plan().pairings().size()) {
      stop = new Stop(next, pair, List.copyOf(verdicts));
    }
  }

  /** Games of which all is made up that no test looks at. */
  private List<GameRecord> games(long pair, int halfPoints, boolean usedChance) {
    List<GameRecord> games = new ArrayList<>();
    int rest = halfPoints;
    for (GameTask task : schedule.plan().pair(pair)) {
      int points = Math.min(2, rest);
      rest -= points;
      Side a = GameRecord.sideOfA(task.id().leg());
      Outcome outcome = points == 1 ? Outcome.DRAW : Outcome.winOf(points == 2 ? a : a.opponent());
      games.add(
          new GameRecord(
              task.id(),
              task.opening().number(),
              task.first().name(),
              task.second().name(),
              outcome,
              Ending.FAULT,
              null,
              usedChance,
              0,
              SideTotals.NONE,
              SideTotals.NONE));
    }
    return games;
  }
}
