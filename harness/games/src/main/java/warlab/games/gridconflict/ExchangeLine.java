package warlab.games.gridconflict;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import warlab.games.NotationException;

/**
 * A position in one line, as openings and results carry it: the lines of its state file with
 * semicolons between them, then what the file cannot say, {@code rounds 3/10 actions 17}, which may
 * be left out at the start of a game.
 */
final class ExchangeLine {
  /** The most rounds a game may have. */
  static final int MAX_ROUNDS = 1000;

  /** Stats may outgrow the 16 bits of a state file during play, never this. */
  private static final int LARGEST_VALUE = 1_000_000;

  private static final Pattern COUNTERS =
      Pattern.compile("\\s*rounds (\\d{1,4})/(\\d{1,4}) actions (\\d{1,9})\\s*");

  private ExchangeLine() {}

  static boolean matches(String text) {
    return text.indexOf('\n') < 0 && text.indexOf(';') >= 0;
  }

  static String write(GridConflictPosition position) {
    return "%s; rounds %d/%d actions %d"
        .formatted(
            String.join("; ", StateFile.lines(position)),
            position.roundsCompleted(),
            position.roundLimit(),
            position.movesPlayed());
  }

  static GridConflictPosition read(String text, int roundLimit) {
    List<String> parts = List.of(text.split(";", -1));
    String end = parts.get(parts.size() - 1);
    Matcher counters = COUNTERS.matcher(end);
    // Openings of one's own may leave the counters out.
    if (!counters.matches()) {
      return read(parts, 0, roundLimit, 0);
    }
    int completed = Integer.parseInt(counters.group(1));
    int limit = Integer.parseInt(counters.group(2));
    if (completed > limit || limit < 1 || limit > MAX_ROUNDS) {
      throw new NotationException(
          "'%s': expected at most as many rounds as the limit, 1 to %d"
              .formatted(end.strip(), MAX_ROUNDS));
    }
    List<String> lines = parts.subList(0, parts.size() - 1);
    return read(lines, completed, limit, Integer.parseInt(counters.group(3)));
  }

  private static GridConflictPosition read(
      List<String> lines, int completed, int limit, int actions) {
    return new StateReader(new TokenLines(lines), LARGEST_VALUE).read(completed, limit, actions);
  }
}
