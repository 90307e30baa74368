package warlab.lab.run;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.GameTask;
import warlab.lab.plan.Plan;
import warlab.lab.record.GameRecord;
import warlab.lab.record.Manifest;
import warlab.lab.record.PlayedGame;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.JournalReader;
import warlab.lab.record.journal.OpeningList;
import warlab.lab.run.match.Match;
import warlab.lab.run.match.MatchListener;
import warlab.lab.run.match.PlayerSource;
import warlab.lab.run.match.Watchdog;
import warlab.lab.run.program.Program;

/**
 * Plays single games of a run again, to look at a fault or an odd result.
 *
 * @param plan that knows who played all games in question
 */
public record Rerun(Plan plan, PlayerSource players, ResultsFolder folder) {
  /**
   * A game played again.
   *
   * @param recorded the line of the journal; {@code null} when the run has not come so far
   */
  public record Comparison(PlayedGame again, @Nullable GameRecord recorded) {

    public boolean isSame() {
      return again.record().equals(recorded);
    }
  }

  /** For one game of a run; if it was played, only its own opening is read, and none is made. */
  public static Rerun of(
      ExperimentConfig config, Catalog catalog, ResultsFolder folder, long game) {
    folder.refuseIrregularFiles();
    GameRecord recorded = recorded(folder, game);
    Plan plan =
        recorded == null
            ? ExperimentPlan.make(config)
            : ExperimentPlan.of(
                config, new OpeningList(folder.path(), number -> number == recorded.opening()));
    return new Rerun(plan, PlayerSource.of(catalog, config.game()), folder);
  }

  /** How the program differs from the one that played a run; {@code null} when it does not. */
  public static @Nullable String otherProgram(Program program, ResultsFolder folder) {
    Manifest manifest = folder.manifest();
    return manifest == null ? null : program.changesSince(new Program(manifest.program()));
  }

  /**
   * Plays a game of the plan again; a player that hangs loses it as it does in a run.
   *
   * @throws ResultsException when the plan has no such game
   */
  public Comparison play(long game, MatchListener listener) {
    if (game < 0 || game >= plan.gameCount()) {
      throw new ResultsException(
          "there is no game %d: they are numbered 0 to %d".formatted(game, plan.gameCount() - 1));
    }
    GameTask task = plan.game(game).recordingMoves();
    return new Comparison(playWatched(task, listener), recorded(folder, game));
  }

  private PlayedGame playWatched(GameTask task, MatchListener listener) {
    IsolatedGame game = new IsolatedGame(new Match(players), Watchdog.GRACE_NANOS, false);
    return requireNonNull(game.playOrFail(task, listener, () -> true));
  }

  private static @Nullable GameRecord recorded(ResultsFolder folder, long game) {
    try (JournalReader journal = new JournalReader(folder.path())) {
      GameRecord record = journal.next();
      while (record != null && record.id().game() != game) {
        record = journal.next();
      }
      return record;
    }
  }
}
