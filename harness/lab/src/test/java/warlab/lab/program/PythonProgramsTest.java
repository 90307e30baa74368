package warlab.lab.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static warlab.lab.program.ProgramGames.moves;
import static warlab.lab.program.ProgramGames.play;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import warlab.lab.build.Installed;
import warlab.lab.build.ProjectHome;
import warlab.lab.record.PlayedGame;

/** The programs that ship, as an experiment starts them. */
@Tag("process")
class PythonProgramsTest {
  /** Games for a comparison; docs/your-program.md tells of 1,000. */
  private static final int PAIRS = Integer.getInteger("warlab.pairs", 15);

  @BeforeAll
  static void pythonIsNeeded() {
    assumeTrue(Installed.runs("python3", "-c", ""), "there is no python3");
  }

  @ParameterizedTest
  @CsvSource({"ai-wargame, e2", "grid-conflict, sum"})
  void thePortOfGreedyPlaysTheMovesOfTheBuiltIn(String game, String heuristic) {
    String inside = "{ search: greedy, heuristic: %s, ties: first }".formatted(heuristic);
    String port = "{ search: program, command: python3 greedy.py, depth: 1 }";
    List<PlayedGame> played = play(experiment(game, port, "{ search: random }", PAIRS));
    assertThat(moves(played))
        .isEqualTo(moves(play(experiment(game, inside, "{ search: random }", PAIRS))));
    assertThat(played).hasSize(2 * PAIRS);
    assertThat(played).allSatisfy(each -> assertThat(each.record().fault()).isNull());
  }

  @ParameterizedTest
  @ValueSource(strings = {"ai-wargame", "grid-conflict", "tank-wars"})
  void theSmallExamplePlaysEveryGameWithoutAFault(String game) {
    String example = "{ search: program, command: python3 example.py, depth: 1 }";
    List<PlayedGame> played = play(experiment(game, example, example, 2));
    assertThat(played).allSatisfy(each -> assertThat(each.record().fault()).isNull());
    assertThat(moves(play(experiment(game, example, example, 2)))).isEqualTo(moves(played));
  }

  @Test
  void theSmallExampleIsSmall() throws IOException {
    assertThat(Files.readAllLines(ProjectHome.find().resolve("configs/programs/example.py")))
        .hasSizeLessThan(100);
  }

  private static String experiment(String game, String one, String other, int pairs) {
    String rules = game.equals("tank-wars") ? "{ map: skirmish, iterationCap: 400 }" : "{}";
    return """
    name: python
    game: %s
    gameOptions: %s
    seed: 3
    players:
      one: %s
      other: %s
    match: { pairs: %d }
    """
        .formatted(game, rules, one, other, pairs);
  }
}
