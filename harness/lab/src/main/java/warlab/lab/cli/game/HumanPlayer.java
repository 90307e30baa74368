package warlab.lab.cli.game;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.MoveStack;
import warlab.games.NotationException;
import warlab.games.Position;
import warlab.games.Side;
import warlab.players.Decision;
import warlab.players.Player;

/** A person at the terminal, who sees the board, types moves and is told why one is refused. */
record HumanPlayer(Game game, BufferedReader in, PrintWriter out) implements Player {
  private static final int LINE_LENGTH = 78;

  @Override
  public Decision choose(Position view) {
    out.println();
    out.println(game.notation().progress(view));
    out.println(game.notation().board(view));
    while (true) {
      out.print(game.sideName(view.sideToMove()) + "> ");
      out.flush();
      String text = line();
      switch (text) {
        case "" -> {}
        case "?", "help" -> offer(view);
        case "undo" -> throw new LeaveException(view.sideToMove(), true);
        case "quit" -> throw new LeaveException(view.sideToMove(), false);
        default -> {
          String objection = objection(view, text);
          if (objection == null) {
            return Decision.unsearched(game.notation().parseMove(view, text));
          }
          out.println(objection + " (? lists the moves, undo takes one back, quit gives up)");
        }
      }
    }
  }

  /** The end of the input gives up, too. */
  private String line() {
    try {
      String typed = in.readLine();
      return typed == null ? "quit" : typed.strip();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private @Nullable String objection(Position view, String text) {
    try {
      String objection = view.whyIllegal(game.notation().parseMove(view, text));
      return objection == null ? null : "not legal: " + objection;
    } catch (NotationException unreadable) {
      return unreadable.getMessage();
    }
  }

  private void offer(Position view) {
    MoveStack moves = new MoveStack();
    int count = view.legalMoves(moves);
    StringJoiner line = new StringJoiner(", ");
    for (int i = 0; i < count; i++) {
      String move = game.notation().move(view, moves.get(i));
      if (line.length() + move.length() > LINE_LENGTH) {
        out.println(line + ",");
        line = new StringJoiner(", ");
      }
      line.add(move);
    }
    out.println(line);
  }

  /** A person takes a move back, or gives up. */
  static final class LeaveException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Side side;
    private final boolean isUndo;

    private LeaveException(Side side, boolean isUndo) {
      super(isUndo ? "takes a move back" : "gives up", null, false, false);
      this.side = side;
      this.isUndo = isUndo;
    }

    Side side() {
      return side;
    }

    boolean isUndo() {
      return isUndo;
    }
  }
}
