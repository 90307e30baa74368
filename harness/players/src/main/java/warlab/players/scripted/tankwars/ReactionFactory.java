package warlab.players.scripted.tankwars;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.games.tankwars.TankWarsGame;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;

/** Gives a kind of player, whichever it is, the option {@code reaction} when it plays Tank Wars. */
public final class ReactionFactory implements PlayerFactory {
  private static final Option REACTION =
      Option.integer(
          "reaction", 1, 1, 10_000, "orders are given only at every so many-th iteration");

  private final PlayerFactory kind;

  public ReactionFactory(PlayerFactory kind) {
    this.kind = kind;
  }

  @Override
  public String id() {
    return kind.id();
  }

  @Override
  public String help() {
    return kind.help();
  }

  @Override
  public boolean plays(Game game) {
    return kind.plays(game);
  }

  @Override
  public List<Option> options(Game game) {
    List<Option> options = new ArrayList<>(kind.options(game));
    if (game instanceof TankWarsGame) {
      options.add(REACTION);
    }
    return List.copyOf(options);
  }

  @Override
  public @Nullable String objection(Options options) {
    return kind.objection(options);
  }

  @Override
  public long tableBytes(Options options) {
    return kind.tableBytes(options);
  }

  @Override
  public Player create(Game game, Options options, Seat seat) {
    Player player = kind.create(game, options, seat);
    int rhythm = game instanceof TankWarsGame ? (int) options.integer(REACTION.name()) : 1;
    return rhythm == 1 ? player : new ReactionPlayer(player, rhythm);
  }
}
