package warlab.lab.program;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import warlab.lab.build.ProjectHome;
import warlab.lab.cli.Main;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.config.TestCatalog;
import warlab.lab.config.read.ExperimentFile;
import warlab.lab.config.read.Experiments;
import warlab.lab.config.read.Overrides;
import warlab.lab.plan.Plan;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.PlayedGame;
import warlab.lab.run.RunSpec;
import warlab.lab.run.match.Match;

/** Plays all games of a small experiment, one after the other. */
public final class ProgramGames {
  private ProgramGames() {}

  /** Java with our class path, to be followed by the name of a class. */
  public static String java() {
    return "'%s' -XX:TieredStopAtLevel=1 -Xshare:auto -cp '%s' "
        .formatted(
            Path.of(System.getProperty("java.home"), "bin", "java"),
            System.getProperty("java.class.path"));
  }

  /** The command for a player of ours as an outside program. */
  public static String engine(String game, String player) {
    return java() + Main.class.getName() + " engine " + game + " " + player;
  }

  /** Beside the examples that ship. */
  public static List<PlayedGame> play(String yaml) {
    return play(ProjectHome.find().resolve("configs/programs"), yaml);
  }

  /**
   * Plays an experiment as if it stood in a folder.
   *
   * @param folder where the programs of the experiment lie
   */
  public static List<PlayedGame> play(Path folder, String yaml) {
    ExperimentConfig config =
        Experiments.realReader()
            .read(ExperimentFile.parse(folder.resolve("x.yaml"), yaml, Overrides.none()));
    RunSpec spec = RunSpec.of(config, TestCatalog.discovered());
    Plan plan = spec.plan();
    Match match = new Match(spec.players());
    List<PlayedGame> games = new ArrayList<>();
    for (long game = 0; game < plan.gameCount(); game++) {
      games.add(match.play(plan.game(game).recordingMoves()));
    }
    match.retire();
    return games;
  }

  /** What was played, game by game, without who said what about it. */
  public static List<String> moves(List<PlayedGame> games) {
    return games.stream()
        .map(
            game ->
                game.record().ending().id() + game.moves().stream().map(MoveRecord::move).toList())
        .toList();
  }
}
