package warlab.lab.report;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import warlab.games.Game;
import warlab.games.Notation;
import warlab.games.Position;
import warlab.lab.Resource;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.Plan;
import warlab.lab.plan.RecordedExperiment;
import warlab.lab.record.GameRecord;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.ResultsException;
import warlab.lab.record.WholeFiles;
import warlab.lab.record.journal.JournalEntry;
import warlab.lab.record.journal.JournalReader;
import warlab.lab.record.journal.OpeningList;
import warlab.lab.report.page.Block;
import warlab.lab.report.page.Page;
import warlab.lab.report.page.PageWriter;
import warlab.lab.report.page.Section;
import warlab.lab.report.replay.ReplayGame;
import warlab.lab.report.replay.ReplayJson;
import warlab.lab.report.replay.ReplayMaker;

/** A page to step through any one game of a run. */
public final class GamePage {
  private GamePage() {}

  /**
   * Writes {@code game-N.html} into a results folder.
   *
   * @param again finds the moves of a game that kept none
   * @return the page
   * @throws ResultsException when the folder has no such game, or its moves do not fit
   */
  public static Path write(
      RecordedExperiment experiment, long number, Supplier<List<MoveRecord>> again) {
    Path folder = experiment.folder().path();
    JournalEntry game = find(folder, number);
    List<MoveRecord> moves = game.moves().isEmpty() ? again.get() : game.moves();
    int opening = game.game().opening();
    Plan plan =
        ExperimentPlan.of(experiment.config(), new OpeningList(folder, each -> each == opening));
    String misfit =
        "the moves of game %d of %s do not fit the rules as they are now".formatted(number, folder);
    Block.Replays viewer =
        viewer(
                experiment,
                plan,
                maker -> maker.replay(number, "chosen by its number", moves).stream().toList())
            .orElseThrow(() -> new ResultsException(misfit));
    Section section = new Section("replays", "Game " + number).add(viewer);
    String title = experiment.config().name() + ", game " + number;
    String subtitle = experiment.config().game().id();
    Page page = new Page(title, "", subtitle, List.of(), List.of(), List.of(), List.of(section));
    Path file = folder.resolve("game-" + number + ".html");
    WholeFiles.replace(file, new PageWriter().write(page));
    return file;
  }

  /** The viewer of games that are made again; nothing if none can be. */
  static Optional<Block.Replays> viewer(
      RecordedExperiment experiment, Plan plan, Function<ReplayMaker, List<ReplayGame>> made) {
    Game game = experiment.config().game();
    // By the class loader of the game itself, so that a plug-in's jar brings its own.
    Optional<String> script = Resource.text(game.getClass(), "/warlab/boards/" + game.id() + ".js");
    Notation notation = game.notation();
    Function<Position, String> text = script.isPresent() ? notation::position : notation::board;
    List<ReplayGame> games = made.apply(new ReplayMaker(plan, experiment.folder(), text));
    return games.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Block.Replays(ReplayJson.of(game, experiment.typed(), games), script.orElse("")));
  }

  private static JournalEntry find(Path folder, long number) {
    try (JournalReader journal = new JournalReader(folder)) {
      long last = -1;
      for (GameRecord game = journal.next(); game != null; game = journal.next()) {
        last = game.id().game();
        if (last == number) {
          return new JournalEntry(game, null, journal.readMoves());
        }
      }
      throw new ResultsException(
          "%s has no game %d: they are numbered 0 to %d".formatted(folder, number, last));
    }
  }
}
