package warlab.heuristics.gridconflict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import warlab.games.Feature;
import warlab.games.Heuristic;
import warlab.games.MoveStack;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.Registry;
import warlab.games.SeededStream;
import warlab.games.Side;
import warlab.games.gridconflict.GridConflict;
import warlab.games.gridconflict.GridConflictPosition;

class GridConflictHeuristicsTest {
  private final GridConflict game = new GridConflict();
  private final Options options = Options.defaults(game.options());
  private final Registry<Heuristic> heuristics = Registry.load(Heuristic.class, loader());
  private final Registry<Feature> features =
      Registry.loadFeatures(loader(), (one, other) -> false, each -> {});

  private static ClassLoader loader() {
    return GridConflictHeuristicsTest.class.getClassLoader();
  }

  /** One row of nine cells with A on its first. */
  private GridConflictPosition row(String next, String a, String b, String placeOfB) {
    String text = "1 9 " + next + "; " + a + "; " + b + "; 0; A A1 B " + placeOfB;
    return (GridConflictPosition) game.parse(text, options);
  }

  private int score(String heuristic, Position position) {
    return heuristics.find(heuristic).orElseThrow().evaluate(position, Side.FIRST);
  }

  private int amount(String feature, Position position, Side side) {
    return features.find(feature).orElseThrow().amount(position, side);
  }

  @Test
  void sumIsTheDifferenceThatDecidesAtTheLimit() {
    GridConflictPosition position = row("A", "100 40 5 9 20", "90 45 -5 20 22", "A9");
    assertThat(score("sum", position)).isEqualTo(165 - 152);
  }

  @Test
  void raceAddsAHundredForEachBlowAhead() {
    GridConflictPosition position = row("A", "100 40 5 9 20", "90 45 -5 20 22", "A9");
    // B needs 100/40 = 3 blows, A 90/45 = 2.
    assertThat(score("race", position)).isEqualTo(100 + 13);
  }

  @Test
  void raceCountsBlowsWithoutDamageAsOnePoint() {
    GridConflictPosition position = row("A", "30 10 0 9 20", "30 10 10 20 20", "A9");
    assertThat(score("race", position)).isEqualTo(100 * (3 - 30) - 10);
  }

  @Test
  void duelOfNeighboursGoesToTheOneWhoKillsFirst() {
    String fresh = "80 40 0 20 20";
    assertThat(PlainDuel.roundsLeftAtDeath(row("A", fresh, fresh, "A2"), Side.FIRST)).isEqualTo(10);
    assertThat(PlainDuel.roundsLeftAtDeath(row("B", fresh, fresh, "A2"), Side.FIRST))
        .isEqualTo(-10);
    assertThat(PlainDuel.roundsLeftAtDeath(row("A", "80 40 0 9 20", fresh, "A2"), Side.FIRST))
        .isEqualTo(-9);
    assertThat(PlainDuel.roundsLeftAtDeath(row("A", "81 40 0 9 20", fresh, "A2"), Side.FIRST))
        .isEqualTo(8);
  }

  @Test
  void duelCountsTheWalkAgainstTheBlows() {
    String fresh = "80 40 0 20 20";
    // A walks 7 and strikes once, B answers twice.
    assertThat(PlainDuel.roundsLeftAtDeath(row("A", fresh, fresh, "A9"), Side.FIRST)).isEqualTo(-9);
    // A has no breath for a blow and waits; B has to walk, A strikes back.
    assertThat(PlainDuel.roundsLeftAtDeath(row("A", "80 40 0 16 20", fresh, "A9"), Side.FIRST))
        .isEqualTo(8);
  }

  @Test
  void nobodyDiesWhenNobodyComesNearEnough() {
    String tired = "80 40 0 16 16";
    GridConflictPosition position = row("A", tired, tired, "A9");
    assertThat(PlainDuel.roundsLeftAtDeath(position, Side.FIRST)).isEqualTo(PlainDuel.NOBODY_DIES);
    assertThat(score("duel", position)).isEqualTo(score("race", position));
  }

  @Test
  void duelEndsWithTheRoundLimit() {
    String text = "1 9 A; 80 40 0 10 20; 80 40 0 20 20; 0; A A1 B A2; rounds 9/10 actions 20";
    GridConflictPosition position = (GridConflictPosition) game.parse(text, options);
    assertThat(PlainDuel.roundsLeftAtDeath(position, Side.FIRST)).isEqualTo(PlainDuel.NOBODY_DIES);
  }

  @Test
  void duelPrefersEarlierKills() {
    GridConflictPosition now = row("A", "80 40 0 20 20", "80 40 0 20 20", "A2");
    assertThat(score("duel", now)).isEqualTo(1000 + 10 * 100);
  }

  @Test
  void oneSidesScoreIsTheOthersNegated() {
    SeededStream stream = new SeededStream(3);
    Options openingOptions = Options.defaults(game.openingOptions());
    MoveStack stack = new MoveStack();
    for (long seed = 0; seed < 100; seed++) {
      Position position = game.parse(game.proposeOpening(options, openingOptions, seed), options);
      while (!position.isOver()) {
        for (Heuristic heuristic : heuristics.all()) {
          if (heuristic.game().equals(game.id())) {
            assertThat(heuristic.evaluate(position, Side.SECOND))
                .isEqualTo(-heuristic.evaluate(position, Side.FIRST));
          }
        }
        stack.clear();
        position.play(stack.get(stream.nextInt(position.legalMoves(stack))));
      }
    }
  }

  @Test
  void featuresCountOneFighter() {
    String text = "1 9 A; 100 40 5 9 20; 90 45 -5 20 22; 3; 5 0 0 0; 0 9 0 -2; -9 0 0 0;";
    GridConflictPosition position =
        (GridConflictPosition) game.parse(text + "A A1 B A9 o0 A3 o1 A7 o2 A8", options);
    assertThat(amount("hit-points", position, Side.SECOND)).isEqualTo(90);
    assertThat(amount("attack", position, Side.SECOND)).isEqualTo(45);
    assertThat(amount("defence", position, Side.SECOND)).isEqualTo(-5);
    assertThat(amount("max-stamina", position, Side.SECOND)).isEqualTo(22);
    assertThat(amount("stamina", position, Side.FIRST)).isEqualTo(9);
    assertThat(amount("life", position, Side.FIRST)).isEqualTo(3);
    assertThat(amount("blows", position, Side.FIRST)).isZero();
    assertThat(amount("blows", position, Side.SECOND)).isEqualTo(1);
    assertThat(amount("item-reach", position, Side.FIRST)).isEqualTo(5);
    assertThat(amount("item-reach", position, Side.SECOND)).isEqualTo(7);
    assertThat(amount("duel", position, Side.FIRST)).isPositive();
    assertThat(amount("duel", position, Side.SECOND)).isZero();
  }

  @Test
  void namesAreFoundOnce() {
    List<String> ids =
        heuristics.all().stream()
            .filter(heuristic -> heuristic.game().equals(game.id()))
            .map(Heuristic::id)
            .toList();
    assertThat(ids).contains("duel", "race", "sum");
    List<String> featureIds =
        features.all().stream()
            .filter(feature -> feature.game().equals(game.id()))
            .map(Feature::id)
            .toList();
    assertThat(featureIds).hasSizeGreaterThan(8).doesNotHaveDuplicates();
  }
}
