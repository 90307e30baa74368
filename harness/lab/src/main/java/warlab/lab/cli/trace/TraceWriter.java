package warlab.lab.cli.trace;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Notation;
import warlab.games.Option.Role;
import warlab.games.Position;
import warlab.games.Side;
import warlab.lab.config.SeatSpec;
import warlab.lab.plan.GameTask;
import warlab.lab.record.PlayedGame;
import warlab.lab.report.text.Names;
import warlab.lab.run.match.MatchListener;
import warlab.players.Decision;
import warlab.players.SearchReport;

/**
 * Writes a game as people read it, one block a position: how far the game is, the board, what is
 * done next. The format is the one of the original AI Wargame, for every game.
 */
public final class TraceWriter implements MatchListener {
  /** How much of the players' thinking the trace shows. */
  public enum Detail {
    MOVES,
    STATISTICS,
    /** Statistics with the number of evals at each depth. */
    COUNTS
  }

  private final PrintWriter out;
  private final Detail detail;
  private final TraceCounters counters = new TraceCounters();

  private final boolean isRecord;

  private @Nullable GameTask task;

  public TraceWriter(PrintWriter out, Detail detail) {
    this(out, detail, false);
  }

  /**
   * @param isRecord whether it says what is played by first, and times in milliseconds
   */
  public TraceWriter(PrintWriter out, Detail detail, boolean isRecord) {
    this.out = out;
    this.detail = detail;
    this.isRecord = isRecord;
  }

  @Override
  public void started(GameTask started, Position position) {
    task = started;
    if (isRecord) {
      Game game = started.game();
      game.options().stream()
          .filter(option -> started.gameOptions().has(option.name()))
          .forEach(
              option -> out.println(option.name() + ": " + started.gameOptions().value(option)));
      for (Side side : Side.values()) {
        SeatSpec seat = started.player(side).as(side);
        out.println(sideName(side) + ": " + seat.search());
        seat.settings().forEach((name, value) -> out.println("  " + name + ": " + value));
      }
      out.println();
    }
  }

  @Override
  public void decided(Position position, Side side, Decision decision) {
    out.println(notation().progress(position));
    if (detail != Detail.MOVES) {
      printLimits(side);
      counters.lines(detail == Detail.COUNTS).forEach(out::println);
      out.println("Next player: " + sideName(side));
    }
    printBoard(position);
    out.println(notation().action(position, decision.move()));
    SearchReport search = decision.search();
    if (search != null) {
      counters.add(search);
      if (detail != Detail.MOVES) {
        printSearch(search);
      }
    }
    counters.countMove();
    out.println();
    out.flush();
  }

  @Override
  public void finished(Position position, PlayedGame game) {
    out.println(notation().progress(position));
    printBoard(position);
    var fault = game.record().fault();
    if (fault == null) {
      out.println(notation().result(position));
    } else {
      out.println(sideName(fault.side()) + " loses by a fault: " + fault.kind().id());
    }
    out.flush();
  }

  private void printBoard(Position position) {
    out.println();
    out.println(notation().board(position));
    out.println();
  }

  private void printLimits(Side side) {
    SeatSpec seat = task().player(side).as(side);
    if (seat.setting(Role.DEPTH) instanceof Long depth) {
      out.println("Max search depth: " + depth);
    }
    if (seat.setting(Role.TIME_LIMIT) instanceof Long timeMs) {
      out.println("Max search time: " + TraceCounters.oneDecimal(timeMs / 1000.0) + " sec");
    }
  }

  private void printSearch(SearchReport search) {
    String seconds =
        isRecord
            ? String.format(Locale.ROOT, "%.3f", search.nanos() / 1e9)
            : TraceCounters.oneDecimal(search.nanos() / 1e9);
    out.println("Compute time: " + seconds + " sec");
    out.println("Average depth: " + TraceCounters.oneDecimal(search.averageDepth()));
    out.println("Heuristic score: " + search.score());
  }

  private String sideName(Side side) {
    return Names.capital(task().game().sideName(side));
  }

  private Notation notation() {
    return task().game().notation();
  }

  private GameTask task() {
    return Objects.requireNonNull(task, "the game has not started");
  }
}
