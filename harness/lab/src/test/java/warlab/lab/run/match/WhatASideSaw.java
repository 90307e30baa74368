package warlab.lab.run.match;

import java.util.ArrayList;
import java.util.List;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.tankwars.TankMove;
import warlab.games.tankwars.TankPosition;
import warlab.games.tankwars.world.Orders;
import warlab.games.tankwars.world.World;
import warlab.lab.plan.GameTask;
import warlab.players.Decision;

/**
 * What one side of a game of Tank Wars could see after every single update, and what it decided. A
 * match jumps from decision to decision, so the updates are made again in a world of its own.
 */
final class WhatASideSaw implements MatchListener {

  /** A decision and when it was made. */
  record Decided(int counter, int move) {}

  private final Side side;
  private final List<Long> views = new ArrayList<>();
  private final List<Decided> decisions = new ArrayList<>();
  private final World world;
  private final World view;

  WhatASideSaw(GameTask task, Side side) {
    this.side = side;
    world = ((TankPosition) task.game().parse(task.opening().text(), task.gameOptions())).world();
    view = new World(world);
  }

  @Override
  public void started(GameTask task, Position position) {
    world.copyFrom(((TankPosition) position).world());
    look();
  }

  @Override
  public void decided(Position position, Side mover, Decision decision) {
    int now = ((TankPosition) position).world().counter();
    while (world.counter() < now) {
      world.update();
      look();
    }
    int move = decision.move();
    if (mover == side) {
      decisions.add(new Decided(now, move));
    }
    int player = TankPosition.player(mover);
    switch (TankMove.what(move)) {
      case TankMove.MOVE ->
          new Orders(world).move(player, TankMove.tile(move), TankMove.target(move));
      case TankMove.FIRE ->
          new Orders(world).fire(player, TankMove.tile(move), TankMove.target(move));
      default -> {}
    }
  }

  private void look() {
    world.viewInto(TankPosition.player(side), view);
    views.add(view.key());
  }

  /** How many updates after the start the views of two games differ, or one of them has ended. */
  int firstDifference(WhatASideSaw other) {
    int length = Math.min(views.size(), other.views.size());
    for (int i = 0; i < length; i++) {
      if (!views.get(i).equals(other.views.get(i))) {
        return i;
      }
    }
    return length;
  }

  /** The decisions before so many updates. */
  List<Decided> decisionsBefore(int updates) {
    int start = world.counter() - views.size() + 1;
    return decisions.stream().filter(each -> each.counter() - start < updates).toList();
  }
}
