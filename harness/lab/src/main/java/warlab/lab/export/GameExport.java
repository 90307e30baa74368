package warlab.lab.export;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import warlab.games.Feature;
import warlab.games.Position;
import warlab.games.Side;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.plan.ExperimentPlan;
import warlab.lab.plan.GameTask;
import warlab.lab.plan.Plan;
import warlab.lab.plan.PlayedPairs;
import warlab.lab.plan.Schedule;
import warlab.lab.plan.StopRule;
import warlab.lab.record.FileWords;
import warlab.lab.record.GameRecord;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.JournalEntry;
import warlab.lab.record.journal.OpeningList;

/** Writes the games of a results folder for other programs, as lines of JSON. */
public record GameExport(
    ExperimentConfig config, Catalog catalog, ResultsFolder folder, PrintWriter out) {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  /** Writes a line a game: all that it takes to play it again. */
  public void writeGames() {
    forEach((task, entry) -> print(line(task, entry)));
  }

  /**
   * Writes a line for each position, for training: features, the mover's score and the result of
   * the game, all in the view of the side that moved.
   */
  public void writePositions() {
    List<Feature> features = catalog.features(config.game());
    forEach((task, entry) -> writePositions(features, task, entry));
  }

  /** Hands out all whole pairs, in schedule order; those that do not fit the plan are refused. */
  private void forEach(BiConsumer<GameTask, JournalEntry> reader) {
    folder.refuseIrregularFiles();
    Plan plan = ExperimentPlan.of(config, new OpeningList(folder.path(), number -> true));
    Schedule schedule = new Schedule(plan, StopRule.of(config, plan));
    PlayedPairs.read(
        folder.path(),
        schedule,
        false,
        pair -> {
          List<GameTask> tasks = plan.pair(schedule.next());
          for (int leg = 0; leg < pair.size(); leg++) {
            reader.accept(tasks.get(leg), pair.get(leg));
          }
          schedule.pass(PlayedPairs.games(pair));
        });
  }

  private void print(Map<String, @Nullable Object> line) {
    out.print(JSON.writeValueAsString(line) + "\n");
  }

  private Map<String, @Nullable Object> line(GameTask task, JournalEntry entry) {
    GameRecord game = entry.game();
    Map<String, @Nullable Object> line = new LinkedHashMap<>();
    line.put("game", game.id().game());
    line.put("pairing", game.id().pairing());
    line.put("pair", game.id().pair());
    line.put("leg", game.id().leg());
    line.put("rules", config.game().id());
    line.put("gameOptions", config.gameOptions());
    line.put("opening", game.opening());
    line.put("start", config.game().notation().position(task.position()));
    // In JSON a number of 64 bits would lose its last digits on the way through many a reader.
    line.put("diceSeed", Long.toString(task.diceSeed()));
    line.put("first", game.first());
    line.put("second", game.second());
    line.put("outcome", FileWords.of(game.outcome()));
    line.put("result", game.outcome().halfPoints(Side.FIRST) / 2.0);
    line.put("ending", game.ending().id());
    line.put("plies", game.moves());
    boolean isRecorded = entry.moves().size() == game.moves();
    line.put("moves", isRecorded ? entry.moves().stream().map(MoveRecord::move).toList() : null);
    line.put("scores", isRecorded ? entry.moves().stream().map(MoveRecord::score).toList() : null);
    return line;
  }

  private void writePositions(List<Feature> features, GameTask task, JournalEntry entry) {
    Position position = task.position();
    for (MoveRecord move : entry.moves()) {
      print(line(features, position, move, entry));
      int code = config.game().notation().parseMove(position, move.move());
      if (position.whyIllegal(code) != null) {
        throw new ResultsException(
            "game %d, ply %d: '%s' does not fit the rules as they are now"
                .formatted(move.game(), move.ply(), move.move()));
      }
      position.play(code);
    }
  }

  private Map<String, @Nullable Object> line(
      List<Feature> features, Position position, MoveRecord move, JournalEntry entry) {
    Side side = move.side();
    Map<String, Integer> balances = new LinkedHashMap<>();
    features.forEach(each -> balances.put(each.id(), each.balance(position, side)));
    Map<String, @Nullable Object> line = new LinkedHashMap<>();
    line.put("game", move.game());
    line.put("ply", move.ply());
    line.put("side", FileWords.of(side));
    line.put("position", config.game().notation().position(position));
    line.put("features", balances);
    line.put("move", move.move());
    line.put("score", move.score());
    line.put("depth", move.depth());
    line.put("result", entry.game().outcome().halfPoints(side) / 2.0);
    return line;
  }
}
