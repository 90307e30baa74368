package warlab.lab.check;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import warlab.games.Game;
import warlab.games.PluginException;
import warlab.games.PluginGuard;
import warlab.games.Side;
import warlab.players.ForfeitException;

/**
 * What came of one check.
 *
 * @param what was checked
 * @param why in one line
 */
public record Finding(Verdict verdict, String what, String why) {
  private static final long PATIENCE_S = 3;

  /** Whether something may play, should be looked at, or will lose games. */
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

  /**
   * The first failure of some checks. A call that never comes back must not keep whoever asks, and
   * is a warning only: the machine may be busy.
   *
   * @param what is checked, for that warning
   */
  public static Optional<Finding> failure(String what, Consumer<Consumer<Finding>> checks) {
    List<Finding> findings = new CopyOnWriteArrayList<>();
    CompletableFuture<Void> trial = CompletableFuture.runAsync(() -> checks.accept(findings::add));
    try {
      trial.get(PATIENCE_S, TimeUnit.SECONDS);
    } catch (TimeoutException late) {
      findings.add(warn("trying " + what + " out has taken longer than " + PATIENCE_S + " s"));
    } catch (InterruptedException | ExecutionException broken) {
      throw new IllegalStateException(broken);
    }
    return findings.stream()
        .filter(each -> each.verdict == Verdict.FAIL || each.what.isEmpty())
        .findFirst();
  }

  /** Runs checks one by one; tells what each waits for, and its finding as it is made. */
  record Checks(Consumer<String> waits, Consumer<Finding> told) {
    /** Of what is waited for by nobody. */
    Checks(Consumer<Finding> told) {
      this(unused -> {}, told);
    }

    /**
     * Returns whether the program did not fail.
     *
     * @param awaited what the program is to do
     */
    boolean check(String what, String awaited, Supplier<Finding> trial) {
      waits.accept(what + ": waiting for " + awaited);
      return check(what, trial);
    }

    /** Returns whether what is checked did not fail; a forfeit is a failure. */
    boolean check(String what, Supplier<Finding> trial) {
      Finding finding;
      try {
        finding = trial.get();
      } catch (ForfeitException | PluginException broken) {
        finding = fail(String.valueOf(broken.getMessage()));
      } catch (RuntimeException | StackOverflowError | LinkageError thrown) {
        finding = fail(PluginGuard.place(thrown.getStackTrace()) + " threw " + thrown);
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
