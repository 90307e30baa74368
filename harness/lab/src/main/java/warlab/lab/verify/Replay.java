package warlab.lab.verify;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Notation;
import warlab.games.NotationException;
import warlab.games.Position;
import warlab.lab.plan.GameTask;
import warlab.lab.record.FileWords;
import warlab.lab.record.GameRecord;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.journal.JournalEntry;

/** The moves of a game, played once more by the rules. */
final class Replay {
  private final GameRecord told;
  private final Position position;
  private long hash;

  private Replay(GameTask task, GameRecord told) {
    this.told = told;
    position = task.position();
    hash = position.key();
  }

  /** What the record of a game says otherwise than its moves; {@code null} when nothing. */
  static @Nullable String problem(GameTask task, JournalEntry entry) {
    Replay replay = new Replay(task, entry.game());
    String problem = replay.play(task.game().notation(), entry.moves());
    return problem == null ? replay.compare() : problem;
  }

  private @Nullable String play(Notation notation, List<MoveRecord> moves) {
    for (MoveRecord each : moves) {
      if (position.isOver() || position.sideToMove() != each.side()) {
        return "move %d is not %s's to make".formatted(each.ply(), told.player(each.side()));
      }
      try {
        int move = notation.parseMove(position, each.move());
        String objection = position.whyIllegal(move);
        if (objection != null) {
          return "move %d, %s, is illegal: %s".formatted(each.ply(), each.move(), objection);
        }
        hash = GameRecord.hashed(hash, move);
        position.play(move);
      } catch (NotationException unreadable) {
        return "move %d: %s".formatted(each.ply(), unreadable.getMessage());
      }
    }
    return null;
  }

  /** Whoever errs may do so at any move, or when all is over. */
  private @Nullable String compare() {
    if (told.fault() == null && !position.isOver()) {
      return "by the rules it goes on after its last move";
    }
    if (told.fault() == null
        && (told.outcome() != position.outcome() || !told.ending().equals(position.ending()))) {
      return "its moves end in %s by %s, games.csv says %s by %s"
          .formatted(
              FileWords.of(position.outcome()),
              position.ending().id(),
              FileWords.of(told.outcome()),
              told.ending().id());
    }
    return GameRecord.hashed(hash, position.key()) == told.hash()
        ? null
        : "its moves have another hash than games.csv says";
  }
}
