package warlab.lab.check;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import warlab.games.Game;
import warlab.games.Side;
import warlab.players.ForfeitException;

/**
 * What came of one check.
 *
 * @param what was checked
 * @param why in one line
 */
public record Finding(Verdict verdict, String what, String why) {

  /** Whether a program may play, should be looked at, or will lose games. */
  public enum Verdict {
    PASS,
    WARN,
    FAIL
  }

  static Finding pass(String why) {
    return new Finding(Verdict.PASS, "", why);
  }

  static Finding warn(String why) {
    return new Finding(Verdict.WARN, "", why);
  }

  static Finding fail(String why) {
    return new Finding(Verdict.FAIL, "", why);
  }

  /** Runs checks one by one; tells what each waits for, and its finding as it is made. */
  record Checks(Consumer<String> waits, Consumer<Finding> told) {

    /**
     * Returns whether the program did not fail; a forfeit is a failure.
     *
     * @param awaited what the program is to do
     */
    boolean check(String what, String awaited, Supplier<Finding> trial) {
      waits.accept(what + ": waiting for " + awaited);
      Finding finding;
      try {
        finding = trial.get();
      } catch (ForfeitException broken) {
        finding = fail(String.valueOf(broken.getMessage()));
      }
      told.accept(new Finding(finding.verdict, what, finding.why));
      return finding.verdict != Verdict.FAIL;
    }

    /** The same for each side of a game. */
    boolean checkSides(String what, String awaited, Game game, Function<Side, Finding> trial) {
      boolean passes = true;
      for (Side side : Side.values()) {
        passes &= check(what + game.sideName(side), awaited, () -> trial.apply(side));
      }
      return passes;
    }
  }
}
