package warlab.lab.run.match;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import warlab.games.Position;
import warlab.games.SeededStream;
import warlab.games.Side;
import warlab.lab.plan.GameTask;
import warlab.players.Decision;
import warlab.players.EvalsByDepth;
import warlab.players.MoveLine;
import warlab.players.Player;
import warlab.players.SearchReport;
import warlab.players.Seat;

/** Players of {@link PileGame}, good and bad, by the {@code search} of their spec. */
public final class PilePlayers implements PlayerSource {
  /** One game in so many, where only some are to be bad. */
  private static final int BAD_GAMES = 16;

  private final Map<String, Function<Seat, Player>> makers = new HashMap<>();

  /** Set to end the players that listen to nothing else, so that no test leaves a busy thread. */
  private final AtomicBoolean released = new AtomicBoolean();

  public PilePlayers() {
    with("random", PilePlayers::random);
    with("clever", PilePlayers::clever);
    with("slow", PilePlayers::slow);
    with("throws", seat -> view -> fail("I give up"));
    with("throws-late", seat -> view -> view.movesPlayed() < 4 ? take(1) : fail("too much"));
    with("cheats", seat -> view -> take(7));
    with("recurses", seat -> PilePlayers::recurse);
    with("hogs", seat -> view -> take(new long[Integer.MAX_VALUE - 8].length));
    with("hogs-heap", seat -> PilePlayers::hogHeap);
    with("hogs-crumbs", seat -> PilePlayers::hogCrumbs);
    with("says-nothing", seat -> view -> nothing());
    with("stalls", seat -> view -> stall());
    with("unresponsive", seat -> view -> ignoreInterrupts());
    with("miscounts", seat -> view -> new Decision(1, counted(-1, evals(1), 1, false)));
    with("misplaces", seat -> view -> new Decision(1, counted(1, evals(-1), 1, false)));
    with("misplaces-all", seat -> view -> new Decision(1, counted(1, noEvals(), 1, false)));
    with("mistimes", seat -> view -> new Decision(1, counted(1, evals(1), -1, false)));
    with("exaggerates", seat -> view -> new Decision(1, mostOfAll()));
    with("immodest", seat -> view -> new Decision(1, counted(1, evals(1), 1, true)));
    with("exits", seat -> endsGame(seat, () -> System.exit(0)));
    with("halts", seat -> endsGame(seat, () -> Runtime.getRuntime().halt(7)));
    with("crashes", seat -> endsGame(seat, PilePlayers::crash));
    with("ponders", seat -> endsGame(seat, PilePlayers::ponder));
    with("unmakable", PilePlayers::unmakable);
    with("interrupts", seat -> view -> interruptOthers());
    with("closes-badly", seat -> new BadCloser());
  }

  public PilePlayers with(String name, Function<Seat, Player> maker) {
    makers.put(name, maker);
    return this;
  }

  public void release() {
    released.set(true);
  }

  @Override
  public Player seat(GameTask task, Side side, Seat seat) {
    String search = (side == Side.FIRST ? task.first() : task.second()).as(side).search();
    Function<Seat, Player> maker = makers.get(search);
    if (maker == null) {
      throw new IllegalArgumentException("no player " + search);
    }
    return maker.apply(seat);
  }

  private static Player random(Seat seat) {
    return view -> take(1 + seat.stream().nextInt(Math.min(3, left(view))));
  }

  /** As random, but takes its time, so that a run lasts long enough to be killed ten times. */
  private static Player slow(Seat seat) {
    return view -> {
      long sum = 0;
      for (int i = 0; i < 10_000; i++) {
        sum += SeededStream.valueAt(sum, i);
      }
      int bound = Math.min(3, left(view));
      return take(1 + (seat.stream().nextInt(bound) + (int) (sum & 1)) % bound);
    };
  }

  /** Wins if it can, half of the time; reports a search so that all columns are used. */
  private static Player clever(Seat seat) {
    return view -> {
      int best = left(view) % 4;
      boolean sees = best != 0 && seat.stream().nextInt(2) == 0;
      int move = sees ? best : 1 + seat.stream().nextInt(Math.min(3, left(view)));
      return new Decision(move, report(move, sees ? 100 : -100, left(view)));
    };
  }

  public static SearchReport report(int move, int score, int nodes) {
    EvalsByDepth evals = EvalsByDepth.of(new long[] {0, 1, nodes}, 3);
    MoveLine line = MoveLine.of(move);
    return new SearchReport(
        score, 2, nodes + 2, nodes + 1, 1, nodes + 1, 0, 1, evals, 1.5, line, line, 1000);
  }

  private static SearchReport mostOfAll() {
    return counted(Long.MAX_VALUE, evals(Long.MAX_VALUE), Long.MAX_VALUE, false);
  }

  private static EvalsByDepth evals(long count) {
    return EvalsByDepth.of(new long[] {0, count, count}, 3);
  }

  @SuppressWarnings("NullAway") // breaking the contract is the point
  private static EvalsByDepth noEvals() {
    return null;
  }

  private static SearchReport counted(long count, EvalsByDepth evals, long nanos, boolean clamped) {
    MoveLine line = MoveLine.of(1);
    return new SearchReport(
        0, 2, count, count, count, count, count, 1, evals, 1, line, line, nanos, clamped);
  }

  /** Ends the process in one game out of many, in the middle of it. */
  private static Player endsGame(Seat seat, Runnable end) {
    boolean isBad = seat.side() == Side.SECOND && seat.stream().nextInt(BAD_GAMES) == 0;
    return view -> {
      if (isBad && left(view) < 10) {
        end.run();
      }
      return take(1 + seat.stream().nextInt(Math.min(3, left(view))));
    };
  }

  /** Writes where nobody may, as broken native code does. */
  private static void crash() {
    try {
      Class<?> memory = Class.forName("sun.misc.Unsafe");
      Field only = memory.getDeclaredField("theUnsafe");
      only.setAccessible(true);
      memory.getMethod("putAddress", long.class, long.class).invoke(only.get(null), 0L, 0L);
    } catch (ReflectiveOperationException absent) {
      throw new IllegalStateException(absent);
    }
  }

  /** Asks for a kill and thinks until it comes, but for a process that says otherwise. */
  private static void ponder() {
    while (!Boolean.getBoolean("hurry")) {
      System.out.println("games " + Integer.MAX_VALUE);
      LockSupport.park();
    }
  }

  private static int left(Position view) {
    return ((PileGame.Pile) view).left;
  }

  private static Decision take(int count) {
    return Decision.unsearched(count);
  }

  private static Decision interruptOthers() {
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().matches("warlab-(journal|Fork).*") && thread != Thread.currentThread()) {
        thread.interrupt();
      }
    }
    return take(1);
  }

  private static Decision fail(String message) {
    throw new IllegalStateException(message);
  }

  private static Player unmakable(Seat seat) {
    throw new IllegalStateException("no such table for " + seat.side());
  }

  private static Decision recurse(Position view) {
    return view.isOver() ? take(1) : recurse(view);
  }

  private static Decision hogHeap(Position view) {
    List<byte[]> hoard = new ArrayList<>();
    while (!view.isOver()) {
      hoard.add(new byte[1 << 20]);
    }
    return take(hoard.size());
  }

  /** Fills the last corner of the heap, so that its neighbours starve as well. */
  private static Decision hogCrumbs(Position view) {
    Object[] chain = null;
    while (!view.isOver()) {
      chain = new Object[] {chain};
    }
    return take(chain == null ? 0 : 1);
  }

  @SuppressWarnings("NullAway") // breaking the contract is the point
  private static Decision nothing() {
    return null;
  }

  /** Waits for ever, but listens to an interrupt. */
  private static Decision stall() {
    while (!Thread.currentThread().isInterrupted()) {
      LockSupport.park();
    }
    return take(1);
  }

  private Decision ignoreInterrupts() {
    while (!released.get()) {
      Thread.onSpinWait();
      LockSupport.parkNanos(1_000_000);
    }
    return take(1);
  }

  private static final class BadCloser implements Player {
    @Override
    public Decision choose(Position view) {
      return take(1);
    }

    @Override
    public void close() {
      fail("the door is stuck");
    }
  }
}
