package warlab.games.tankwars;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import warlab.games.SeededStream;
import warlab.games.Side;
import warlab.games.SightListener;
import warlab.games.tankwars.map.TankMap;
import warlab.games.tankwars.world.Orders;
import warlab.games.tankwars.world.RuleProfile;
import warlab.games.tankwars.world.Sight;
import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;

/**
 * A match of two players as a row of single decisions. In each gap between two updates the idle
 * units that do not wait are asked one by one, in tile order, first those of the leading side; when
 * all have decided, updates run up to the next gap in which somebody can decide.
 *
 * <p>A waiting unit is asked again when its time is up or it has ammunition for a shot, and when
 * its side sees a change: an enemy that comes, goes or moves, an own unit hit, lost or arrived.
 */
final class DecisionLoop {
  private static final int NOBODY = -1;

  private final World world;
  private final Orders orders;
  private final Referee referee;
  private final int[] decisions = new int[2];
  private final long[] sight = new long[2];
  private final boolean[] sightKnown = new boolean[2];

  /** Who is asked first in a gap: the first side, in a view the viewer. */
  private Side leader = Side.FIRST;

  private Side toMove = Side.FIRST;
  private int asked = NOBODY;
  private @Nullable Verdict verdict;

  /** Of the match itself; copies are searched in, and nobody looks out there. */
  private @Nullable SightListener lookout;

  /** A match before its first update; {@link #start} or {@link #restore} it. */
  DecisionLoop(TankMap map, RuleProfile profile, Referee referee, long seed) {
    world = new World(map, profile, seed);
    orders = new Orders(world);
    this.referee = referee;
  }

  /** Makes the first update, in which nobody is asked, and goes on to the first decision. */
  void start() {
    world.update();
    resume();
  }

  /** A match equal to another. */
  DecisionLoop(DecisionLoop source) {
    world = new World(source.world);
    orders = new Orders(world);
    referee = new Referee(source.referee);
    copyFrom(source);
  }

  World world() {
    return world;
  }

  Referee referee() {
    return referee;
  }

  Side leader() {
    return leader;
  }

  Side toMove() {
    return toMove;
  }

  /** The unit that is to decide, or -1. */
  int asked() {
    return asked;
  }

  int decisions(Side side) {
    return decisions[side.index()];
  }

  @Nullable Verdict verdict() {
    return verdict;
  }

  /** The player a side is in the world. */
  static int player(Side side) {
    return side.index() + 1;
  }

  static Side side(int player) {
    return player == 1 ? Side.FIRST : Side.SECOND;
  }

  /** Carries out the decision of the asked unit and runs on if it was the last of its gap. */
  void decide(int move) {
    int tile = TankMove.tile(move);
    switch (TankMove.what(move)) {
      case TankMove.MOVE -> orders.move(player(toMove), tile, TankMove.target(move));
      case TankMove.FIRE -> orders.fire(player(toMove), tile, TankMove.target(move));
      // Orders change nothing but the ordered unit, so it does not matter who is asked first.
      default -> rest(asked, TankMove.updates(move));
    }
    decisions[toMove.index()]++;
    if (!askNext()) {
      run();
    }
  }

  /** Tells somebody of each change of what a side sees from here on. */
  void watch(SightListener newLookout) {
    lookout = newLookout;
    updateKnowledge(Side.FIRST);
    updateKnowledge(Side.SECOND);
  }

  private void updateKnowledge(Side side) {
    if (!sightKnown[side.index()]) {
      sight[side.index()] = look(side);
      sightKnown[side.index()] = true;
    }
  }

  private void rest(int unit, int updates) {
    // Looked at only when somebody waits for a change, and then kept: most gaps need no look.
    updateKnowledge(toMove);
    int loading = world.updatesToShot(unit, updates);
    // Ammunition for a shot changes what the unit can do, so it ends a wait.
    world.waitUntil(unit, world.counter() + (loading == 0 ? updates : loading));
  }

  /** Goes on from a world that was changed from outside. */
  void resume() {
    Arrays.fill(sightKnown, false);
    goOn();
  }

  private void goOn() {
    verdict = referee.rule(world);
    // In a view nobody to ask means that an unseen unit is being asked.
    if (!askNext() && referee.viewer() == 0) {
      run();
    }
  }

  private void run() {
    while (verdict == null && !askNext()) {
      // The loop stops at the earliest of three: a wait that ends, a ruling on time, an event of
      // the world. Between those nothing can happen, so the counter jumps.
      int stop = Math.min(nextWaking(), referee.nextRuling());
      if (stop <= world.nextEvent()) {
        world.skipTo(stop);
      } else {
        // Looking costs a pass over all pairs of units; an update that stirred nothing needs none.
        int changes = world.changeCount();
        world.skipTo(world.nextEvent());
        world.update();
        if (world.changeCount() != changes) {
          wake(Side.FIRST);
          wake(Side.SECOND);
        }
      }
      verdict = referee.rule(world);
    }
  }

  private int nextWaking() {
    Units units = world.units();
    int next = Integer.MAX_VALUE;
    for (int unit = 0; unit < units.count(); unit++) {
      if (units.isIdle(unit)) {
        next = Math.min(next, units.waitsUntil(unit));
      }
    }
    return next;
  }

  /** Turns to the unit that is to decide now; false when all have decided. */
  private boolean askNext() {
    Units units = world.units();
    int leading = NOBODY;
    int following = NOBODY;
    for (int unit = 0; unit < units.count(); unit++) {
      if (units.isIdle(unit) && units.waitsUntil(unit) <= world.counter()) {
        if (side(units.player(unit)) == leader) {
          leading = lower(units, unit, leading);
        } else {
          following = lower(units, unit, following);
        }
      }
    }
    asked = leading != NOBODY ? leading : following;
    toMove = leading != NOBODY ? leader : leader.opponent();
    if (asked == NOBODY) {
      return false;
    }
    // Its moves and the player will ask whether it can shoot.
    world.feed(asked);
    return true;
  }

  private static int lower(Units units, int unit, int other) {
    return other == NOBODY || units.tile(unit) < units.tile(other) ? unit : other;
  }

  /**
   * Lets the waiting units of a side be asked again if it sees something else than before, and
   * tells the lookout.
   */
  private void wake(Side side) {
    if (!sightKnown[side.index()]) {
      return;
    }
    long now = look(side);
    if (now != sight[side.index()]) {
      sight[side.index()] = now;
      Units units = world.units();
      for (int unit = 0; unit < units.count(); unit++) {
        if (units.player(unit) == player(side) && units.waitsUntil(unit) > world.counter()) {
          world.waitUntil(unit, world.counter());
        }
      }
      if (lookout != null) {
        lookout.sightChanged(side);
      }
    }
  }

  /** A hash of the enemies a side sees and of how its own units are. */
  private long look(Side side) {
    Units units = world.units();
    int player = player(side);
    // A sum of hashes does not depend on the numbers of units, which change when one dies.
    long seen = 0;
    for (int unit = 0; unit < units.count(); unit++) {
      if (units.player(unit) == player) {
        seen += SeededStream.valueAt(0, units.health(unit));
      } else if (Sight.shows(world, player, unit)) {
        seen += SeededStream.valueAt(1, units.tile(unit));
      }
    }
    return seen;
  }

  /** Everything that decides the future but dice. */
  long key() {
    // What the referee remembers decides the future too: how long all bases have been one player's.
    long rest = leader.index() | referee.viewer() << 1 | referee.dominator() << 4;
    return world.key() ^ SeededStream.valueAt(rest, referee.dominatedSince());
  }

  void copyFrom(DecisionLoop source) {
    world.copyFrom(source.world);
    referee.copyFrom(source.referee);
    for (int side = 0; side < 2; side++) {
      decisions[side] = source.decisions[side];
      sight[side] = source.sight[side];
      sightKnown[side] = source.sightKnown[side];
    }
    leader = source.leader;
    toMove = source.toMove;
    asked = source.asked;
    verdict = source.verdict;
  }

  /** Writes what a side may know into another match, in which that side leads. */
  void viewInto(Side viewer, DecisionLoop target) {
    world.viewInto(player(viewer), target.world);
    target.referee.copyFor(player(viewer), referee);
    target.decisions[viewer.index()] = decisions(viewer);
    target.decisions[viewer.opponent().index()] = 0;
    // What the other side saw, and when it wants to be asked, is not the viewer's to know.
    Arrays.fill(target.sightKnown, false);
    target.leader = viewer;
    target.verdict = verdict;
    target.askNext();
  }

  /** Takes over what a text says besides the world, and goes on. */
  void restore(Side newLeader, int firstDecisions, int secondDecisions) {
    leader = newLeader;
    decisions[0] = firstDecisions;
    decisions[1] = secondDecisions;
    // Units that wait are woken by what changes from here on; in a view nobody knows of waits.
    if (referee.viewer() == 0) {
      updateKnowledge(Side.FIRST);
      updateKnowledge(Side.SECOND);
    }
    goOn();
  }
}
