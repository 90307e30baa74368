package warlab.games.tankwars;

import static org.assertj.core.api.Assertions.assertThat;

import warlab.games.MoveStack;
import warlab.games.Options;
import warlab.games.SeededStream;

/** Positions for tests: starts, and places reached by random play. */
final class Matches {
  static final TankWarsGame GAME = new TankWarsGame();
  static final Options DEFAULTS = Options.defaults(GAME.options());

  private Matches() {}

  static TankPosition parse(String text) {
    return GAME.parse(text, DEFAULTS);
  }

  /** A position after so many random sensible moves on a built-in map. */
  static TankPosition after(int moves, String opening, long seed) {
    TankPosition position = parse(opening);
    position.seedDice(seed);
    playOn(position, moves, seed);
    return position;
  }

  /** So many random sensible moves more. */
  static void playOn(TankPosition position, int moves, long seed) {
    position.keepHistory(false);
    SeededStream stream = new SeededStream(seed);
    for (int i = 0; i < moves && !position.isOver(); i++) {
      position.play(randomMove(position, stream));
    }
    position.keepHistory(true);
  }

  /** Gives an order that must be legal. */
  static void order(TankPosition position, String text) {
    int move = GAME.notation().parseMove(position, text);
    assertThat(position.whyIllegal(move)).as(text).isNull();
    position.play(move);
  }

  /** Lets the unit that is asked wait as long as it may. */
  static void waitLong(TankPosition position) {
    int tile = position.world().units().tile(position.askedUnit());
    position.play(TankMove.wait(tile, TankMove.LONG_WAIT));
  }

  static int randomMove(TankPosition position, SeededStream stream) {
    MoveStack stack = new MoveStack();
    int list = stream.nextInt(4) == 0 ? 0 : TankPosition.PRUNED;
    return stack.get(stream.nextInt(position.listedMoves(list, stack)));
  }
}
