package warlab.lab.report.replay;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;
import warlab.games.Game;
import warlab.games.Side;
import warlab.lab.report.text.Names;

/** Recorded games as JSON for the viewer, safe inside a script element. */
public final class ReplayJson {
  /** A page with all its replays stays under 3 MB. */
  static final int MAX_LETTERS = 1_500_000;

  private static final JsonMapper JSON =
      JsonMapper.builder().disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY).build();

  private ReplayJson() {}

  /**
   * As many games as fit, in their order; a game too large for what is left is passed over.
   *
   * @param folder the results, as one would type it in a command
   */
  public static String of(Game game, String folder, List<ReplayGame> replays) {
    Map<String, Object> head = new LinkedHashMap<>();
    head.put("game", game.id());
    head.put("sides", Stream.of(Side.values()).map(game::sideName).map(Names::capital).toList());
    head.put("folder", folder);
    StringBuilder json = new StringBuilder(safe(head));
    json.setLength(json.length() - 1);
    json.append(",\"games\":[");
    boolean isFirst = true;
    for (ReplayGame replay : replays) {
      String packed = safe(replay);
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
}
