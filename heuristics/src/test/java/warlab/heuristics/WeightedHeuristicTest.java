package warlab.heuristics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import warlab.games.Feature;
import warlab.games.Game;
import warlab.games.Heuristic;
import warlab.games.MoveStack;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.Registry;
import warlab.games.SeededStream;
import warlab.games.Side;
import warlab.heuristics.WeightedHeuristic.Term;

class WeightedHeuristicTest {
  private static final ClassLoader LOADER = WeightedHeuristicTest.class.getClassLoader();

  private static Stream<WeightedHeuristic> weighted() {
    return Registry.load(Heuristic.class, LOADER).all().stream()
        .filter(WeightedHeuristic.class::isInstance)
        .map(WeightedHeuristic.class::cast)
        .filter(heuristic -> !heuristic.terms().isEmpty());
  }

  @Test
  void areAllSumsOfFeaturesButLinearWhichHasItsTermsFromAConfig() {
    assertThat(weighted())
        .extracting(Heuristic::id)
        .containsExactly(
            "assault",
            "attrition",
            "bastion",
            "champion",
            "citadel",
            "command",
            "conquest",
            "defend",
            "duel",
            "e1",
            "onslaught",
            "race",
            "sum");
  }

  /** Also where the sum is made in one piece for speed. */
  @ParameterizedTest
  @MethodSource("weighted")
  void equalTheSumOfTheTermsTheySay(WeightedHeuristic heuristic) {
    for (Position position : positions(heuristic.game())) {
      for (Side view : Side.values()) {
        assertThat(heuristic.evaluate(position, view)).isEqualTo(sum(heuristic, position, view));
      }
    }
  }

  private static int sum(WeightedHeuristic heuristic, Position position, Side view) {
    double sum = 0;
    for (Term term : heuristic.terms()) {
      Feature feature = term.feature();
      int own = feature.amount(position, view);
      sum += term.weight() * (own - feature.amount(position, view.opponent()));
    }
    return (int) Math.rint(sum);
  }

  @ParameterizedTest
  @MethodSource("weighted")
  void sayTheirWeightsByName(WeightedHeuristic heuristic) {
    assertThat(heuristic.weights().keySet())
        .containsExactlyElementsOf(
            heuristic.terms().stream().map(term -> term.feature().id()).toList());
    assertThat(heuristic.weights().values())
        .containsExactlyElementsOf(heuristic.terms().stream().map(Term::weight).toList());
  }

  @Test
  void everyFeatureBalancesOneSidesAmountAgainstTheOthers() {
    for (Feature feature : Registry.loadFeatures(LOADER, (one, other) -> false, each -> {}).all()) {
      for (Position position : positions(feature.game())) {
        int first = feature.amount(position, Side.FIRST);
        int second = feature.amount(position, Side.SECOND);
        assertThat(feature.balance(position, Side.FIRST))
            .as(feature.id())
            .isEqualTo(first - second);
        assertThat(feature.balance(position, Side.SECOND)).isEqualTo(second - first);
      }
    }
  }

  private static List<Position> positions(String id) {
    Game game = Registry.load(Game.class, LOADER).find(id).orElseThrow();
    Options options = Options.defaults(game.options());
    Options openings = Options.defaults(game.openingOptions());
    MoveStack moves = new MoveStack();
    List<Position> positions = new ArrayList<>();
    for (long seed = 0; seed < 20; seed++) {
      Position position = game.parse(game.proposeOpening(options, openings, seed), options);
      SeededStream stream = new SeededStream(seed);
      for (int ply = 0; ply < 60 && !position.isOver(); ply++) {
        positions.add(position.copy());
        moves.clear();
        position.play(moves.get(stream.nextInt(position.legalMoves(moves))));
      }
    }
    return positions;
  }
}
