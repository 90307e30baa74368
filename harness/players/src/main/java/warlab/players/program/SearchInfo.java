package warlab.players.program;

import java.util.StringTokenizer;
import java.util.regex.Pattern;
import warlab.games.Position;
import warlab.games.Scores;
import warlab.players.Decision;
import warlab.players.EvalsByDepth;
import warlab.players.MoveLine;
import warlab.players.SearchReport;

/** What the {@code info} lines of one search say; of each number the last. */
public final class SearchInfo {
  /** Deeper than any search goes: a table has a place for each depth. */
  private static final int DEEPEST = 1000;

  /** How many evaluations at which distance from the root, from the nearest on. */
  private static final Pattern EVALS = Pattern.compile("string evals( \\d{1,3}:\\d{1,15})+\\s*");

  private EvalsByDepth byDepth = EvalsByDepth.NONE;
  private long depth;
  private long nodes;
  private long evals;
  private long score;
  private boolean hasScore;
  private boolean isMate;

  public long depth() {
    return depth;
  }

  public long nodes() {
    return nodes;
  }

  /** Takes a line in; words that it does not know are nobody's fault. */
  void read(String line) {
    StringTokenizer words = new StringTokenizer(line);
    words.nextToken();
    while (words.hasMoreTokens()) {
      switch (words.nextToken()) {
        case "depth" -> depth = counter(words);
        case "nodes" -> nodes = counter(words);
        case "evals" -> evals = counter(words);
        case "score" -> readScore(words);
        case "pv" -> {
          return; // moves, up to the end of the line
        }
        case "string" -> {
          readEvals(line.substring(line.indexOf(" string ") + 1));
          return; // and else prose
        }
        default -> {} // seldpft, nps, time and whatever else there is
      }
    }
  }

  private void readEvals(String text) {
    if (EVALS.matcher(text).matches()) {
      try {
        byDepth = EvalsByDepth.parse(text.substring("string evals ".length()).strip());
      } catch (IndexOutOfBoundsException unordered) {
        byDepth = EvalsByDepth.NONE;
      }
    }
  }

  private void readScore(StringTokenizer words) {
    String unit = words.hasMoreTokens() ? words.nextToken() : "";
    isMate = unit.equals("mate");
    hasScore = isMate || unit.equals("cp");
    score = number(words);
  }

  private static long counter(StringTokenizer words) {
    return Math.max(0, number(words));
  }

  private static long number(StringTokenizer words) {
    try {
      return words.hasMoreTokens() ? Long.parseLong(words.nextToken()) : 0;
    } catch (NumberFormatException notOne) {
      return 0;
    }
  }

  /** The decision of a search that said this much; without a score it counts as unsearched. */
  Decision decision(Position view, int move, long nanos) {
    if (!hasScore) {
      return Decision.unsearched(move);
    }
    int searched = (int) Math.min(depth, DEEPEST);
    long evaluated = Math.max(evals, byDepth.total());
    long visited = Math.max(nodes, evaluated);
    long[] last = new long[searched + 1];
    last[searched] = evals; // where a program says no more than that
    MoveLine line = MoveLine.of(move);
    return new Decision(
        move,
        new SearchReport(
            scoreFor(view),
            searched,
            visited,
            evaluated,
            visited - evaluated,
            Math.max(0, visited - 1),
            0,
            1,
            byDepth.length() > 0 ? byDepth : EvalsByDepth.of(last, last.length),
            searched,
            line,
            line,
            nanos));
  }

  private int scoreFor(Position view) {
    if (!isMate) {
      return Scores.clamp(score);
    }
    int end = view.movesPlayed() + (int) Math.min(Math.abs(score), DEEPEST);
    return score > 0 ? Scores.win(end) : Scores.loss(end);
  }
}
