package warlab.heuristics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import warlab.games.Feature;
import warlab.games.Heuristic;
import warlab.games.OptionException;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.Registry;
import warlab.games.Scores;
import warlab.games.Side;
import warlab.games.wargame.Wargame;

class LinearHeuristicTest {
  private static final Wargame GAME = new Wargame();
  private static final List<Feature> FEATURES =
      Registry.loadFeatures(
              LinearHeuristicTest.class.getClassLoader(), (one, other) -> false, each -> {})
          .all()
          .stream()
          .filter(each -> each.game().equals(GAME.id()))
          .toList();

  private static Heuristic linear(Map<String, Double> weights) {
    Heuristic description = new LinearHeuristic();
    Options options = Options.of(description.options(), Map.of("weights", weights));
    return description.configured(options, FEATURES);
  }

  private static Position position() {
    String line = "dA8dT9.../dT9aV4.../.dF8.../....aP9/....aA9 d 40 100";
    return GAME.parse(line, Options.defaults(GAME.options()));
  }

  @Test
  void weighsOwnFeaturesAgainstTheOpponents() {
    Map<String, Double> weights = new LinkedHashMap<>();
    weights.put("material", 100.0);
    weights.put("ai-health", -0.25);
    Heuristic heuristic = linear(weights);
    // material 14 against 17, health of the AI 9 against 8: -300.25
    assertThat(heuristic.evaluate(position(), Side.FIRST)).isEqualTo(-300);
    assertThat(heuristic.evaluate(position(), Side.SECOND)).isEqualTo(300);
  }

  @Test
  void equalsE1WithTheWeightOfMaterial() {
    assertThat(linear(Map.of("material", 1.0)).evaluate(position(), Side.FIRST)).isEqualTo(-3);
  }

  @Test
  void staysWithinTheBoundOfEstimates() {
    assertThat(linear(Map.of("material", -1e300)).evaluate(position(), Side.FIRST))
        .isEqualTo(Scores.BOUND);
  }

  @Test
  void refusesUnknownFeaturesWithTheNearestSpelling() {
    assertThatThrownBy(() -> linear(Map.of("materal", 1.0)))
        .isInstanceOf(OptionException.class)
        .hasMessage("unknown feature 'materal', maybe 'material'?")
        .extracting(thrown -> ((OptionException) thrown).option())
        .isEqualTo("materal");
  }
}
