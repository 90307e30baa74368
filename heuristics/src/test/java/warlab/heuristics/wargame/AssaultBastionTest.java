package warlab.heuristics.wargame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import warlab.games.Feature;
import warlab.games.Heuristic;
import warlab.games.Options;
import warlab.games.Side;
import warlab.heuristics.LinearHeuristic;

class AssaultBastionTest {
  private static final List<Feature> FEATURES = new WargameFeatures().features();

  @Test
  void assaultIsTheLinearHeuristicOfItsWeights() {
    Map<String, Double> weights = new LinkedHashMap<>();
    weights.put("material", 100.0);
    weights.put("health", 20.0);
    weights.put("ai-safety", 20.0);
    weights.put("virus-reach", 20.0);
    weights.put("mobility", 10.0);
    assertSame(new AssaultHeuristic(), weights);
  }

  @Test
  void bastionIsTheLinearHeuristicOfItsWeights() {
    Map<String, Double> weights = new LinkedHashMap<>();
    weights.put("material", 100.0);
    weights.put("health", 10.0);
    weights.put("ai-safety", 20.0);
    weights.put("virus-reach", 20.0);
    weights.put("mobility", 5.0);
    weights.put("repair-reach", 10.0);
    weights.put("combat-outlook", 20.0);
    assertSame(new BastionHeuristic(), weights);
  }

  private static void assertSame(Heuristic ours, Map<String, Double> weights) {
    Heuristic linear = new LinearHeuristic();
    Options options = Options.of(linear.options(), Map.of("weights", weights));
    Heuristic configured = linear.configured(options, FEATURES);
    RandomGames.positions(500)
        .forEach(
            position -> {
              for (Side side : Side.values()) {
                assertThat(ours.evaluate(position, side))
                    .isEqualTo(configured.evaluate(position, side));
              }
            });
  }
}
