package warlab.protocols.tankwars.server;

import java.util.BitSet;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import warlab.games.tankwars.Referee;
import warlab.games.tankwars.Verdict;
import warlab.games.tankwars.world.Orders;
import warlab.games.tankwars.world.World;
import warlab.protocols.tankwars.text.Request;
import warlab.protocols.tankwars.text.WorldJson;

/**
 * Where the connections of one match meet: the world, who sits where, who is still playing. A
 * monitor that guards all its fields and those of the clock; whoever is in it only copies, orders
 * or updates, so nobody is held up by anybody's network or JSON.
 */
final class ServedMatch {
  /** The highest number; once the match has begun, numbers are never used again. */
  static final int MAX_CONNECTIONS = 49;

  private final World world;
  private final Orders orders;
  private final Referee referee;
  private final WorldClock clock;
  private final boolean observersSeeAll;
  private final BitSet reserved = new BitSet();
  private final BitSet taken = new BitSet();
  private final BitSet seated = new BitSet();
  private final BitSet gone = new BitSet();
  private final Map<Integer, String> forfeits = new TreeMap<>();
  private long ticks;
  private boolean begun;
  private boolean running;
  private @Nullable MatchResult result;

  /** Makes the first update, in which nobody may order, and freezes the world until all are in. */
  ServedMatch(World world, Referee referee, WorldClock clock, boolean observersSeeAll) {
    this.world = world;
    this.referee = referee;
    this.clock = clock;
    this.observersSeeAll = observersSeeAll;
    orders = new Orders(world);
    world.update();
    world.freeze(true);
    judge();
  }

  /** How many players the map has, which never changes; higher numbers are observers. */
  int players() {
    return world.players();
  }

  /** Keeps a number for somebody in particular; see {@link #takeSeat}. */
  synchronized void reserve(int number) {
    reserved.set(number);
    taken.set(number);
  }

  /** Lets a client in: its number is the lowest that is free, 0 when the server is full. */
  synchronized int admit() {
    int number = taken.nextClearBit(1);
    if (number > MAX_CONNECTIONS) {
      return 0;
    }
    taken.set(number);
    return number;
  }

  /** The client with a number is ready; the last player to take a seat begins the match. */
  synchronized void takeSeat(int number) {
    seated.set(number);
    clock.seat(number);
    if (result == null && !begun && seated.get(1, players() + 1).cardinality() == players()) {
      world.freeze(false);
      begun = true;
      running = true;
      clock.begin();
      wakeAll();
    }
  }

  /** A world of the caller's own, into which {@link #answer} may copy what its client sees. */
  synchronized World copy() {
    return new World(world);
  }

  /** The answer to a request of one client; waits as long as the clock wants. */
  String answer(int number, Request request, World seen) throws InterruptedException {
    return switch (request.verb()) {
      case PLAYER -> Integer.toString(number);
      case STATUS -> status(number, seen);
      default -> order(number, request);
    };
  }

  private synchronized String order(int number, Request request) {
    return request.order(orders, number).text();
  }

  private String status(int number, World seen) throws InterruptedException {
    boolean whole = observersSeeAll && number > players();
    synchronized (this) {
      clock.awaitStatus(this, number);
      if (clock.hidesNewOrders() && !whole) {
        world.viewInto(number, seen);
      } else {
        seen.copyFrom(world);
      }
    }
    // Outside the monitor: the text takes far longer to make than the copy.
    return whole ? WorldJson.whole(seen) : WorldJson.seenBy(number, seen);
  }

  /** Moves the world on, up to the end of the match at most. */
  synchronized void advance(int updates) {
    ticks++;
    for (int i = 0; i < updates && running; i++) {
      world.update();
      judge();
    }
  }

  /** How often the world has been told to move on. */
  synchronized long ticks() {
    return ticks;
  }

  /**
   * Whether a STATUS can be answered, if need be after the others' next; it cannot while the client
   * has seen all there is to see before the match begins. Waits for that so long at most.
   */
  synchronized boolean awaitBeginning(int number, long millis) throws InterruptedException {
    if (isWaitingForOthers(number)) {
      await(millis);
    }
    return !isWaitingForOthers(number);
  }

  private boolean isWaitingForOthers(int number) {
    return !begun && result == null && clock.hasShown(number);
  }

  /** A client has gone. Before the match begins its seat is free again; later it is a forfeit. */
  synchronized void leave(int number, String why) {
    if (begun || reserved.get(number)) {
      forfeit(number, why);
    } else {
      seated.clear(number);
      taken.clear(number);
    }
  }

  /** A player has gone or is put out; unless its war was over already, that is a forfeit. */
  synchronized void forfeit(int number, String why) {
    if (result != null || number > players() || gone.get(number)) {
      return;
    }
    gone.set(number);
    if (!referee.isOut(world, number)) {
      forfeits.put(number, why);
    }
    judge();
    wakeAll();
  }

  private void judge() {
    Verdict verdict = referee.rule(world);
    if (verdict != null) {
      boolean gaveUp = forfeits.containsKey(verdict.winner());
      end(gaveUp ? 0 : verdict.winner(), verdict.rule().id());
    } else if (!forfeits.isEmpty()) {
      int[] left = IntStream.rangeClosed(1, players()).filter(this::mayStillWin).toArray();
      if (left.length <= 1) {
        end(left.length == 0 ? 0 : left[0], MatchResult.FORFEIT);
      }
    }
  }

  private boolean mayStillWin(int player) {
    return isPlaying(player) && !referee.isOut(world, player);
  }

  private void end(int winner, String rule) {
    result = new MatchResult(winner, rule, world.counter(), forfeits);
    running = false;
    world.freeze(true);
    wakeAll();
  }

  synchronized boolean isRunning() {
    return running;
  }

  synchronized boolean isOver() {
    return result != null;
  }

  synchronized boolean isPlaying(int player) {
    return !gone.get(player);
  }

  synchronized MatchResult awaitResult() throws InterruptedException {
    while (result == null) {
      wait();
    }
    return result;
  }

  /** Waits until somebody wakes all; callers look themselves whether what they wait for is so. */
  @SuppressWarnings("WaitNotInLoop") // the loop is the caller's
  synchronized void await(long millis) throws InterruptedException {
    wait(millis);
  }

  synchronized void wakeAll() {
    notifyAll();
  }
}
