package warlab.lab.report;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import warlab.lab.config.Catalog;
import warlab.lab.plan.Plan;
import warlab.lab.plan.PlanMaker;
import warlab.lab.record.GameRecord;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.ResultsException;
import warlab.lab.record.WholeFiles;
import warlab.lab.record.journal.JournalReader;
import warlab.lab.record.journal.OpeningList;
import warlab.lab.report.page.Block;
import warlab.lab.report.page.Page;
import warlab.lab.report.page.PageWriter;
import warlab.lab.report.page.Section;

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
      Path folder, long number, Catalog catalog, Supplier<List<MoveRecord>> again) {
    RecordedExperiment experiment = RecordedExperiment.read(folder, catalog);
    Found game = find(folder, number);
    List<MoveRecord> moves = game.moves().isEmpty() ? again.get() : game.moves();
    int opening = game.record().opening();
    Plan plan = PlanMaker.of(experiment.config(), new OpeningList(folder, each -> each == opening));
    Optional<Block.Replays> viewer =
        ReportMaker.viewer(
            experiment,
            plan,
            maker -> maker.replay(number, "chosen by its number", moves).stream().toList());
    if (viewer.isEmpty()) {
      throw new ResultsException(
          "the moves of game %d of %s do not fit the rules as they are now"
              .formatted(number, folder));
    }
    Section section = new Section("replays", "Game " + number).add(viewer);
    String title = experiment.config().name() + ", game " + number;
    String subtitle = experiment.config().game().id();
    Page page = new Page(title, "", subtitle, List.of(), List.of(), List.of(), List.of(section));
    Path file = folder.resolve("game-" + number + ".html");
    WholeFiles.replace(file, new PageWriter().write(page));
    return file;
  }

  private record Found(GameRecord record, List<MoveRecord> moves) {}

  private static Found find(Path folder, long number) {
    try (JournalReader journal = new JournalReader(folder)) {
      long last = -1;
      for (GameRecord game = journal.next(); game != null; game = journal.next()) {
        last = game.id().game();
        if (last == number) {
          return new Found(game, journal.readMoves());
        }
      }
      throw new ResultsException(
          "%s has no game %d: they are numbered 0 to %d".formatted(folder, number, last));
    }
  }
}
