package warlab.lab.export;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * A line that {@link GameExport} wrote, as far as it takes to play the game again.
 *
 * @param rules the id of the game it was played by
 * @param moves {@code null} when they were not kept
 */
public record ExportedGame(
    long game,
    String rules,
    Map<String, Object> gameOptions,
    String start,
    String diceSeed,
    String outcome,
    String ending,
    @Nullable List<String> moves) {

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.USE_LONG_FOR_INTS)
          .build();

  /** Whether a text seems to be one of lines of JSON. */
  public static boolean isOne(String text) {
    return text.startsWith("{");
  }

  /**
   * Reads a line.
   *
   * @throws IllegalArgumentException when it is none of an exported game
   */
  public static ExportedGame read(String line) {
    try {
      ExportedGame game = JSON.readValue(line, ExportedGame.class);
      if (game.rules == null || game.start == null || game.outcome == null) {
        throw new IllegalArgumentException("expected a game as 'warlab export' writes it");
      }
      return game;
    } catch (JacksonException malformed) {
      throw new IllegalArgumentException(
          "expected a game as 'warlab export' writes it: " + malformed.getOriginalMessage());
    }
  }
}
