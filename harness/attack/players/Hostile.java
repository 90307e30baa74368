import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import warlab.games.Game;
import warlab.games.MoveStack;
import warlab.games.Option;
import warlab.games.Options;
import warlab.games.Position;
import warlab.players.Decision;
import warlab.players.EvalsByDepth;
import warlab.players.MoveLine;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.SearchReport;
import warlab.players.Seat;

/** A player that misbehaves in its third move, as its option says. */
public final class Hostile implements PlayerFactory {
  private static final int PATIENCE = 2;
  private static final AtomicInteger THOUGHTS = new AtomicInteger();

  @Override
  public String id() {
    return "hostile";
  }

  @Override
  public String help() {
    return "misbehaves";
  }

  @Override
  public List<Option> options(Game game) {
    return List.of(Option.requiredText("how", "what it does"));
  }

  @Override
  public Player create(Game game, Options options, Seat seat) {
    String how = options.text("how");
    return new Player() {
      private int moves;

      @Override
      public Decision choose(Position view) {
        MoveStack stack = new MoveStack();
        view.legalMoves(stack);
        int move = stack.get(0);
        return ++moves > PATIENCE ? misbehave(how, move, view) : Decision.unsearched(move);
      }
    };
  }

  private static Decision misbehave(String how, int move, Position view) {
    switch (how) {
      case "nothing":
        return Decision.unsearched(move);
      case "throw":
        throw new IllegalStateException("enough");
      case "header":
        throw new IllegalStateException("no\n\ngame 0: exception of nobody\n\u001b[2J\u202e");
      case "surrogate":
        throw new IllegalStateException("half a character \ud800");
      case "long-text":
        throw new IllegalStateException("x".repeat(50_000_000));
      case "many-causes":
        throw causes(100_000);
      case "own-cause":
        throw new Loop();
      case "text-throws":
        throw new BadText();
      case "text-loops":
        throw new EndlessText();
      case "loop":
        return loop();
      case "unresponsive":
        return ignoreInterrupts();
      case "recurse":
        return misbehave(how, move + 1, view);
      case "memory":
        return eat();
      case "null":
        return null;
      case "cheat":
        return Decision.unsearched(Integer.MIN_VALUE);
      case "spoil":
        view.play(move);
        return Decision.unsearched(move);
      case "negative":
        return counted(move, -1);
      case "overflow":
        return counted(move, Long.MAX_VALUE);
      case "exit":
        System.exit(0);
        return null;
      case "halt":
        Runtime.getRuntime().halt(0);
        return null;
      case "interrupt":
        Thread.getAllStackTraces().keySet().forEach(Thread::interrupt);
        return Decision.unsearched(move);
      case "slow":
        return think(move);
      default:
        throw new IllegalArgumentException(how);
    }
  }

  /** As a search that takes seconds, for kills to hit. */
  private static Decision think(int move) {
    if (THOUGHTS.getAndIncrement() < 2) {
      LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(3));
    }
    return Decision.unsearched(move);
  }

  private static RuntimeException causes(int depth) {
    RuntimeException cause = new RuntimeException("the first");
    for (int i = 0; i < depth; i++) {
      cause = new RuntimeException("and", cause);
    }
    return cause;
  }

  private static Decision loop() {
    while (!Thread.currentThread().isInterrupted()) {
      Thread.onSpinWait();
    }
    throw new IllegalStateException("interrupted");
  }

  private static Decision ignoreInterrupts() {
    while (true) {
      Thread.onSpinWait();
    }
  }

  private static Decision eat() {
    List<long[]> eaten = new ArrayList<>();
    while (true) {
      eaten.add(new long[1 << 20]);
    }
  }

  private static Decision counted(int move, long count) {
    return new Decision(
        move,
        new SearchReport(
            0,
            1,
            count,
            count,
            count,
            count,
            count,
            1,
            EvalsByDepth.of(new long[] {count}, 1),
            1,
            MoveLine.of(move),
            MoveLine.of(move),
            count));
  }

  private static final class Loop extends RuntimeException {
    @Override
    public synchronized Throwable getCause() {
      return new Loop();
    }
  }

  private static final class BadText extends RuntimeException {
    @Override
    public String toString() {
      throw new BadText();
    }
  }

  private static final class EndlessText extends RuntimeException {
    @Override
    public String getMessage() {
      while (true) {
        Thread.onSpinWait();
      }
    }
  }
}
