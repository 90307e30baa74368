package warlab.players.scripted.tankwars;

import java.util.List;
import warlab.games.Option;
import warlab.games.Options;
import warlab.players.Player;
import warlab.players.SeatExtension;

/** {@code reaction}: every player of Tank Wars can be slow to give orders. */
public final class Reaction implements SeatExtension {
  private static final Option RHYTHM =
      Option.integer(
          "reaction", 1, 1, 10_000, "orders are given only at every so many-th iteration");

  @Override
  public String id() {
    return RHYTHM.name();
  }

  @Override
  public String help() {
    return RHYTHM.help();
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
}
