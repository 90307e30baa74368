package warlab.lab.run.match;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.record.Fault;
import warlab.players.ForfeitException;

/** A player broke the contract. Ends its game, which its side loses; never leaves the match. */
final class PlayerFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** An endless recursion has a thousand equal lines; the first ones tell it all. */
  private static final int REPORTED_LINES = 40;

  private final Side side;
  private final Fault.Kind kind;

  private PlayerFault(Side side, Fault.Kind kind, String message, @Nullable Throwable cause) {
    super(message, cause, false, false);
    this.side = side;
    this.kind = kind;
  }

  static PlayerFault thrown(Side side, Throwable thrown) {
    return new PlayerFault(side, kindOf(thrown), "", thrown);
  }

  static PlayerFault illegalMove(Side side, String message) {
    return new PlayerFault(side, Fault.Kind.ILLEGAL_MOVE, message, null);
  }

  /** The stack is where the player was when its time was up. */
  static PlayerFault timeout(Side side, long timeoutMs, StackTraceElement[] stack) {
    Throwable there = new Throwable("no decision within " + timeoutMs + " ms");
    there.setStackTrace(stack);
    return new PlayerFault(side, Fault.Kind.TIMEOUT, "", there);
  }

  private static Fault.Kind kindOf(Throwable thrown) {
    if (thrown instanceof StackOverflowError) {
      return Fault.Kind.STACK_OVERFLOW;
    }
    if (thrown instanceof ForfeitException) {
      return Fault.Kind.FORFEIT;
    }
    return thrown instanceof OutOfMemoryError ? Fault.Kind.OUT_OF_MEMORY : Fault.Kind.EXCEPTION;
  }

  Fault fault() {
    return new Fault(side, kind);
  }

  /** What the fault log says about it. Made late, when the player's memory has been let go. */
  String report() {
    Throwable cause = getCause();
    if (cause == null) {
      return String.valueOf(getMessage());
    }
    StringWriter text = new StringWriter();
    cause.printStackTrace(new PrintWriter(text));
    return text.toString()
        .lines()
        .limit(REPORTED_LINES)
        .reduce((lines, line) -> lines + "\n" + line)
        .orElse("");
  }
}
