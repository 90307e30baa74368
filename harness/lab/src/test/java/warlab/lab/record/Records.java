package warlab.lab.record;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Ending;
import warlab.games.Outcome;
import warlab.games.Side;
import warlab.lab.record.journal.Journal;
import warlab.players.EvalsByDepth;

/** Records and journals that tests make up; what no test looks at is filled in here. */
public final class Records {

  private Records() {}

  /** Of a side that searched for each of its decisions. */
  public static SideTotals totals(
      long decisions, long depths, long nodes, long innerNodes, long children, long... evals) {
    EvalsByDepth byDepth = EvalsByDepth.of(evals, evals.length);
    long tableHits = nodes - innerNodes - byDepth.total();
    return new SideTotals(
        decisions, decisions, depths, nodes - children, nodes, tableHits, byDepth);
  }

  /** Of a side that searched for none. */
  public static SideTotals unsearched(long decisions) {
    return new SideTotals(decisions, 0, 0, 0, 0, 0, EvalsByDepth.NONE);
  }

  /** A drawn game of two moves. */
  public static GameRecord game(GameId id, String first, String second) {
    return new GameRecord(
        id,
        id.pair(),
        first,
        second,
        Outcome.DRAW,
        new Ending("move-cap"),
        null,
        true,
        1000 + id.game(),
        unsearched(1),
        unsearched(1));
  }

  /** Sides take turns. */
  public static MoveRecord move(long game, int ply, @Nullable Integer score) {
    Side side = ply % 2 == 0 ? Side.FIRST : Side.SECOND;
    return new MoveRecord(game, ply, side, "A0 A1", score, 2);
  }

  /** A game with its moves, or with none when they are not kept. */
  public static PlayedGame played(GameRecord game, List<MoveRecord> moves) {
    return new PlayedGame(
        game,
        new GameTiming(
            game.id().game(), new SideTiming(5, 0, 0, 0), new SideTiming(6, 0, 0, 0), 12),
        moves,
        null);
  }

  /** Writes a new journal. */
  public static void write(Path folder, List<List<PlayedGame>> pairs) {
    try (Journal journal = new Journal(folder, Journal.Mark.START)) {
      pairs.forEach(journal::append);
    }
  }
}
