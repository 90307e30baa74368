package warlab.lab.record;

import java.util.Locale;
import warlab.games.Outcome;
import warlab.games.Side;

/**
 * How a player broke the contract and lost its game by it.
 *
 * @param side the side at fault
 */
public record Fault(Side side, Kind kind) {

  /** The fault by which a side lost a game that the other won. */
  public static Fault of(Outcome outcome, Kind kind) {
    return new Fault(outcome == Outcome.FIRST_WINS ? Side.SECOND : Side.FIRST, kind);
  }

  /** Whether clock or memory had a say, so that the same game may end in another way. */
  public boolean isByChance() {
    return kind == Kind.TIMEOUT || kind == Kind.OUT_OF_MEMORY;
  }

  /** What went wrong, by the id that stands in files. */
  public enum Kind {
    EXCEPTION,
    ILLEGAL_MOVE,
    TIMEOUT,
    STACK_OVERFLOW,
    OUT_OF_MEMORY,
    /** An outside program cannot be started, or was never ready to play. */
    NOT_STARTED,
    /** An outside program ended, or closed its input or output, before its game did. */
    ENDED,
    /** An outside program printed more than anybody can read. */
    FLOODED,
    /** An outside program said what its protocol does not know. */
    PROTOCOL,
    /** What it says about its search cannot be true, such as a negative counter. */
    BAD_REPORT,
    /** The player is known to have ended the process in one of its calls. */
    ENDED_JVM;

    private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

    public String id() {
      return id;
    }
  }
}
