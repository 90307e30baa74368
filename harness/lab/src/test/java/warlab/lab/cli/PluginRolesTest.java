package warlab.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Options of a user's own player mean what their roles say, whatever they are called. */
class PluginRolesTest {
  private static final String PLAYER =
      """
      import java.util.List;
      import warlab.games.*;
      import warlab.games.Option.Role;
      import warlab.players.*;

      public class Own implements PlayerFactory {
        public String id() { return "own"; }
        public String help() { return "of my own"; }
        public List<Option> options(Game game) {
          return List.of(
              Option.heuristic("what it likes"),
              Option.integer("scale", 3, 1, 9, "of its own"),
              Option.number("aspiration", 1.5, 0, 2, "of its own"),
              Option.choice("ties", "last", List.of("last", "worst"), "of its own"),
              Option.text("program", "", "of its own"),
              Option.integer("timeMs", 7, 0, 9, "of its own"),
              Option.integer("width", 5, 0, 900, "in points").as(Role.HEURISTIC_POINTS),
              Option.optionalInteger("budgetMs", 1, 1000, "a limit").as(Role.TIME_LIMIT));
        }
        public Player create(Game game, Options options, Seat seat) {
          String told =
              options.integer("scale") + " " + options.number("aspiration") + " "
                  + options.text("ties") + " " + options.integer("width");
          if (!told.equals("3 1.5 last WIDTH")) {
            throw new IllegalStateException("played with " + told);
          }
          return view -> {
            MoveStack moves = new MoveStack();
            return Decision.unsearched(moves.get(seat.stream().nextInt(view.legalMoves(moves))));
          };
        }
      }
      """;

  private static final String EXPERIMENT =
      """
      name: mine
      game: ai-wargame
      gameOptions: { cap: 20 }
      seed: 1
      plugins: [plugins]
      report: false
      """;

  private static final String OWN =
      "{ search: own, heuristic: { linear: { material: 1, health: 0.05 } } }";

  @TempDir Path folder;

  /** Runs an experiment in which the player must have this width. */
  private Terminal run(String experiment, int width) {
    try {
      String source = PLAYER.replace("WIDTH", "" + width);
      Path plugins = Files.createDirectory(folder.resolve("plugins"));
      Files.writeString(plugins.resolve("Own.java"), source);
      return SmallExperiment.in(folder, EXPERIMENT + experiment).run();
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
  }

  private static void assertPlayed(Terminal run) {
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void tuningScalesOptionsInPointsOfTheHeuristicAndNoOthers() {
    assertPlayed(run("tune: { games: 160, player: " + OWN + " }\nprove: none\n", 500));
  }

  @Test
  void ablationLeavesATieRuleOfTheirOwnAlone() {
    assertPlayed(run("ablate: { methods: [flips], player: " + OWN + " }\n", 5));
  }

  @Test
  void aLimitOfTimeByAnyNameIsOne() {
    String match =
        """
        players: { own: { search: own, heuristic: e2, budgetMs: 40 }, any: { search: random } }
        match: { pairs: 2 }
        """;
    Terminal run = run(match, 5);

    assertThat(run.err()).contains("players with a time limit depend on the machine");
  }
}
