package warlab.lab.cli.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static warlab.lab.program.ProgramGames.engine;
import static warlab.lab.program.ProgramGames.moves;
import static warlab.lab.program.ProgramGames.play;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import warlab.lab.record.PlayedGame;

/** Our players, as programs over the pipe, play the very games that they play inside. */
@Tag("process")
class EngineMatchTest {

  @ParameterizedTest
  @CsvSource({
    "ai-wargame,    alpha-beta, heuristic=e2,             depth: 3,   3",
    "ai-wargame,    alpha-beta, heuristic=e3e4,           nodes: 400, 3",
    "ai-wargame,    mcts,       heuristic=e2,             nodes: 200, 2",
    "grid-conflict, alpha-beta, heuristic=sum,            depth: 2,   2",
    "grid-conflict, alpha-beta, heuristic=duel,           nodes: 300, 2",
    "tank-wars,     alpha-beta, heuristic=attrition,      depth: 1,   1",
    "tank-wars,     alpha-beta, heuristic=attrition,      nodes: 60,  1",
  })
  void anEngineAgainstItselfEqualsTheMatchInside(
      String game, String search, String settings, String limit, int pairs) {
    String inside = "{ search: %s, %s, %s }".formatted(search, settings.replace("=", ": "), limit);
    String outside =
        "{ search: program, %s, command: \"%s\" }"
            .formatted(limit, engine(game, search + ":" + settings + ",nodes=1"));
    List<PlayedGame> expected = play(experiment(game, inside, pairs));
    assertThat(moves(play(experiment(game, outside, pairs)))).isEqualTo(moves(expected));
    assertThat(expected).allSatisfy(each -> assertThat(each.record().fault()).isNull());
  }

  /** A bot that remembers what it saw is told all that it would see inside. */
  @ParameterizedTest
  @CsvSource({"tactician", "hunter"})
  void aBotThatRemembersSeesNoLessOverThePipe(String bot) {
    String outside =
        "{ search: program, depth: 1, command: \"%s\" }".formatted(engine("tank-wars", bot));
    assertThat(moves(play(experiment("tank-wars", outside, 1))))
        .isEqualTo(moves(play(experiment("tank-wars", "{ search: " + bot + " }", 1))));
  }

  private static String experiment(String game, String player, int pairs) {
    String rules = game.equals("tank-wars") ? "{ map: skirmish, iterationCap: 400 }" : "{}";
    return """
    name: same
    game: %s
    gameOptions: %s
    seed: 7
    players:
      one: %s
      other: %s
    match: { pairs: %d }
    """
        .formatted(game, rules, player, player, pairs);
  }
}
