package warlab.lab.config.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.PlayerTemplate;
import warlab.lab.config.SeatSpec;
import warlab.lab.config.TestCatalog;
import warlab.lab.config.tree.ConfigException;

class InlinePlayerTest {

  @Test
  void settingsAreReadAsInAConfig() {
    PlayerSpec player = parse("alpha-beta: depth=4, width=2, quiet=false, heuristic=e2");

    assertThat(player.asFirst()).isEqualTo(player.asSecond());
    assertThat(player.asFirst().search()).isEqualTo("alpha-beta");
    assertThat(player.asFirst().settings())
        .containsEntry("depth", 4L)
        .containsEntry("width", 2.0)
        .containsEntry("quiet", false)
        .hasEntrySatisfying("heuristic", Experiments.is("e2"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "random",
        "alpha-beta:heuristic=e2,depth=4",
        "alpha-beta:heuristic=guard(reach=3),nodes=10",
        "alpha-beta:heuristic=linear(material=100;mobility=-0.25),depth=3,ties=first"
      })
  void isWrittenAsItIsRead(String text) {
    SeatSpec seat = parse(text).asFirst();

    assertThat(new PlayerTemplate(TestCatalog.make(), TestCatalog.GAME, seat).inline())
        .isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "randm|unknown search 'randm' for ai-wargame, maybe 'random'?",
        "alpha-beta|heuristic: missing, expected a heuristic",
        "alpha-beta:heuristic=e2|player 'alpha-beta:heuristic=e2': no limit: give depth, nodes"
            + " or timeMs",
        "alpha-beta:depth=x,heuristic=e2|depth: expected a whole number from 1 to 64, not 'x'",
        "alpha-beta:dpth=3|unknown option 'dpth' for alpha-beta, maybe 'depth'?",
        "alpha-beta:depth=3,heuristic=e9|unknown heuristic 'e9' for ai-wargame, maybe 'e1'?",
        "alpha-beta:depth=3,heuristic=linear(mass=1)|unknown feature 'mass', known: material,"
            + " mobility",
        "alpha-beta:depth=3,depth=4|duplicate key 'depth'",
        "alpha-beta:depth=3,|heuristic: missing, expected a heuristic",
        "alpha-beta:|expected settings such as depth=4,heuristic=e2, not ''",
        "alpha-beta:depth=3,heuristic=linear(material=1|expected settings such as"
            + " depth=4,heuristic=e2, not 'heuristic=linear(material=1'",
      })
  void isRefusedAsItWasTyped(String text, String message) {
    assertThatThrownBy(() -> parse(text))
        .isInstanceOf(ConfigException.class)
        .hasMessage("--first " + text + ": " + message);
  }

  private static PlayerSpec parse(String text) {
    return InlinePlayer.parse(TestCatalog.make(), TestCatalog.GAME, "--first", text);
  }
}
