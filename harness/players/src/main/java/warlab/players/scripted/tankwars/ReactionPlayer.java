package warlab.players.scripted.tankwars;

import org.jspecify.annotations.Nullable;
import warlab.games.Position;
import warlab.games.tankwars.TankMove;
import warlab.games.tankwars.TankPosition;
import warlab.players.Decision;
import warlab.players.OutsideReport;
import warlab.players.Player;

/**
 * A player that is slow to react: it is asked only when the counter is a multiple of its rhythm, in
 * between its idle units wait.
 */
final class ReactionPlayer implements Player {
  private final Player player;
  private final int rhythm;

  ReactionPlayer(Player player, int rhythm) {
    this.player = player;
    this.rhythm = rhythm;
  }

  @Override
  public Decision choose(Position view) {
    TankPosition position = (TankPosition) view;
    int since = position.world().counter() % rhythm;
    if (since == 0) {
      return player.choose(view);
    }
    // A long wait would sleep through the next beat if that is nearer.
    boolean soon = rhythm - since < TankMove.LONG_WAIT;
    int tile = position.world().units().tile(position.askedUnit());
    return Decision.unsearched(
        TankMove.wait(tile, soon ? TankMove.SHORT_WAIT : TankMove.LONG_WAIT));
  }

  @Override
  public void observe(Position view) {
    player.observe(view);
  }

  @Override
  public @Nullable OutsideReport outside() {
    return player.outside();
  }

  @Override
  public void close() {
    player.close();
  }
}
