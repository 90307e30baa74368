package warlab.players.scripted.tankwars;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import warlab.games.Side;
import warlab.games.tankwars.TankPosition;
import warlab.games.tankwars.world.Setup;
import warlab.players.Player;
import warlab.players.PlayerFactory;

/** Single decisions of the bots on arranged fields. */
class TacticsTest {

  @Test
  void theHunterShootsTheNearestEnemyInRange() {
    TankPosition position = field("8x2||DDDDDDDD/DDDDDDDB|1T2.0,2U3.0,2U4.0");
    assertThat(order(new HunterFactory(), position)).isEqualTo("FIRE 2 0 3 0");
  }

  @Test
  void theHunterLeadsAWalkingTarget() {
    TankPosition position = field("8x1||DDDDDDDB|1T2.0,2T5.0");
    play(position, "WAIT 2 0");
    play(position, "MOVE 5 0 4 0");
    while (position.world().counter() < 11) {
      play(position, "WAIT 2 0");
    }
    assertThat(order(new HunterFactory(), position)).isEqualTo("FIRE 2 0 4 0");
  }

  @Test
  void theHunterDoesNotAimWhereAFriendWillBe() {
    TankPosition position = field("8x1||DDDDDDDB|1T1.0,1T2.0,2T3.0,2T7.0");
    play(position, "MOVE 1 0 0 0");
    assertThat(order(new HunterFactory(), position)).isEqualTo("FIRE 2 0 3 0");
    TankPosition walking = field("8x1||DDDDDDDB|1T1.0,1T2.0,2T4.0");
    play(walking, "WAIT 1 0");
    assertThat(order(new HunterFactory(), walking)).isEqualTo("FIRE 2 0 4 0");
  }

  @Test
  void theHunterWalksHomeWithoutAmmunition() {
    TankPosition position = field("9x1||BDDDDDDDD|1U0.0,1T5.0,2T7.0");
    disarm(position, 5);
    play(position, "WAIT 0 0");
    assertThat(order(new HunterFactory(), position)).isEqualTo("MOVE 5 0 4 0");
  }

  @Test
  void theRusherWalksPastEnemiesToABase() {
    TankPosition position = field("9x2||DDDDDDDDD/DDDDDDDDB|1T4.0,2U3.0");
    assertThat(order(new RushFactory(), position)).startsWith("MOVE 4 0 ");
    TankPosition owned = field("9x2||DDDDDDDDD/DDDDDDDDB|1T4.0,1U8.1,2U3.0");
    assertThat(order(new RushFactory(), owned)).isEqualTo("FIRE 4 0 3 0");
  }

  @Test
  void theTacticianStepsOutOfTheWayOfAShell() {
    TankPosition position = field("9x3||DDDDDDDDD/BDDDDDDDD/DDDDDDDDD|1U2.1,2T4.1");
    disarm(position, position.world().board().tile(2, 1));
    play(position, "WAIT 2 1");
    play(position, "FIRE 4 1 2 1");
    assertThat(position.world().counter()).isEqualTo(11);
    assertThat(order(new TacticianFactory(), position)).startsWith("MOVE 2 1 ");
  }

  @Test
  void theTacticianPrefersTheTargetItHurtsMost() {
    TankPosition position = field("9x3||DDDDDDDDD/BDDDDDDDD/DDDDDDDDD|1T4.1,2T6.1,2T4.2");
    new Setup(position.world()).health(position.world().unitAt(tile(position, 6, 1)), 15);
    assertThat(order(new TacticianFactory(), position)).isEqualTo("FIRE 4 1 6 1");
    TankPosition covered = field("9x3||DDDDDDDDD/BDDDDDDDD/DDDDODDDD|1T4.1,2T6.1,2T4.2");
    disarm(covered, tile(covered, 6, 1));
    disarm(covered, tile(covered, 4, 2));
    assertThat(order(new TacticianFactory(), covered)).isEqualTo("FIRE 4 1 6 1");
  }

  @Test
  void theTacticianRemembersAnEnemyThatLeftItsSight() {
    EnemyMemory memory = new EnemyMemory(1);
    TankPosition position = field("9x1||BDDDDDDDD|1T3.0,2T6.0");
    memory.update(view(position));
    assertThat(memory.contacts()).hasSize(1);
    play(position, "WAIT 3 0");
    play(position, "MOVE 6 0 7 0");
    while (position.world().counter() < 60) {
      play(position, "WAIT 3 0");
    }
    TankPosition later = view(position);
    assertThat(later.world().units().count()).isEqualTo(1);
    memory.update(later);
    assertThat(memory.contacts()).isEmpty();

    TankPosition hidden = field("9x1||BDDDDDDDD|1T3.0,2T6.0");
    EnemyMemory other = new EnemyMemory(1);
    other.update(view(hidden));
    play(hidden, "MOVE 3 0 2 0");
    play(hidden, "WAIT 6 0");
    while (hidden.world().counter() < 60) {
      play(hidden, "WAIT 6 0");
    }
    other.update(view(hidden));
    assertThat(other.contacts()).hasSize(1);
    assertThat(other.contacts().get(0).tile()).isEqualTo(6);
  }

  private static TankPosition field(String map) {
    return Battles.GAME.parse(map, Battles.DEFAULTS);
  }

  private static int tile(TankPosition position, int column, int row) {
    return position.world().board().tile(column, row);
  }

  private static void disarm(TankPosition position, int tile) {
    new Setup(position.world()).ammunition(position.world().unitAt(tile), 0);
  }

  private static void play(TankPosition position, String text) {
    int move = Battles.GAME.notation().parseMove(position, text);
    assertThat(position.whyIllegal(move)).isNull();
    position.play(move);
  }

  private static TankPosition view(TankPosition position) {
    TankPosition view = position.copy();
    position.viewInto(Side.FIRST, view);
    return view;
  }

  private static String order(PlayerFactory factory, TankPosition position) {
    Player bot = Battles.bot(factory, position.sideToMove(), 1);
    TankPosition view = position.copy();
    position.viewInto(position.sideToMove(), view);
    bot.observe(view);
    return Battles.GAME.notation().move(position, bot.choose(view).move());
  }
}
