package warlab.lab.run.match;

import java.util.Comparator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.record.Fault;
import warlab.players.ForfeitException;
import warlab.players.SearchReport;

/** A player broke the contract. Ends its game, which its side loses; never leaves the match. */
final class PlayerFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

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

  /**
   * Where a player was when its time was up, in few words: a plug-in's own code if it is there,
   * whatever called it or is called by it.
   */
  static String place(StackTraceElement[] stack) {
    return Stream.of(stack)
        .filter(each -> each.getModuleName() == null) // in none of the JDK's
        .min(Comparator.comparing(each -> "app".equals(each.getClassLoaderName())))
        .map(each -> " in " + each.toString().replaceFirst(".*/", "")) // the loader's name
        .orElse("");
  }

  static PlayerFault badReport(Side side, SearchReport report) {
    String message =
        "a counter of its search is negative or missing: depth %d, nodes %d, evals %d,"
            + " inner nodes %d, children %d, table hits %d, %d ns, or one of its evals by depth";
    return new PlayerFault(
        side,
        Fault.Kind.BAD_REPORT,
        message.formatted(
            report.depth(),
            report.nodes(),
            report.evals(),
            report.innerNodes(),
            report.children(),
            report.tableHits(),
            report.nanos()),
        null);
  }

  static PlayerFault endedJvm(Side side) {
    return new PlayerFault(
        side,
        Fault.Kind.ENDED_JVM,
        "The player ended the program in this call, by System.exit or a crash of the JVM in its"
            + " own code. The call is not made any more.",
        null);
  }

  private static Fault.Kind kindOf(Throwable thrown) {
    if (thrown instanceof StackOverflowError) {
      return Fault.Kind.STACK_OVERFLOW;
    }
    if (thrown instanceof ForfeitException forfeit) {
      return Fault.Kind.valueOf(forfeit.reason().name()); // each reason is a kind by that name
    }
    return thrown instanceof OutOfMemoryError ? Fault.Kind.OUT_OF_MEMORY : Fault.Kind.EXCEPTION;
  }

  /** Whether a program outside did it: nothing of ours is broken by that. */
  boolean isOutside() {
    return getCause() instanceof ForfeitException;
  }

  Fault fault() {
    return new Fault(side, kind);
  }

  /**
   * What the fault log says about it. Made late, when the player's memory has been let go, and
   * under the guard: the code of what was thrown is the player's.
   */
  String report() {
    Throwable cause = getCause();
    return cause == null ? plainReport() : FaultText.of(cause);
  }

  /** What can be said without any code of the player. */
  String plainReport() {
    Throwable cause = getCause();
    return cause == null
        ? FaultText.printable(String.valueOf(getMessage()))
        : FaultText.nameOf(cause, "is not asked for its text, or did not give it in time");
  }

  boolean mayBeAsked(MatchContext context) {
    Throwable cause = getCause();
    return cause == null || context.mayAsk(cause);
  }
}
