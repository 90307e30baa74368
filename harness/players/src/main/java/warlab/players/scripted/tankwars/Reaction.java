package warlab.players.scripted.tankwars;

import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Described;
import warlab.games.Option;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.tankwars.TankMove;
import warlab.games.tankwars.TankPosition;
import warlab.players.Decision;
import warlab.players.OutsideReport;
import warlab.players.Player;
import warlab.players.SeatExtension;

/** {@code reaction}: every player of Tank Wars can be slow to give orders. */
public final class Reaction extends Described implements SeatExtension {
  private static final Option RHYTHM =
      Option.integer(
          "reaction", 1, 1, 10_000, "orders are given only at every so many-th iteration");

  public Reaction() {
    super(RHYTHM.name(), RHYTHM.help());
  }

  @Override
  public String game() {
    return "tank-wars";
  }

  @Override
  public List<Option> options() {
    return List.of(RHYTHM);
  }

  @Override
  public Player extend(Player player, Options options) {
    int rhythm = (int) options.integer(RHYTHM.name());
    return rhythm == 1 ? player : new ReactionPlayer(player, rhythm);
  }

  /**
   * A player that is slow to react: it is asked only when the counter is a multiple of its rhythm,
   * in between its idle units wait.
   */
  private record ReactionPlayer(Player player, int rhythm) implements Player {

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
}
