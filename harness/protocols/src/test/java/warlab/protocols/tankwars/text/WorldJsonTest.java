package warlab.protocols.tankwars.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import warlab.games.tankwars.map.BuiltInMaps;
import warlab.games.tankwars.map.MapText;
import warlab.games.tankwars.map.TankMap;
import warlab.games.tankwars.world.Orders;
import warlab.games.tankwars.world.RuleProfile;
import warlab.games.tankwars.world.Setup;
import warlab.games.tankwars.world.World;

/** The answer to STATUS, letter by letter. */
class WorldJsonTest {
  private final World world = world("7x1|1301U,13001A,1200T|BGGFGGB|1T1.0,2U6.0");

  private static World world(String map) {
    World world = new World(MapText.parse("test", map), RuleProfile.DOCUMENT, 1);
    world.update();
    Setup setup = new Setup(world);
    for (int unit = 0; unit < world.units().count(); unit++) {
      setup.id(unit, 9007199254740991L - unit);
    }
    return world;
  }

  @Test
  void aPlayerIsShownFieldByFieldInThisOrder() {
    assertThat(new Orders(world).fire(1, 1, 0, 2, 0).text()).isEqualTo("OK");

    assertThat(WorldJson.seenBy(1, world))
        .isEqualTo(
            "{\"Tiles\":["
                + "[{\"Type\":66,\"ImageID\":0,\"XCol\":0,\"YRow\":0,\"Unit\":null,\"Owner\":0,"
                + "\"Visibility\":{\"1\":2},\"Supply\":{\"1\":0}}],"
                + "[{\"Type\":71,\"ImageID\":0,\"XCol\":1,\"YRow\":0,\"Unit\":"
                + "{\"Player\":1,\"Type\":84,\"ID\":9007199254740991,\"Health\":100,"
                + "\"Activity\":{\"Name\":\"FIRE\",\"From\":[1,0],\"To\":[2,0],"
                + "\"Start\":1,\"End\":61},"
                + "\"View\":3,\"CloseView\":1,\"FireRange\":2,\"Speed\":70,\"FireSpeed\":60,"
                + "\"Hidden\":false,\"Armour\":2,\"Demoralized\":false,\"Ammunition\":2},"
                + "\"Owner\":0,\"Visibility\":{\"1\":2},\"Supply\":{\"1\":0}}],"
                + "[{\"Type\":71,\"ImageID\":0,\"XCol\":2,\"YRow\":0,\"Unit\":null,\"Owner\":0,"
                + "\"Visibility\":{\"1\":2},\"Supply\":{\"1\":0}}],"
                + "[{\"Type\":70,\"ImageID\":0,\"XCol\":3,\"YRow\":0,\"Unit\":null,\"Owner\":0,"
                + "\"Visibility\":{\"1\":1},\"Supply\":{\"1\":0}}],"
                + "[{\"Type\":71,\"ImageID\":0,\"XCol\":4,\"YRow\":0,\"Unit\":null,\"Owner\":0,"
                + "\"Visibility\":{\"1\":1},\"Supply\":{\"1\":0}}],"
                + "[{\"Type\":71,\"ImageID\":0,\"XCol\":5,\"YRow\":0,\"Unit\":null,\"Owner\":0,"
                + "\"Visibility\":{\"1\":0},\"Supply\":{\"1\":0}}],"
                + "[{\"Type\":66,\"ImageID\":0,\"XCol\":6,\"YRow\":0,\"Unit\":null,\"Owner\":0,"
                + "\"Visibility\":{\"1\":0},\"Supply\":{\"1\":0}}]],"
                + "\"XWidth\":7,\"YHeight\":1,"
                + "\"Reinforcement\":{\"1200\":84,\"13001\":65,\"1301\":85},"
                + "\"Iteration\":1,\"Freeze\":false}");
  }

  @Test
  void theWholeShowsEveryPlayersSupplyAndSight() {
    assertThat(WorldJson.whole(world))
        .contains(
            "[{\"Type\":66,\"ImageID\":0,\"XCol\":6,\"YRow\":0,\"Unit\":"
                + "{\"Player\":2,\"Type\":85,\"ID\":9007199254740990,\"Health\":100,"
                + "\"Activity\":null,"
                + "\"View\":3,\"CloseView\":3,\"FireRange\":0,\"Speed\":90,\"FireSpeed\":69,"
                + "\"Hidden\":false,\"Armour\":2,\"Demoralized\":false,\"Ammunition\":9},"
                + "\"Owner\":2,\"Visibility\":{\"1\":0,\"2\":2},\"Supply\":{\"1\":0,\"2\":1}}]]");
  }

  @Test
  void anObserverSeesTerrainOnly() {
    String json = WorldJson.seenBy(3, world);
    assertThat(json)
        .contains("\"Visibility\":{\"3\":0},\"Supply\":{\"3\":0}")
        .doesNotContain("\"Player\"", "\"Owner\":1", "\"Owner\":2", "{\"3\":1}", "{\"3\":2}");
  }

  @Test
  void anEnemyBaseInFogLooksNeutralAndAnOwnOneDoesNot() {
    assertThat(WorldJson.seenBy(1, world)).doesNotContain("\"Owner\":2");
    World later = world("9x1||BGGGGGGGB|1T1.0,1T0.0,2U8.0");
    new Orders(later).move(1, 0, 0, 1, 0);
    assertThat(WorldJson.seenBy(1, later)).contains("\"Owner\":1").doesNotContain("\"Owner\":2");
    assertThat(WorldJson.seenBy(2, later)).contains("\"Owner\":2").doesNotContain("\"Owner\":1");
  }

  @Test
  void aHiddenUnitIsShownOnCloseViewOnly() {
    String near = WorldJson.seenBy(1, world("5x1||GGGGB|1T1.0,2U2.0"));
    String far = WorldJson.seenBy(1, world("5x1||GGGGB|1T1.0,2U3.0"));
    String open = WorldJson.seenBy(1, world("5x1||GGGDB|1T1.0,2U3.0"));
    assertThat(near).contains("\"Player\":2").contains("\"Hidden\":true");
    assertThat(far).doesNotContain("\"Player\":2");
    assertThat(open).contains("\"Player\":2").contains("\"Hidden\":false");
  }

  @Test
  void aMapWithoutReinforcementsSaysNull() {
    assertThat(WorldJson.whole(world("3x1||BGB|1T0.0,2T2.0"))).contains("\"Reinforcement\":null,");
  }

  @Test
  void aFrozenWorldSaysSo() {
    world.freeze(true);
    assertThat(WorldJson.seenBy(1, world)).endsWith("\"Iteration\":1,\"Freeze\":true}");
  }

  @Test
  void picturesAreShown() {
    TankMap plain = MapText.parse("test", "2x1||BB|1T0.0,2T1.0");
    TankMap painted =
        new TankMap(
            "painted",
            plain.board(),
            plain.ground(),
            java.util.List.of(7, 254),
            plain.units(),
            plain.reinforcements());
    assertThat(WorldJson.whole(new World(painted, RuleProfile.DOCUMENT, 1)))
        .contains("\"ImageID\":7,\"XCol\":0", "\"ImageID\":254,\"XCol\":1");
  }

  @Test
  void theSizesAreThoseOfTheOriginal() {
    assertThat(WorldJson.seenBy(1, start(BuiltInMaps.BORDER)).length()).isBetween(12_000, 15_000);
    assertThat(WorldJson.seenBy(1, start(BuiltInMaps.RIVER)).length()).isBetween(28_000, 34_000);
  }

  private static World start(TankMap map) {
    World world = new World(map, RuleProfile.DOCUMENT, 1);
    world.update();
    return world;
  }
}
