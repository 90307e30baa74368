package warlab.lab.report.replay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** Recorded games as JSON for the viewer, safe inside a script element. */
public final class ReplayJson {
  /** A page with all its replays stays under 3 MB. */
  static final int MAX_LETTERS = 1_500_000;

  private static final JsonMapper JSON = JsonMapper.builder().build();

  private ReplayJson() {}

  /** As many games as fit, in their order; a game too large for what is left is passed over. */
  public static String of(String game, List<ReplayGame> replays) {
    StringBuilder json = new StringBuilder();
    json.append("{\"game\":").append(safe(game)).append(",\"games\":[");
    boolean isFirst = true;
    for (ReplayGame replay : replays) {
      String packed = safe(packed(replay));
      if (json.length() + packed.length() <= MAX_LETTERS) {
        json.append(isFirst ? "" : ",\n").append(packed);
        isFirst = false;
      }
    }
    return json.append("]}").toString();
  }

  /** No script can end, and no comment begin, inside it. */
  private static String safe(Object value) {
    return JSON.writeValueAsString(value).replace("<", "\\u003c");
  }

  private static Map<String, Object> packed(ReplayGame replay) {
    List<Object> positions = new ArrayList<>();
    for (int i = 0; i < replay.positions().size(); i++) {
      String text = replay.positions().get(i);
      positions.add(i == 0 ? text : PositionDelta.of(replay.positions().get(i - 1), text));
    }
    List<Object> moves = new ArrayList<>();
    for (ReplayGame.Move move : replay.moves()) {
      moves.add(Arrays.asList(move.side().index(), move.text(), move.score()));
    }
    Map<String, Object> packed = new LinkedHashMap<>();
    packed.put("title", replay.title());
    packed.put("about", replay.about());
    packed.put("first", replay.first());
    packed.put("positions", positions);
    packed.put("moves", moves);
    return packed;
  }
}
