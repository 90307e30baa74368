package warlab.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;
import static org.assertj.core.api.InstanceOfAssertFactories.list;
import static warlab.lab.config.read.Experiments.LINEAR;
import static warlab.lab.config.read.Experiments.readReal;

import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
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

class TuneReaderTest {
  private static TuneSpec tune(String tune) {
    return TuningExperiment.of(readReal("tune: " + tune)).tune();
  }

  @Test
  void everyWeightButTheFirstIsFreeUpToFourTimesItsStart() {
    TuneSpec tune = tune("{ player: '" + LINEAR + "' }");

    assertThat(tune.start())
        .containsExactly(entry("material", 100.0), entry("health", 20.0), entry("mobility", -3.0));
    assertThat(tune.weights())
        .containsExactly(
            entry("health", new WeightRange(0, 80)), entry("mobility", new WeightRange(-12, 0)));
    assertThat(tune.side()).isNull();
    assertThat(tune.games()).isEqualTo(30_000);
  }

  @Test
  void aHeuristicThatListsItsTermsCanBeTunedByName() {
    TuneSpec tune = tune("{ player: 'alpha-beta:depth=2,heuristic=assault' }");

    assertThat(tune.start()).containsEntry("virus-reach", 20.0).hasSize(5);
    assertThat(tune.player().asFirst().settings().get("heuristic"))
        .hasToString("linear(material=100;health=20;ai-safety=20;virus-reach=20;mobility=10)");
  }

  @Test
  void oneSideIsTunedAndTheOtherKeepsItsHeuristic() {
    TuneSpec tune =
        tune(
            "{ side: defender, player: { search: greedy,"
                + " heuristic: { attacker: e3e4, defender: bastion } } }");
    PlayerSpec other = tune.with("other", Map.of("material", 1.0));

    assertThat(tune.side()).isEqualTo(Side.SECOND);
    assertThat(other.asFirst()).isEqualTo(tune.player().asFirst());
    assertThat(other.asSecond().settings().get("heuristic")).hasToString("linear(material=1)");
  }

  @Test
  void weightsThatPlayAreScaledUntilSearchesSeeTheSmallestChange() {
    TuneSpec tune =
        tune("{ player: 'alpha-beta:depth=1,heuristic=linear(material=1;health=0.05)' }");
    PlayerSpec player = tune.with("p", tune.start());

    assertThat(tune.scale()).isEqualTo(100);
    assertThat(player.asFirst().settings().get("heuristic"))
        .hasToString("linear(material=100;health=5)");
    assertThat(player.asFirst().settings().get("aspiration")).isEqualTo(5000L);
  }

  @Test
  void aProofHasUsualOpponentsAndLongOpenings() {
    ExperimentConfig config = readReal("tune: { player: '" + LINEAR + "' }");
    ProveSpec prove = Objects.requireNonNull(TuningExperiment.of(config).prove());

    assertThat(prove.others())
        .extracting(PlayerSpec::name)
        .containsExactly("e3e4", "e2", "attack", "greedy");
    assertThat(prove.others().get(0).asFirst().settings()).containsEntry("depth", 2L);
    assertThat(prove.others().get(3).asFirst().settings().get("heuristic"))
        .hasToString("linear(material=100;health=20;mobility=-3)");
    assertThat(config.match().openings())
        .isEqualTo(new OpeningSpec.Generated(Map.of("plies", 10L)));
  }

  @Test
  void isWrittenDownAndReadAsTheSame() {
    String text =
        "tune: { side: attacker, seeds: 3, first: texel, games: 1000, player: '"
            + LINEAR
            + "',"
            + " weights: { mobility: { min: -5, max: 15 } } }\n"
            + "prove: { elo1: 20, others: [e2, 'greedy:heuristic=e1'] }\n";
    for (String each : new String[] {text, "tune: { player: '" + LINEAR + "' }\nprove: none\n"}) {
      ExperimentConfig config = readReal(each);
      ExperimentConfig again =
          Experiments.realReader()
              .read(
                  ExperimentFile.parse(
                      Path.of("x.yaml"), ResolvedConfig.yaml(config), Overrides.none()));

      assertThat(again.experiment()).isEqualTo(config.experiment());
      assertThat(again.configHash()).isEqualTo(config.configHash());
    }
  }

  @Test
  void anotherProofIsTheSameTuning() {
    String tune = "tune: { player: '" + LINEAR + "' }\n";

    assertThat(readReal(tune + "prove: none").configHash()).isEqualTo(readReal(tune).configHash());
    assertThat(readReal(tune + "openings: { plies: 8 }").configHash())
        .isNotEqualTo(readReal(tune).configHash());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{ }|x.yaml:4:7: player: missing, expected the player to tune",
        "{ player: random }|player: random has no heuristic, so nothing to tune",
        "{ player: 'greedy:heuristic=e3e4' }|the heuristic e3e4 is no weighted sum of features",
        "{ player: 'greedy:heuristic=linear(material=1)' }|one weight alone cannot be tuned",
        "{ player: 'greedy:heuristic=linear(material=1;health=0)' }|health starts from 0",
        "{ player: P, weights: { helth: { min: 0, max: 9 } } }|unknown weight 'helth' of the"
            + " player, maybe 'health'?",
        "{ player: P, weights: { health: { min: 9, max: 0 } } }|max: expected more than min",
        "{ player: P, weights: { health: { min: 0, max: 9 } } }|max: the start, 20.0, is outside",
        "{ player: P, weights: { health: { min: 0 } } }|max: missing",
        "{ player: P, weights: { material: { min: 0, max: 200 }, health: { min: 0, max: 80 },"
            + " mobility: { min: -9, max: 9 } } }|all are free",
        "{ player: P, side: defendr }|unknown side 'defendr', maybe 'defender'?",
        "{ player: P, gmaes: 5 }|unknown key 'gmaes' of tune, maybe 'games'?",
        "{ player: { search: greedy, heuristic: { attacker: e1, defender: e2 } } }|differs by side",
        "{ player: P }#match: { pairs: 3 }|match: a tuning has tune in its place, leave it out",
        "{ player: P }#prove: { others: [e22] }|others: unknown heuristic or player 'e22', maybe"
            + " 'e2'?",
        "{ player: P }#prove: { elo0: 20 }|elo1: expected more than elo0",
        "{ player: P }#prove: perhaps|prove: expected none or keys and values",
        "{ player: P }#openings: none|a proof needs openings that the tuning has not seen",
      })
  void aMistakeIsRefusedWithItsPlace(String tune, String message) {
    String text =
        "tune: " + tune.replace('#', '\n').replace("player: P", "player: '" + LINEAR + "'");

    assertThatThrownBy(() -> readReal(text))
        .isInstanceOf(ConfigException.class)
        .hasMessageStartingWith("x.yaml:")
        .hasMessageContaining(message);
  }

  @Test
  void allMistakesAreToldAtOnce() {
    assertThatThrownBy(
            () ->
                readReal(
                    """
                    mach: { pairs: 3 }
                    stop: { sprt: { elo1: 5 } }
                    threads: many
                    tune:
                      player: { search: alpha-beta, depth: deep, heuristic: { linear: { health: 1 } } }
                      side: attackr
                      gmaes: 5
                      seeds: 0
                      weights: { health: { min: 9, max: 0 }, mobility: { min: 0 } }
                    prove: { elo0: 20, others: [e22, e2] }
                    openings: { plys: 8 }
                    """))
        .extracting(refused -> ((ConfigException) refused).messages())
        .asInstanceOf(list(String.class))
        .satisfiesExactly(
            message -> assertThat(message).startsWith("x.yaml:4:1: unknown key 'mach'"),
            message -> assertThat(message).startsWith("x.yaml:5:1: stop: a tuning has tune"),
            message -> assertThat(message).startsWith("x.yaml:6:10: threads: expected"),
            message -> assertThat(message).startsWith("x.yaml:8:40: depth: expected"),
            message -> assertThat(message).startsWith("x.yaml:9:9: unknown side 'attackr'"),
            message -> assertThat(message).startsWith("x.yaml:10:3: unknown key 'gmaes' of tune"),
            message -> assertThat(message).startsWith("x.yaml:11:10: seeds: expected"),
            message -> assertThat(message).startsWith("x.yaml:12:37: max: expected more than min"),
            message -> assertThat(message).contains("max: missing"),
            message -> assertThat(message).contains("elo1: expected more than elo0"),
            message -> assertThat(message).contains("others: unknown heuristic or player 'e22'"),
            message -> assertThat(message).contains("unknown option 'plys' for openings"));
  }

  /** A place where it would be refused again is no cure. */
  @Test
  void aMisplacedKeyIsToldItsPlaceInATuning() {
    String tune = "tune: { player: '" + LINEAR + "' }\n";

    assertThatThrownBy(() -> readReal(tune + "elo0: 3"))
        .hasMessage("x.yaml:5:1: unknown key 'elo0' of a tuning, it belongs under prove");
    assertThatThrownBy(() -> readReal(tune + "pairs: 3")).hasMessageNotContaining("under match");
    assertThatThrownBy(() -> readReal(tune + "min: 3"))
        .hasMessageContaining("it belongs under a weight of tune");
  }

  @Test
  void onlyATuningHasAProof() {
    assertThatThrownBy(
            () ->
                readReal(
                    "players: { a: random, b: random }\nmatch: { pairs: 1 }\nprove: { elo1: 9 }"))
        .hasMessageContaining("prove: only a tuning has one, and there is no tune");
  }
}
