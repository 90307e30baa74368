package warlab.lab.record;

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
    EXCEPTION("exception"),
    ILLEGAL_MOVE("illegal-move"),
    TIMEOUT("timeout"),
    STACK_OVERFLOW("stack-overflow"),
    OUT_OF_MEMORY("out-of-memory"),
    /** An outside program left, stalled or broke the protocol, in a way that has no label. */
    FORFEIT("forfeit"),
    /** An outside program cannot be started, or was never ready to play. */
    NOT_STARTED("not-started"),
    /** An outside program ended, or closed its input or output, before its game did. */
    ENDED("ended"),
    /** An outside program printed more than anybody can read. */
    FLOODED("flooded"),
    /** An outside program said what its protocol does not know. */
    PROTOCOL("protocol"),
    /** What it says about its search cannot be true, such as a negative counter. */
    BAD_REPORT("bad-report"),
    /** The process ended in a call of the player, again when its game was played alone. */
    ENDED_JVM("ended-jvm");

    private final String id;

    Kind(String id) {
      this.id = id;
    }

    public String id() {
      return id;
    }
  }
}
