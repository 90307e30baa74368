package warlab.players.scripted.tankwars;

import java.util.List;
import java.util.Map;
import warlab.games.Options;
import warlab.games.SeededStream;
import warlab.games.Side;
import warlab.games.tankwars.TankPosition;
import warlab.games.tankwars.TankWarsGame;
import warlab.players.Player;
import warlab.players.PlayerFactory;
import warlab.players.Seat;
import warlab.players.scripted.RandomFactory;

/** Plays bots against each other, each on its own view, and checks that what they do is legal. */
final class Battles {
  static final TankWarsGame GAME = new TankWarsGame();
  static final Options DEFAULTS = Options.defaults(GAME.options());
  static final List<PlayerFactory> BOTS =
      List.of(
          new IdleFactory(),
          new RandomFactory(),
          new RushFactory(),
          new HunterFactory(),
          new TacticianFactory());

  private Battles() {}

  static Player bot(PlayerFactory factory, Side side, long seed) {
    return bot(factory, side, seed, Map.of());
  }

  static Player bot(PlayerFactory factory, Side side, long seed, Map<String, Object> options) {
    Options checked = Options.of(factory.options(GAME), options);
    return factory.create(GAME, checked, new Seat(side).begin(seed));
  }

  /** A whole game; the dice, the opening and the bots' streams come from the seed. */
  static TankPosition play(PlayerFactory red, PlayerFactory blue, String map, long seed) {
    Options options = Options.of(GAME.options(), Map.of("map", map));
    Options variation = Options.defaults(GAME.openingOptions());
    TankPosition position = GAME.parse(GAME.proposeOpening(options, variation, seed), options);
    position.seedDice(seed);
    Player first = bot(red, Side.FIRST, SeededStream.derive(seed, 1));
    Player second = bot(blue, Side.SECOND, SeededStream.derive(seed, 2));
    return play(position, first, second);
  }

  static TankPosition play(TankPosition position, Player first, Player second) {
    position.keepHistory(false);
    TankPosition view = position.copy();
    position.watch(side -> show(position, side, view, side == Side.FIRST ? first : second));
    while (!position.isOver()) {
      Side side = position.sideToMove();
      Player mover = side == Side.FIRST ? first : second;
      show(position, side, view, mover);
      position.viewInto(side, view);
      int move = mover.choose(view).move();
      String objection = position.whyIllegal(move);
      if (objection != null) {
        throw new AssertionError(GAME.notation().move(position, move) + ": " + objection);
      }
      position.play(move);
    }
    return position;
  }

  private static void show(TankPosition position, Side side, TankPosition view, Player player) {
    position.viewInto(side, view);
    player.observe(view);
  }

  /** The share of points of the first named over pairs of games with seats swapped. */
  static double score(PlayerFactory one, PlayerFactory other, String map, int pairs) {
    int halfPoints = 0;
    for (int pair = 0; pair < pairs; pair++) {
      halfPoints += play(one, other, map, pair).outcome().halfPoints(Side.FIRST);
      halfPoints += play(other, one, map, pair).outcome().halfPoints(Side.SECOND);
    }
    return halfPoints / (4.0 * pairs);
  }
}
