package warlab.lab.config.read;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.tree.ConfigException;

class OverridesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "match.pairs=many|match.pairs=many: pairs: expected a whole number from 1 to 100000000,"
            + " not 'many'",
        "match.pars=5|match.pars=5: unknown key 'pars' of match, maybe 'pairs'?",
        "players.aa.depth=5|players.aa.depth=5: unknown player 'aa', maybe 'a'?",
        "players.a.depth=5|players.a.depth=5: 'a' is 'random' and has no keys",
        "seed.x=5|seed.x=5: 'seed' is 1 and has no keys",
        "match|match: expected path=value, such as match.pairs=100",
        "=5|=5: expected path=value, such as match.pairs=100",
        "match..pairs=5|match..pairs=5: expected keys with dots between them, not 'match..pairs'",
        "match.=5|match.=5: expected keys with dots between them, not 'match.'",
        "seed={|seed={: not valid YAML or JSON: expected the node content, but found"
            + " '<stream end>'",
        "seed=|seed=: seed: missing value",
      })
  void isRefusedAsItWasTyped(String assignment, String message) {
    assertThatThrownBy(() -> read(Overrides.none().set(assignment)))
        .isInstanceOf(ConfigException.class)
        .hasMessage("--set " + message);
  }

  @Test
  void optionsOfTheirOwnAreRefusedAsTheyWereTyped() {
    assertThatThrownBy(() -> read(Overrides.none().pairs(0)))
        .isInstanceOf(ConfigException.class)
        .hasMessage("--pairs 0: pairs: expected a whole number from 1 to 100000000, not 0");
    assertThatThrownBy(() -> read(Overrides.none().threads(5000)))
        .isInstanceOf(ConfigException.class)
        .hasMessage("--threads 5000: threads: expected a whole number from 1 to 1024, not 5000");
  }

  private static ExperimentConfig read(Overrides overrides) {
    return Experiments.reader()
        .read(
            ExperimentFile.parse(
                Path.of("x.yaml"),
                "{name: x, game: ai-wargame, seed: 1, players: {a: random, b: random},"
                    + " match: {pairs: 3}}",
                overrides));
  }
}
