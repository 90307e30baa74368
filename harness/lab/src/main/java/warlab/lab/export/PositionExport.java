package warlab.lab.export;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import warlab.games.Feature;
import warlab.games.Game;
import warlab.games.Notation;
import warlab.games.Position;
import warlab.games.Side;
import warlab.lab.config.Catalog;
import warlab.lab.config.ExperimentConfig;
import warlab.lab.plan.GameTask;
import warlab.lab.record.FileWords;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.ResultsException;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.JournalEntry;

/**
 * Writes the positions of recorded games, one a line, for training: features, the mover's score and
 * the result of the game, all in the view of the side that moved.
 */
public record PositionExport(Notation notation, List<Feature> features, PrintWriter out) {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  public static void write(
      ExperimentConfig config, Catalog catalog, ResultsFolder folder, PrintWriter out) {
    Game game = config.game();
    RecordedGames.forEach(
        config, folder, new PositionExport(game.notation(), catalog.features(game), out)::add);
  }

  private void add(GameTask task, JournalEntry entry) {
    Position position = task.position();
    for (MoveRecord move : entry.moves()) {
      out.print(JSON.writeValueAsString(line(position, move, entry)) + "\n");
      int code = notation.parseMove(position, move.move());
      if (position.whyIllegal(code) != null) {
        throw new ResultsException(
            "game %d, ply %d: '%s' does not fit the rules as they are now"
                .formatted(move.game(), move.ply(), move.move()));
      }
      position.play(code);
    }
  }

  private Map<String, @Nullable Object> line(
      Position position, MoveRecord move, JournalEntry entry) {
    Side side = move.side();
    Map<String, Integer> balances = new LinkedHashMap<>();
    features.forEach(each -> balances.put(each.id(), each.balance(position, side)));
    Map<String, @Nullable Object> line = new LinkedHashMap<>();
    line.put("game", move.game());
    line.put("ply", move.ply());
    line.put("side", FileWords.of(side));
    line.put("position", notation.position(position));
    line.put("features", balances);
    line.put("move", move.move());
    line.put("score", move.score());
    line.put("depth", move.depth());
    line.put("result", entry.game().outcome().halfPoints(side) / 2.0);
    return line;
  }
}
