package warlab.lab.run;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import warlab.lab.run.match.PilePlayers;
import warlab.players.Decision;

/** Players of the pile game that throw what hurts whoever asks it for its text. */
final class HostileExceptions {
  private static final String LONG = "x".repeat(50_000_000);

  private final AtomicBoolean released = new AtomicBoolean();

  PilePlayers players() {
    PilePlayers players = new PilePlayers();
    with(players, "text-throws", () -> new Spoken(() -> fail("no text")));
    with(players, "text-overflows", () -> new Spoken(() -> overflow(0)));
    with(players, "text-is-null", () -> new Spoken(HostileExceptions::nothing));
    with(players, "text-stalls", () -> new Spoken(HostileExceptions::stall));
    with(players, "text-is-unresponsive", () -> new Spoken(this::ignoreInterrupts));
    with(
        players,
        "hidden-unresponsive",
        () -> new Error("deep", new Spoken(this::ignoreInterrupts)));
    with(players, "surrogate", () -> new IllegalStateException("half \ud83d of it \u001b[2J"));
    with(players, "many-causes", HostileExceptions::manyCauses);
    with(players, "cyclic", HostileExceptions::cyclic);
    with(players, "long", () -> new IllegalStateException(LONG));
    with(
        players,
        "look-alike",
        () -> new IllegalStateException("a\ngame 5: b\rgame 99999999999: c"));
    return players;
  }

  /** Ends those that listen to nothing else. */
  void release() {
    released.set(true);
  }

  private static void with(PilePlayers players, String name, Supplier<Throwable> made) {
    players.with(name, seat -> view -> HostileExceptions.<RuntimeException>sneak(made.get()));
  }

  @SuppressWarnings("unchecked") // so that anything can be thrown
  private static <T extends Throwable> Decision sneak(Throwable thrown) throws T {
    throw (T) thrown;
  }

  private static String fail(String message) {
    throw new IllegalStateException(message);
  }

  private static String overflow(int depth) {
    return depth < 0 ? "" : overflow(Math.abs(depth + 1)) + depth;
  }

  @SuppressWarnings("NullAway") // breaking the contract is the point
  private static String nothing() {
    return null;
  }

  private static String stall() {
    while (!Thread.currentThread().isInterrupted()) {
      Thread.onSpinWait();
    }
    return "at last";
  }

  private String ignoreInterrupts() {
    while (!released.get()) {
      Thread.onSpinWait();
    }
    return "never";
  }

  private static Throwable manyCauses() {
    Throwable thrown = new IllegalStateException("the first");
    for (int i = 0; i < 100_000; i++) {
      thrown = new IllegalStateException("the next", thrown);
    }
    return thrown;
  }

  private static Throwable cyclic() {
    Throwable cause = new IllegalStateException("the egg");
    Throwable thrown = new IllegalStateException("the hen", cause);
    cause.initCause(thrown);
    return thrown;
  }

  private static final class Spoken extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Supplier<String> text;

    Spoken(Supplier<String> text) {
      this.text = text;
    }

    @Override
    public String getMessage() {
      return text.get();
    }

    @Override
    public String toString() {
      return text.get();
    }
  }
}
