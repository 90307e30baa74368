package warlab.lab.run.match;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Ending;
import warlab.games.Outcome;
import warlab.games.Position;
import warlab.games.Side;
import warlab.lab.plan.GameTask;
import warlab.lab.record.Fault;
import warlab.lab.record.GameRecord;
import warlab.lab.record.GameTiming;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.PlayedGame;
import warlab.players.Decision;
import warlab.players.SearchReport;

/** What is written down while a game is played, up to the record of the finished game. */
final class Scoresheet {
  private final GameTask task;
  private final Position position;
  private final Contestant first;
  private final Contestant second;
  private final List<MoveRecord> decisions;
  private final long startNanos = System.nanoTime();
  private long hash;
  private int moves;

  Scoresheet(GameTask task, Position position, Contestant first, Contestant second) {
    this.task = task;
    this.position = position;
    this.first = first;
    this.second = second;
    // Of start and moves, not of texts: the hash is made for every game, texts only for some.
    hash = position.key();
    decisions = task.recordsMoves() ? new ArrayList<>() : List.of();
  }

  /** Notes a legal decision that is about to be played. */
  void add(Side side, Contestant mover, Decision decision) {
    mover.count(decision);
    if (task.recordsMoves()) {
      decisions.add(moveRecord(side, decision.move(), decision.search()));
    }
    hash = GameRecord.hashed(hash, decision.move());
    moves++;
  }

  private MoveRecord moveRecord(Side side, int move, @Nullable SearchReport report) {
    long game = task.id().game();
    String text = task.game().notation().move(position, move);
    return report == null
        ? new MoveRecord(game, moves, side, text, null, 0)
        : new MoveRecord(game, moves, side, text, report.score(), report.depth());
  }

  /** The game as a rule ended it, or a broken contract: then the other side wins. */
  PlayedGame finished(@Nullable Fault fault, @Nullable String report) {
    GameRecord record =
        new GameRecord(
            task.id(),
            task.opening().number(),
            task.first().name(),
            task.second().name(),
            fault == null ? position.outcome() : Outcome.winOf(fault.side().opponent()),
            fault == null ? position.ending() : Ending.FAULT,
            fault,
            isDrawn(fault),
            // Dice are in no move and no key; what they did shows in the last position.
            GameRecord.hashed(hash, position.key()),
            first.totals(),
            second.totals());
    long totalNanos = System.nanoTime() - startNanos;
    GameTiming timing =
        new GameTiming(task.id().game(), first.timing(), second.timing(), totalNanos);
    return new PlayedGame(record, timing, decisions, report == null ? null : report + where());
  }

  /** The position of a fault, as whoever mends the player sets it up. */
  private String where() {
    try {
      return "\nin " + FaultText.printable(task.game().notation().position(position));
    } catch (RuntimeException unreadable) {
      return "";
    }
  }

  private boolean isDrawn(@Nullable Fault fault) {
    // First what needs no look at players: a thread that never came back may still be in one.
    return (fault != null && fault.isByChance())
        || !task.isRepeatable()
        || position.hasDrawn()
        || first.hasDrawn()
        || second.hasDrawn();
  }
}
