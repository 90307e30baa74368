package warlab.lab.tune.ablate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static warlab.lab.config.read.Experiments.HEAD;
import static warlab.lab.config.read.Experiments.LINEAR;
import static warlab.lab.config.read.Experiments.readReal;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.games.Side;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.OpeningSpec;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.ResolvedConfig;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.Experiments;
import warlab.lab.config.read.Overrides;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.tune.ablate.AblateSpec.Method;

class AblateReaderTest {
  private static AblateSpec ablate(String ablate) {
    return AblationExperiment.of(readReal("ablate: " + ablate)).ablate();
  }

  private static String heuristic(PlayerSpec player, Side side) {
    return String.valueOf(player.as(side).settings().get("heuristic"));
  }

  @Test
  void hasAllMethodsAndUsualOpponentsUnlessTold() {
    ExperimentConfig config = readReal("ablate: { player: '" + LINEAR + "' }");
    AblateSpec ablate = AblationExperiment.of(config).ablate();

    assertThat(ablate.methods()).containsExactly(Method.values());
    assertThat(ablate.pairs()).isEqualTo(1000);
    assertThat(ablate.pool())
        .extracting(PlayerSpec::name)
        .containsExactly("e3e4", "e2", "attack", "greedy");
    assertThat(config.match().openings()).isInstanceOf(OpeningSpec.Generated.class);
    assertThat(config.match().pairs()).isEqualTo(AblateSpec.OWN_GAMES);
    assertThat(config.players().get(0).asFirst().settings()).containsEntry("ties", "first");
  }

  @Test
  void termsAreLeftOutOfWhatListsThem() {
    AblateSpec ablate = ablate("{ player: 'greedy:heuristic=assault' }");

    assertThat(ablate.terms())
        .containsExactly("material", "health", "ai-safety", "virus-reach", "mobility");
    assertThat(heuristic(ablate.with("x", List.of("health", "mobility")), Side.SECOND))
        .isEqualTo("linear(health=20;mobility=10)");
    assertThat(heuristic(ablate.with("x", List.of()), Side.FIRST)).isEqualTo("linear(material=0)");
  }

  @Test
  void theTermThatActsOnlyInSomePositionsIsOneLikeAnyOther() {
    ExperimentConfig config =
        Experiments.realReader()
            .read(
                ExperimentFile.parse(
                    Path.of("x.yaml"),
                    """
                name: x
                game: grid-conflict
                seed: 1
                ablate: { player: 'greedy:heuristic=duel' }
                """,
                    Overrides.none()));

    assertThat(AblationExperiment.of(config).ablate().terms()).contains("kill");
  }

  @Test
  void theOtherSideKeepsItsTerms() {
    AblateSpec ablate =
        ablate(
            "{ side: defender, player: { search: greedy,"
                + " heuristic: { attacker: e3e4, defender: bastion } } }");
    PlayerSpec player = ablate.with("x", List.of("material"));

    assertThat(heuristic(player, Side.FIRST)).isEqualTo("e3e4");
    assertThat(heuristic(player, Side.SECOND)).isEqualTo("linear(material=100)");
    PlayerSpec alone = ablate.alone("x", List.of("health"));
    assertThat(heuristic(alone, Side.FIRST)).isEqualTo("linear(material=0)");
    assertThat(heuristic(alone, Side.SECOND)).isEqualTo("linear(health=10)");
  }

  @Test
  void isWrittenDownAndReadAsTheSame() {
    ExperimentConfig config =
        readReal(
            "ablate: { player: '"
                + LINEAR
                + "', side: attacker, methods: [shapley, flips], pairs: 7, pool: [e2] }");
    ExperimentConfig again =
        Experiments.realReader()
            .read(
                ExperimentFile.parse(
                    Path.of("x.yaml"), ResolvedConfig.yaml(config), Overrides.none()));

    assertThat(again.experiment()).isEqualTo(config.experiment());
    assertThat(again.configHash()).isEqualTo(config.configHash());
  }

  @Test
  void moreMethodsAndPairsGoOnWithWhatWasPlayed() {
    String player = "ablate: { player: '" + LINEAR + "'";
    String hash = readReal(player + " }").configHash();

    assertThat(readReal(player + ", pairs: 5, methods: [flips] }").configHash()).isEqualTo(hash);
    assertThat(readReal(player + ", side: attacker }").configHash()).isNotEqualTo(hash);
    ExperimentConfig told =
        Experiments.realReader()
            .read(
                ExperimentFile.parse(
                    Path.of("x.yaml"), HEAD + player + " }", Overrides.none().pairs(9)));
    assertThat(AblationExperiment.of(told).ablate().pairs()).isEqualTo(9);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{ }|x.yaml:4:9: player: missing, expected the player to ablate",
        "{ player: random }|player: random has no heuristic, so nothing to ablate",
        "{ player: 'greedy:heuristic=e3e4' }|the heuristic e3e4 is no weighted sum of features",
        "{ player: 'greedy:heuristic=linear(material=1)' }|its heuristic has 1 terms, expected 2",
        "{ player: P, side: defendr }|unknown side 'defendr', maybe 'defender'?",
        "{ player: P, piars: 5 }|unknown key 'piars' of ablate, maybe 'pairs'?",
        "{ player: P, pairs: 1 }|pairs: expected a whole number from 2",
        "{ player: P, methods: [flip] }|methods: unknown method 'flip', maybe 'flips'?",
        "{ player: P, methods: [] }|methods: expected a list of names",
        "{ player: P, methods: [flips], pool: [e2] }|pool: only shapley has one",
        "{ player: P, pool: [e22] }|pool: unknown heuristic or player 'e22', maybe 'e2'?",
        "{ player: { search: greedy, heuristic: { attacker: e1, defender: e2 } } }"
            + "|differs by side, so ablate one side at a time",
        "{ player: P }#match: { pairs: 3 }|match: an ablation has ablate in its place",
        "{ player: P }#methods: [flips]|unknown key 'methods' of an ablation, it belongs under"
            + " ablate",
        "{ player: P }#pool: [e2]|unknown key 'pool' of an ablation, it belongs under ablate",
        "{ player: P }#pairs: 3|unknown key 'pairs' of an ablation, it belongs under ablate",
        "{ player: P }#tune: { player: P }|ablate: a tuning has tune in its place, leave it out",
        "{ player: P }#prove: none|prove: only a tuning has one, and there is no tune",
      })
  void aMistakeIsRefusedWithItsPlace(String ablate, String message) {
    String text = "ablate: " + ablate.replace("P", "'" + LINEAR + "'").replace('#', '\n');

    assertThatThrownBy(() -> readReal(text))
        .isInstanceOf(ConfigException.class)
        .hasMessageStartingWith("x.yaml:")
        .hasMessageContaining(message);
  }

  @Test
  void allMistakesAreToldAtOnce() {
    assertThatThrownBy(
            () ->
                readReal("ablate: { player: 'greedy:heuristic=e3e4', pairs: 0, metods: [flips] }"))
        .hasMessageContaining("no weighted sum of features")
        .hasMessageContaining("pairs: expected a whole number")
        .hasMessageContaining("unknown key 'metods' of ablate, maybe 'methods'?");
  }
}
