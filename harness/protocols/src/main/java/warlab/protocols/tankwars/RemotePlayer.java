package warlab.protocols.tankwars;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.tankwars.TankMove;
import warlab.games.tankwars.TankPosition;
import warlab.games.tankwars.world.Activity;
import warlab.games.tankwars.world.Orders;
import warlab.games.tankwars.world.World;
import warlab.players.Decision;
import warlab.players.ForfeitException;
import warlab.players.ForfeitException.Reason;
import warlab.players.Player;
import warlab.players.program.process.SelfTerminating;
import warlab.protocols.tankwars.text.Limits;
import warlab.protocols.tankwars.text.LineSocket;
import warlab.protocols.tankwars.text.Request;
import warlab.protocols.tankwars.text.RequestThrottle;
import warlab.protocols.tankwars.text.WireException;
import warlab.protocols.tankwars.text.WorldJson;

/**
 * Plays what an outside program orders. The program sees a server in lockstep: its STATUS is
 * answered with the view of this moment, its orders up to the next STATUS are carried out on a copy
 * of that view and handed out as the match asks for one unit after the other. Units without an
 * order wait for one update, so that no idle unit is ever passed over.
 *
 * <p>What the program is told is all from the view: unlike on a server, paths know nothing of
 * unseen units.
 */
final class RemotePlayer implements Player, SelfTerminating {
  /** Long before the first STATUS. */
  private static final int NEVER = Integer.MIN_VALUE / 2;

  private final OutsideProgram program;
  private final int number;
  private final int step;
  private final Limits limits;
  private final RequestThrottle throttle;
  private @Nullable World ordered;
  private boolean statusIsDue;
  private int shownAt = NEVER;
  private long ticks;
  private boolean exitedOnItsOwn;

  RemotePlayer(OutsideProgram program, Side side, int step, Limits limits) {
    this.program = program;
    this.number = TankPosition.player(side);
    this.step = step;
    this.limits = limits;
    throttle = new RequestThrottle(limits);
  }

  @Override
  public Decision choose(Position view) {
    TankPosition position = (TankPosition) view;
    World world = position.world();
    if (world.counter() >= shownAt + step) {
      try {
        show(world);
      } catch (IOException broken) {
        throw forfeit(broken);
      }
    }
    int tile = world.units().tile(position.askedUnit());
    return Decision.unsearched(
        world.counter() == shownAt ? order(tile) : TankMove.wait(tile, TankMove.SHORT_WAIT));
  }

  /** Shows the program a world and collects its orders, up to the STATUS that asks for the next. */
  private void show(World world) throws IOException {
    World copy = new World(world);
    ordered = copy;
    Orders orders = new Orders(copy);
    if (!statusIsDue) {
      answerUntilStatus(orders);
    }
    socket().send(WorldJson.seenBy(number, copy));
    shownAt = world.counter();
    ticks++;
    answerUntilStatus(orders);
  }

  private void answerUntilStatus(Orders orders) throws IOException {
    statusIsDue = false;
    while (!statusIsDue) {
      String line = socket().receive(limits.silenceMs());
      if (line == null) {
        throw new WireException(Reason.ENDED, "closed the connection", null);
      }
      Request request = Request.parse(line);
      throttle.check(request, ticks);
      switch (request.verb()) {
        case STATUS -> statusIsDue = true;
        case PLAYER -> socket().send(Integer.toString(number));
        default -> socket().send(request.order(orders, number).text());
      }
    }
  }

  private LineSocket socket() throws IOException {
    return program.awaitConnection(limits.lineBytes(), limits.silenceMs());
  }

  private int order(int tile) {
    World world = ordered;
    int unit = world == null ? -1 : world.unitAt(tile);
    if (world == null || unit < 0 || world.units().isIdle(unit)) {
      return TankMove.wait(tile, TankMove.SHORT_WAIT);
    }
    int target = world.units().to(unit);
    return world.units().activity(unit) == Activity.MOVE
        ? TankMove.move(tile, target)
        : TankMove.fire(tile, target);
  }

  private ForfeitException forfeit(IOException broken) {
    Reason reason = broken instanceof WireException wire ? wire.reason() : Reason.ENDED;
    return new ForfeitException(
        reason, "the program " + broken.getMessage() + " (" + program.lastOutput() + ")", null);
  }

  @Override
  public void close() {
    exitedOnItsOwn = program.end();
  }

  @Override
  public boolean exitedOnItsOwn() {
    return exitedOnItsOwn;
  }
}
