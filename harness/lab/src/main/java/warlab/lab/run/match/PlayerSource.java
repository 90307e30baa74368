package warlab.lab.run.match;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import warlab.games.Game;
import warlab.games.Side;
import warlab.lab.config.Catalog;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.PlayerTemplate;
import warlab.lab.plan.GameTask;
import warlab.players.Player;
import warlab.players.Seat;

/** Makes the players that tasks ask for. Safe to call from any thread. */
@FunctionalInterface
public interface PlayerSource {

  /** The player of one side, fresh for this game, on the memory and the stream of its seat. */
  Player seat(GameTask task, Side side, Seat seat);

  /** Players by side and name; each is looked up once and shared by all threads. */
  static PlayerSource of(Catalog catalog, Game game) {
    Map<String, PlayerTemplate> first = new ConcurrentHashMap<>();
    Map<String, PlayerTemplate> second = new ConcurrentHashMap<>();
    return (task, side, seat) -> {
      PlayerSpec player = task.player(side);
      return (side == Side.FIRST ? first : second)
          .computeIfAbsent(
              player.name(), name -> new PlayerTemplate(catalog, game, player.as(side)))
          .create(seat);
    };
  }

  /** Players whose settings may change from game to game, whatever they are called. */
  static PlayerSource changing(Catalog catalog, Game game) {
    return (task, side, seat) ->
        new PlayerTemplate(catalog, game, task.player(side).as(side)).createOnce(seat);
  }
}
