package warlab.lab.config.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.MatchSpec;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.ResolvedConfig;

class SweepTest {

  @Test
  void listsBecomePlayersNamedFromTheirValues() {
    List<PlayerSpec> players =
        swept("heuristic: e1, sweep: {depth: [1, 3], ties: [random, first]}");

    assertThat(players)
        .extracting(PlayerSpec::name)
        .containsExactly(
            "p depth=1 ties=random",
            "p depth=1 ties=first",
            "p depth=3 ties=random",
            "p depth=3 ties=first");
    assertThat(players.get(3).asSecond().settings())
        .containsEntry("depth", 3L)
        .containsEntry("ties", "first");
    assertThat(players.get(3).sweep()).isEqualTo(Map.of("depth", "3", "ties", "first"));
    assertThat(players).extracting(PlayerSpec::family).containsOnly("p");
  }

  @Test
  void aLabelSaysWhatPlayersAreCalledAndChangesNoGame() {
    String plain = "{heuristic: e1, search: alpha-beta, sweep: {depth: [1, 3]}%s}";
    ExperimentConfig named =
        Experiments.withPlayers(
            "{p: " + plain.formatted(", label: \"after {depth} plies\"") + ", o: random}",
            "{pairs: 1}");
    ExperimentConfig unnamed =
        Experiments.withPlayers("{p: " + plain.formatted("") + ", o: random}", "{pairs: 1}");

    assertThat(named.players())
        .extracting(PlayerSpec::label)
        .containsExactly("after 1 plies", "after 3 plies", "o");
    assertThat(named.players()).extracting(PlayerSpec::name).contains("p depth=1", "p depth=3");
    assertThat(named.configHash()).isEqualTo(unnamed.configHash());
    assertThat(Experiments.read(ResolvedConfig.yaml(named)).players()).isEqualTo(named.players());
    assertThat(Experiments.read(ResolvedConfig.yaml(unnamed)).players())
        .isEqualTo(unnamed.players());
  }

  @Test
  void heuristicsCanBeSwept() {
    assertThat(swept("depth: 2, sweep: {heuristic: [e1, {linear: {material: 2, mobility: 0.5}}]}"))
        .extracting(PlayerSpec::name)
        .containsExactly("p heuristic=e1", "p heuristic=linear(material=2;mobility=0.5)");
  }

  @Test
  void weightsAndOptionsOfAHeuristicCanBeSwept() {
    List<PlayerSpec> players =
        swept(
            "depth: 2, heuristic: {linear: {material: 10}}, sweep: {heuristic.mobility: [0, 2.5]}");

    assertThat(players)
        .extracting(PlayerSpec::name)
        .containsExactly("p heuristic.mobility=0", "p heuristic.mobility=2.5");
    assertThat(players.get(1).asFirst().settings())
        .hasEntrySatisfying("heuristic", Experiments.is("linear(material=10;mobility=2.5)"));
    assertThat(swept("depth: 2, heuristic: {guard: {bonus: 3}}, sweep: {heuristic.reach: [1, 4]}"))
        .extracting(PlayerSpec::name)
        .containsExactly("p heuristic.reach=1", "p heuristic.reach=4");
  }

  @Test
  void sweptValuesMayDifferBySide() {
    assertThat(swept("heuristic: e1, sweep: {depth: [2, {attacker: 2, defender: 4}]}"))
        .extracting(PlayerSpec::name)
        .containsExactly("p depth=2", "p depth=2/4");
  }

  @Test
  void oneSideCanBeSweptAndTheOtherStays() {
    List<PlayerSpec> players =
        swept("heuristic: e1, depth: 1, sweep: {depth.attacker: [2, 3], heuristic.second: [e1]}");

    assertThat(players)
        .extracting(PlayerSpec::name)
        .containsExactly(
            "p depth.attacker=2 heuristic.second=e1", "p depth.attacker=3 heuristic.second=e1");
    assertThat(players.get(1).asFirst().settings()).containsEntry("depth", 3L);
    assertThat(players.get(1).asSecond().settings()).containsEntry("depth", 1L);
    assertThat(swept("heuristic: e1, sweep: {depth.first: [2], depth.defender: [1, 4]}"))
        .extracting(each -> each.asSecond().settings().get("depth"))
        .containsExactly(1L, 4L);
    assertThatThrownBy(() -> swept("heuristic: e1, sweep: {depth.attacker: [2]}"))
        .hasMessageContaining("player 'p': no limit");
    assertThatThrownBy(
            () -> swept("heuristic: e1, depth: {first: 1, second: 2}, sweep: {depth.first: [2]}"))
        .hasMessageContaining("depth.first: given and swept");
  }

  @Test
  void aPlayerSweptOnOneSideIsReadBackAsItWasWritten() {
    ExperimentConfig config =
        Experiments.withPlayers(
            "{p: {search: alpha-beta, heuristic: e1, depth: 1, sweep: {depth.attacker: [2, 3]}}}",
            "{pairs: 1}");
    ExperimentConfig again = Experiments.read(ResolvedConfig.yaml(config));
    assertThat(again.players()).isEqualTo(config.players());
  }

  @Test
  void matchNamesSweptPlayersByFamily() {
    MatchSpec match =
        Experiments.withPlayers(
                "{p: {search: alpha-beta, heuristic: e1, sweep: {depth: [1, 2]}}, o: random}",
                "{pairs: 1, format: cross, first: [p], second: [o, p depth=2]}")
            .match();

    assertThat(match.first()).containsExactly("p depth=1", "p depth=2");
    assertThat(match.second()).containsExactly("o", "p depth=2");
  }

  private static List<PlayerSpec> swept(String settings) {
    return Experiments.withPlayers("{p: {search: alpha-beta, " + settings + "}}", "{pairs: 1}")
        .players();
  }
}
