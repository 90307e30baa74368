package warlab.lab.statistics.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import warlab.lab.config.MadeUpConfig;
import warlab.lab.config.PlayerSpec;
import warlab.lab.statistics.basic.ChiSquared;
import warlab.lab.statistics.effect.Effect.Kind;
import warlab.lab.statistics.elo.Elo;
import warlab.lab.statistics.rating.BradleyTerry;
import warlab.lab.statistics.rating.CrossTableCounts;

/** Of players who scored just what their strengths predict, effects are those of the strengths. */
class EffectsTest {
  private static final double EXACT = 1e-6;

  private static PlayerSpec player(String family, String... point) {
    Map<String, String> at = new LinkedHashMap<>();
    for (int i = 0; i < point.length; i += 2) {
      at.put(point[i], point[i + 1]);
    }
    return MadeUpConfig.player(family).at(at);
  }

  private static List<PlayerSpec> grid(List<String> heuristics, List<String> depths) {
    List<PlayerSpec> players = new ArrayList<>();
    for (String heuristic : heuristics) {
      for (String depth : depths) {
        players.add(player("ab", "heuristic", heuristic, "depth", depth));
      }
    }
    return players;
  }

  private static double depth(PlayerSpec player) {
    return Double.parseDouble(String.valueOf(player.sweep().get("depth")));
  }

  private static boolean hasRush(PlayerSpec player) {
    return "rush".equals(player.sweep().get("heuristic"));
  }

  private static Effects effects(
      List<PlayerSpec> players, ToDoubleFunction<PlayerSpec> strength, double... nodes) {
    CrossTableCounts results = new CrossTableCounts(players.size());
    for (int a = 0; a < players.size(); a++) {
      for (int b = a + 1; b < players.size(); b++) {
        double lead =
            strength.applyAsDouble(players.get(a)) - strength.applyAsDouble(players.get(b));
        results.addUnits(a, b, 200, List.of(Elo.toScore(lead + 25), Elo.toScore(lead - 25)));
      }
    }
    return Effects.of(
        new Grid(players),
        BradleyTerry.fit(results, true),
        nodes.length == 0 ? new double[players.size()] : nodes);
  }

  private static Effect effect(Effects effects, Kind kind, String key, String to) {
    return effects.means().stream()
        .filter(each -> each.kind() == kind && each.key().equals(key) && each.to().equals(to))
        .findFirst()
        .orElseThrow();
  }

  private static ChiSquared sum(Effects effects) {
    return Objects.requireNonNull(effects.sum());
  }

  @Test
  void numbersGoStepByStepAndWordsAgainstTheFirst() {
    Effects effects =
        effects(
            grid(List.of("e2", "rush", "e1"), List.of("3", "1", "2")),
            each -> 50 * depth(each) * depth(each) + (hasRush(each) ? 80 : 0));

    assertThat(effects.means())
        .extracting(Effect::words)
        .containsExactly(
            "heuristic rush over e2",
            "heuristic e1 over e2",
            "depth 2 over 1",
            "depth 3 over 2",
            "one ply",
            "one ply, last step less first");
    assertThat(effect(effects, Kind.STEP, "heuristic", "rush").elo()).isCloseTo(80, within(EXACT));
    assertThat(effect(effects, Kind.STEP, "heuristic", "e1").elo()).isCloseTo(0, within(EXACT));
    Effect step = effect(effects, Kind.STEP, "depth", "3");
    assertThat(step.from()).isEqualTo("2");
    assertThat(step.elo()).isCloseTo(250, within(EXACT));
    Effect trend = effect(effects, Kind.TREND, "depth", "3");
    assertThat(trend.unit()).isEqualTo("ply");
    assertThat(trend.elo()).isCloseTo(200, within(EXACT));
    Effect bend = effect(effects, Kind.BEND, "depth", "3");
    assertThat(bend.elo()).isCloseTo(250 - 150, within(EXACT));
    assertThat(sum(effects).degrees()).isEqualTo(9 - 1 - 2 - 2);
    assertThat(sum(effects).value()).isCloseTo(0, within(EXACT));
    assertThat(effects.interactions()).isEmpty();
  }

  /** The larger of both errors: that of observations is 0 here. */
  @Test
  void errorsAreThoseOfRatings() {
    List<PlayerSpec> players = List.of(player("ab", "depth", "1"), player("ab", "depth", "2"));
    Effect step = effect(effects(players, each -> 0), Kind.STEP, "depth", "2");
    double deviation = 0.5 / Math.sqrt(400) / 0.25;
    double advantage = 4 * Elo.toScore(25) * (1 - Elo.toScore(25));
    assertThat(step.error())
        .isCloseTo(deviation * Elo.PER_LOG_ODDS / Math.sqrt(advantage), within(EXACT));
    assertThat(step.isProven()).isFalse();
  }

  @Test
  void whatMoreNodesBuyIsToldForEachDoubling() {
    List<PlayerSpec> players = grid(List.of("e2"), List.of("1", "2", "3"));
    Effects effects = effects(players, each -> 90 * depth(each), 100, 800, 6400);
    List<Effect> trends =
        effects.means().stream().filter(each -> each.kind() == Kind.TREND).toList();
    assertThat(trends).extracting(Effect::unit).containsExactly("ply", "doubling of nodes");
    assertThat(trends.get(1).elo()).isCloseTo(30, within(EXACT));
    assertThat(trends.get(0).nodesFactor()).isCloseTo(8, within(EXACT));
    assertThat(effects.sum()).isNull();
  }

  @Test
  void limitsOfTimeAreToldForEachDoubling() {
    List<PlayerSpec> players = new ArrayList<>();
    List.of("1", "4", "8").forEach(time -> players.add(player("ab", "timeMs", time)));
    Effects effects =
        effects(
            players,
            each ->
                40
                    * Math.log(Double.parseDouble(String.valueOf(each.sweep().get("timeMs"))))
                    / Math.log(2));
    Effect trend = effect(effects, Kind.TREND, "timeMs", "8");
    assertThat(trend.unit()).isEqualTo("doubling of timeMs");
    assertThat(trend.elo()).isCloseTo(40, within(EXACT));
  }

  @Test
  void anInteractionIsNamedAndToldWithinItsValues() {
    Effects effects =
        effects(
            grid(List.of("e2", "rush"), List.of("1", "2", "3")),
            each -> hasRush(each) && depth(each) == 3 ? 120 : 0);

    assertThat(effects.interactions()).hasSize(1);
    assertThat(effects.interactions().get(0).other()).isEqualTo("depth");
    assertThat(effect(effects, Kind.STEP, "heuristic", "rush").elo()).isCloseTo(40, within(EXACT));
    Effect deep =
        effects.all().stream()
            .filter(each -> each.within().equals(Map.of("depth", "3")))
            .findFirst()
            .orElseThrow();
    assertThat(deep.words()).isEqualTo("heuristic rush over e2 with depth 3");
    assertThat(deep.elo()).isCloseTo(120, within(EXACT));
    assertThat(deep.isProven()).isTrue();
  }

  /** Each has the heuristic of its own, and the second was not tried at depth 1. */
  @Test
  void sweepsOfSeveralPlayersArePooledWhereTheyDifferInNothingElse() {
    List<PlayerSpec> players = new ArrayList<>();
    List.of("1", "2", "3").forEach(depth -> players.add(player("assault", "depth", depth)));
    List.of("2", "3").forEach(depth -> players.add(player("bastion", "depth", depth)));
    players.add(MadeUpConfig.player("random"));
    Effects effects =
        effects(
            players,
            each ->
                each.sweep().isEmpty()
                    ? -100
                    : 70 * depth(each) + (each.family().equals("assault") ? 0 : 55));

    assertThat(effect(effects, Kind.STEP, Grid.FAMILY, "bastion").elo())
        .isCloseTo(55, within(EXACT));
    assertThat(effect(effects, Kind.STEP, "depth", "2").elo()).isCloseTo(70, within(EXACT));
    assertThat(effect(effects, Kind.TREND, "depth", "3").elo()).isCloseTo(70, within(EXACT));
    assertThat(sum(effects).degrees()).isEqualTo(1);
  }
}
