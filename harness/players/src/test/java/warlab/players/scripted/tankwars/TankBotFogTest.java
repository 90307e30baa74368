package warlab.players.scripted.tankwars;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import warlab.games.SeededStream;
import warlab.games.Side;
import warlab.games.tankwars.TankPosition;
import warlab.games.tankwars.map.UnitKind;
import warlab.games.tankwars.world.Setup;
import warlab.games.tankwars.world.Sight;
import warlab.games.tankwars.world.World;
import warlab.players.Player;
import warlab.players.PlayerFactory;

class TankBotFogTest {

  @Test
  void noBotDecidesByWhatItsSideDoesNotSee() {
    for (PlayerFactory factory : Battles.BOTS) {
      for (long seed = 0; seed < 10; seed++) {
        TankPosition position = midGame(seed);
        Side side = position.sideToMove();
        TankPosition changed = position.copy();
        assertThat(changeUnseen(changed, TankPosition.player(side))).isTrue();
        assertThat(decision(factory, changed, seed)).isEqualTo(decision(factory, position, seed));
      }
    }
  }

  private static TankPosition midGame(long seed) {
    TankPosition position = Battles.GAME.start(Battles.DEFAULTS);
    position.seedDice(seed);
    Player red = Battles.bot(new HunterFactory(), Side.FIRST, seed);
    Player blue = Battles.bot(new HunterFactory(), Side.SECOND, seed + 1);
    TankPosition view = position.copy();
    while (position.movesPlayed() < 60 + 20 * seed && !position.isOver()) {
      position.viewInto(position.sideToMove(), view);
      position.play((position.sideToMove() == Side.FIRST ? red : blue).choose(view).move());
    }
    return position;
  }

  private static int decision(PlayerFactory factory, TankPosition position, long seed) {
    Player bot = Battles.bot(factory, position.sideToMove(), seed);
    TankPosition view = position.copy();
    position.viewInto(position.sideToMove(), view);
    bot.observe(view);
    position.viewInto(position.sideToMove(), view);
    return bot.choose(view).move();
  }

  private static boolean changeUnseen(TankPosition position, int player) {
    World world = position.world();
    SeededStream stream = new SeededStream(9);
    Setup setup = new Setup(world);
    boolean changed = false;
    for (int tile = 0; tile < world.board().tiles(); tile++) {
      boolean unseen = Sight.level(world, player, tile) == Sight.FOG;
      if (unseen && world.unitAt(tile) >= 0) {
        setup.health(world.unitAt(tile), 5).ammunition(world.unitAt(tile), 0);
      } else if (unseen && world.ground(tile).isOpen() && stream.nextInt(8) == 0) {
        setup.unit(3 - player, UnitKind.ARTILLERY, tile);
        changed = true;
      }
    }
    world.dice().seed(77);
    return changed;
  }
}
