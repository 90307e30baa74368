package warlab.players.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.wargame.Wargame;
import warlab.players.EvalsByDepth;
import warlab.players.SearchReport;

/** What the lines of a program say about its search. */
class SearchInfoTest {
  private static final Wargame GAME = new Wargame();
  private static final Position START = GAME.start(Options.defaults(GAME.options()));

  private static SearchReport report(String... lines) {
    SearchInfo info = new SearchInfo();
    for (String line : lines) {
      info.read(line);
    }
    return Objects.requireNonNull(info.decision(START, 1, 5).search());
  }

  @Test
  void evalsStandAtTheDepthsThatTheProgramNames() {
    SearchReport report =
        report("info depth 3 score cp 7 nodes 70 evals 60", "info string evals 1:24 2:36");
    assertThat(report.evalsByDepth()).isEqualTo(EvalsByDepth.parse("1:24 2:36"));
    assertThat(report.evals()).isEqualTo(60);
    assertThat(report.nodes()).isEqualTo(70);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "info string hello",
        "info string evals many",
        "info string evals 2:36 1:24",
        "info string evals 1:-24",
        "info string evals 99999999:1",
        "info string evals"
      })
  void evalsWhoseDepthsNobodySaidStandAtTheLastOne(String line) {
    SearchReport report = report("info depth 3 score cp 7 nodes 70 evals 60", line);
    assertThat(report.evalsByDepth()).isEqualTo(EvalsByDepth.parse("3:60"));
    assertThat(report.evals()).isEqualTo(60);
  }
}
