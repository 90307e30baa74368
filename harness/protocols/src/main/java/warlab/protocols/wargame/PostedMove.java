package warlab.protocols.wargame;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import warlab.games.wargame.Cells;
import warlab.games.wargame.WargameMove;

/**
 * A move as it goes through the broker.
 *
 * @param turn moves played after it: 1 for the first of a game
 */
record PostedMove(int move, int turn) {

  /** Reads what a program posts; {@code null} when it is no move. */
  static @Nullable PostedMove parse(String body) {
    try {
      JsonNode json = JsonMapper.shared().readTree(body);
      int source = cell(json.path("from"));
      int target = cell(json.path("to"));
      JsonNode turn = json.path("turn");
      return source < 0 || target < 0 || !turn.isInt()
          ? null
          : new PostedMove(WargameMove.of(source, target), turn.intValue());
    } catch (JacksonException notJson) {
      return null;
    }
  }

  private static int cell(JsonNode place) {
    JsonNode row = place.path("row");
    JsonNode column = place.path("col");
    boolean isCell = isIndex(row) && isIndex(column);
    return isCell ? Cells.at(row.intValue(), column.intValue()) : -1;
  }

  private static boolean isIndex(JsonNode number) {
    return number.isInt() && number.intValue() >= 0 && number.intValue() < Cells.SIZE;
  }

  String json() {
    int source = WargameMove.source(move);
    int target = WargameMove.target(move);
    return "{\"from\": {\"row\": %d, \"col\": %d}, \"to\": {\"row\": %d, \"col\": %d}, \"turn\": %d}"
        .formatted(
            Cells.row(source), Cells.column(source), Cells.row(target), Cells.column(target), turn);
  }
}
