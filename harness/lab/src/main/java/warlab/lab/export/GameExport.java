package warlab.lab.export;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import warlab.games.Side;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.plan.GameTask;
import warlab.lab.record.FileWords;
import warlab.lab.record.GameRecord;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.JournalEntry;

/** Writes the games of a results folder, one a line: all that it takes to play them again. */
public final class GameExport {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private GameExport() {}

  public static void write(ExperimentConfig config, ResultsFolder folder, PrintWriter out) {
    RecordedGames.forEach(
        config,
        folder,
        (task, entry) -> out.print(JSON.writeValueAsString(line(config, task, entry)) + "\n"));
  }

  private static Map<String, @Nullable Object> line(
      ExperimentConfig config, GameTask task, JournalEntry entry) {
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
}
