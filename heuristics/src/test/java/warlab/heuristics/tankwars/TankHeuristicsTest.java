package warlab.heuristics.tankwars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import warlab.games.Feature;
import warlab.games.Heuristic;
import warlab.games.MoveStack;
import warlab.games.Options;
import warlab.games.Registry;
import warlab.games.SeededStream;
import warlab.games.Side;
import warlab.games.tankwars.TankPosition;
import warlab.games.tankwars.TankWarsGame;

class TankHeuristicsTest {
  private static final TankWarsGame GAME = new TankWarsGame();
  private static final Options DEFAULTS = Options.defaults(GAME.options());

  @Test
  void everyHeuristicAndFeatureIsFoundByName() {
    ClassLoader loader = getClass().getClassLoader();
    List<String> heuristics =
        Registry.load(Heuristic.class, loader).all().stream()
            .filter(each -> each.game().equals("tank-wars"))
            .map(Heuristic::id)
            .toList();
    assertThat(heuristics).contains("attrition", "command", "conquest");
    assertThat(features().stream().map(Feature::id))
        .contains(
            "advance",
            "ammunition",
            "bases",
            "cover",
            "exposure",
            "health",
            "material",
            "morale",
            "supply",
            "units");
  }

  private static List<Feature> features() {
    ClassLoader loader = TankHeuristicsTest.class.getClassLoader();
    return Registry.loadFeatures(loader, (one, other) -> false, each -> {}).all().stream()
        .filter(feature -> feature.game().equals("tank-wars"))
        .toList();
  }

  private static Feature feature(String id) {
    return features().stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
  }

  @Test
  void aFairStartIsWorthTheSameToBothSides() {
    for (String map : List.of("border", "river", "skirmish")) {
      TankPosition start = GAME.parse(map, DEFAULTS);
      for (Feature feature : features()) {
        assertThat(feature.amount(start, Side.FIRST))
            .as(feature.id())
            .isEqualTo(feature.amount(start, Side.SECOND));
      }
    }
  }

  @Test
  void oneSidesGainIsTheOthersLoss() {
    for (long seed = 0; seed < 20; seed++) {
      TankPosition position = randomPosition(seed);
      for (Heuristic heuristic :
          List.of(new AttritionHeuristic(), new ConquestHeuristic(), new CommandHeuristic())) {
        int score = heuristic.evaluate(position, Side.FIRST);
        assertThat(heuristic.evaluate(position, Side.SECOND)).isEqualTo(-score);
      }
    }
  }

  private static TankPosition randomPosition(long seed) {
    TankPosition position = GAME.parse("border", DEFAULTS);
    SeededStream stream = new SeededStream(seed);
    MoveStack stack = new MoveStack();
    for (int i = 0; i < 40 * seed && !position.isOver(); i++) {
      stack.clear();
      position.play(stack.get(stream.nextInt(position.legalMoves(stack))));
    }
    return position;
  }

  @Test
  void aShellInTheAirCountsAsItsExpectedDamageAndMoreTheSoonerItLands() {
    TankPosition position = GAME.parse("8x2||DDDDDDDD/BDDDDDDB|1T0.0,2U2.0", DEFAULTS);
    Feature health = feature("health");
    assertThat(health.amount(position, Side.SECOND)).isEqualTo(100);
    position.play(GAME.notation().parseMove(position, "FIRE 0 0 2 0"));
    assertThat(health.amount(position, Side.SECOND)).isEqualTo((int) (100 - 22.105 * 0.882));
    position.play(GAME.notation().parseMove(position, "WAIT 2 0"));
    assertThat(health.amount(position, Side.SECOND)).isEqualTo((int) (100 - 22.105 * 0.902));
    position.play(GAME.notation().parseMove(position, "MOVE 2 0 3 0"));
    assertThat(position.world().counter()).isLessThan(100);
    assertThat(health.amount(position, Side.SECOND)).isEqualTo(100);
  }

  @Test
  void aUnitCountsWhereItIsGoing() {
    TankPosition position = GAME.parse("8x1||DDDDDDBD|1T4.0,1U0.0,2U7.0", DEFAULTS);
    Feature bases = feature("bases");
    Feature advance = feature("advance");
    position.play(GAME.notation().parseMove(position, "WAIT 0 0"));
    int before = advance.amount(position, Side.FIRST);
    position.play(GAME.notation().parseMove(position, "MOVE 4 0 5 0"));
    assertThat(advance.amount(position, Side.FIRST)).isEqualTo(before + 1);
    assertThat(bases.amount(position, Side.FIRST)).isZero();
    position.play(GAME.notation().parseMove(position, "MOVE 7 0 6 0"));
    assertThat(bases.amount(position, Side.SECOND)).isEqualTo(1);
  }

  @Test
  void theAdvanceIsCountedAlongRoads() {
    Feature advance = feature("advance");
    TankPosition position = GAME.parse("4x2||DSDB/DDDD|1T0.0,1U0.1,2U3.1", DEFAULTS);
    assertThat(advance.amount(position, Side.FIRST)).isEqualTo((20 - 4) + (20 - 3));
  }

  @Test
  void exposureCountsLoadedEnemiesInRangeAndCoverHelps() {
    Feature exposure = feature("exposure");
    TankPosition open = GAME.parse("8x1||DDDDDDBD|1T0.0,2U2.0", DEFAULTS);
    assertThat(exposure.amount(open, Side.SECOND)).isEqualTo((int) (8 * 100 * 22.105 / 62));
    assertThat(exposure.amount(open, Side.FIRST)).isZero();
    TankPosition covered = GAME.parse("8x1||DDSDDDBD|1T0.0,2U2.0", DEFAULTS);
    assertThat(exposure.amount(covered, Side.SECOND)).isEqualTo((int) (8 * 100 * 12.677 / 62));
    assertThat(feature("cover").amount(covered, Side.SECOND)).isEqualTo(2);
  }

  @Test
  void supplyAndAmmunitionAndMoraleAreCounted() {
    TankPosition position = GAME.parse("8x1||BDDDDDDD|1T0.0,1A3.0,2U7.0", DEFAULTS);
    assertThat(feature("supply").amount(position, Side.FIRST)).isEqualTo(15 + 13);
    assertThat(feature("supply").amount(position, Side.SECOND)).isZero();
    assertThat(feature("ammunition").amount(position, Side.FIRST)).isEqualTo(50);
    assertThat(feature("ammunition").amount(position, Side.SECOND)).isEqualTo(30);
    assertThat(feature("morale").amount(position, Side.FIRST)).isEqualTo(2);
    assertThat(feature("units").amount(position, Side.FIRST)).isEqualTo(2);
    assertThat(feature("material").amount(position, Side.SECOND)).isEqualTo(800);
  }
}
