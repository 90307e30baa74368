package warlab.protocols.tankwars.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.MoveStack;
import warlab.games.Options;
import warlab.games.SeededStream;
import warlab.games.Side;
import warlab.games.tankwars.TankPosition;
import warlab.games.tankwars.TankWarsGame;
import warlab.games.tankwars.map.MapText;
import warlab.games.tankwars.world.RuleProfile;
import warlab.games.tankwars.world.Units;
import warlab.games.tankwars.world.World;

class StatusReaderTest {
  private static final TankWarsGame GAME = new TankWarsGame();
  private static final Options RULES =
      Options.of(GAME.options(), Map.of("map", "skirmish", "iterationCap", 100_000L));

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void whatIsReadEqualsTheViewThatTheMatchWouldGive(long seed) throws WireException {
    TankPosition position = GAME.start(RULES);
    position.seedDice(seed);
    position.keepHistory(false);
    SeededStream stream = new SeededStream(seed);
    for (int move = 0; move < 300 && !position.isOver(); move++) {
      if (move % 3 == 0) {
        assertReadsBack(position, Side.FIRST);
        assertReadsBack(position, Side.SECOND);
      }
      position.play(orderAtRandom(position, stream));
    }
  }

  private static void assertReadsBack(TankPosition position, Side side) throws WireException {
    int player = TankPosition.player(side);
    TankPosition view = position.copy();
    position.viewInto(side, view);

    TankPosition read =
        new StatusReader(RULES, player).read(WorldJson.seenBy(player, view.world()));

    assertThat(read.sideToMove()).isEqualTo(view.sideToMove());
    assertThat(read.askedUnit()).isEqualTo(view.askedUnit());
    assertThat(read.isOver()).isEqualTo(view.isOver());
    assertThat(withoutSupply(read, player)).isEqualTo(withoutSupply(view, player));
  }

  /** In the update in which a base is lost its supply still holds; a reader cannot know. */
  private static String withoutSupply(TankPosition position, int player) {
    return WorldJson.seenBy(player, position.world()).replaceAll("\"Supply\":\\{[^}]*}", "");
  }

  /** Never a wait: the wire does not tell who waits. */
  private static int orderAtRandom(TankPosition position, SeededStream stream) {
    MoveStack moves = new MoveStack();
    int orders = position.legalMoves(moves) - 2;
    return moves.get(stream.nextInt(orders));
  }

  @Test
  void unitsKeepTheirIds() throws WireException {
    World world = GAME.start(RULES).world();
    World read = new StatusReader(RULES, 1).read(WorldJson.seenBy(1, world)).world();
    Units units = world.units();
    for (int unit = 0; unit < units.count(); unit++) {
      if (units.player(unit) == 1) {
        int same = read.unitAt(units.tile(unit));
        assertThat(read.units().id(same)).isEqualTo(units.id(unit));
      }
    }
  }

  @Test
  void aThirdPlayerSeesItselfOnTheFirstSideAndOneEnemy() throws WireException {
    World world =
        new World(
            MapText.parse("three", "7x1||BGGGGGB|1T2.0,2T4.0,3T3.0"), RuleProfile.DOCUMENT, 1);
    world.update();
    StatusReader reader = new StatusReader(RULES, 3);

    World read = reader.read(WorldJson.seenBy(3, world)).world();

    assertThat(reader.side()).isEqualTo(Side.FIRST);
    assertThat(read.units().player(read.unitAt(3))).isEqualTo(1);
    assertThat(read.units().player(read.unitAt(2))).isEqualTo(2);
    assertThat(read.units().player(read.unitAt(4))).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "no JSON",
        "[]",
        "{}",
        "{\"Tiles\":[[{\"Type\":66}]],\"YHeight\":1}",
        "{\"Tiles\":[],\"XWidth\":2,\"YHeight\":2,\"Reinforcement\":null,\"Iteration\":1}",
        "{\"Tiles\":[],\"XWidth\":2,\"YHeight\":2000000000,\"Reinforcement\":null,\"Iteration\":1}",
        "{\"Tiles\":[],\"XWidth\":2,\"YHeight\":-2,\"Reinforcement\":null,\"Iteration\":1}",
        "{\"Tiles\":7,\"XWidth\":\"a\",\"YHeight\":99999999999,\"Reinforcement\":1}"
      })
  void aStatusThatIsNoWorldIsRefusedInOneLine(String json) {
    assertThatThrownBy(() -> new StatusReader(RULES, 1).read(json))
        .isInstanceOf(WireException.class)
        .hasMessageStartingWith("sent a STATUS that is no world: ")
        .hasMessageNotContaining("\n");
  }
}
