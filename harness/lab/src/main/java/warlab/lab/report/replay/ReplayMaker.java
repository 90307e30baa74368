package warlab.lab.report.replay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import warlab.games.Notation;
import warlab.games.NotationException;
import warlab.games.Position;
import warlab.lab.plan.GameTask;
import warlab.lab.plan.Plan;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.JournalReader;
import warlab.lab.report.text.Names;
import warlab.lab.statistics.summary.NotableGame;
import warlab.lab.statistics.summary.Summary;

/**
 * Plays the recorded moves of games worth looking at once more, position by position.
 *
 * @param text writes a position as the viewer wants it: for a script, or to be looked at
 */
public record ReplayMaker(Plan plan, ResultsFolder folder, Function<Position, String> text) {

  /** The games that a summary has chosen, as far as their moves are recorded. */
  public List<ReplayGame> replays(Summary summary) {
    Map<Long, String> reasons = reasons(summary);
    Map<Long, List<MoveRecord>> moves = moves(reasons);
    List<ReplayGame> games = new ArrayList<>();
    reasons.forEach(
        (game, reason) ->
            replay(game, reason, moves.getOrDefault(game, List.of())).ifPresent(games::add));
    return games;
  }

  private static Map<Long, String> reasons(Summary summary) {
    Map<Long, String> reasons = new LinkedHashMap<>();
    for (NotableGame each : summary.notableGames()) {
      String words = each.reason().words();
      reasons.merge(each.game(), words, (a, b) -> b.isEmpty() ? a : a + ", " + b);
    }
    return reasons;
  }

  private Map<Long, List<MoveRecord>> moves(Map<Long, String> wanted) {
    Map<Long, List<MoveRecord>> moves = new TreeMap<>();
    try (JournalReader journal = new JournalReader(folder.path())) {
      for (long game : new TreeSet<>(wanted.keySet())) {
        moves.put(game, journal.readMovesOf(game));
      }
    }
    return moves;
  }

  /** Nothing if the moves do not fit the rules as they are now. */
  public Optional<ReplayGame> replay(long number, String reason, List<MoveRecord> records) {
    GameTask task = plan.game(number);
    Notation notation = task.game().notation();
    Position position = task.position();
    String before = text.apply(position);
    List<Object> positions = new ArrayList<>(List.of(before));
    List<List<@Nullable Object>> moves = new ArrayList<>();
    try {
      for (MoveRecord record : records) {
        int move = notation.parseMove(position, record.move());
        if (position.whyIllegal(move) != null) {
          return Optional.empty();
        }
        position.play(move);
        String after = text.apply(position);
        positions.add(PositionDelta.of(before, after));
        before = after;
        moves.add(Arrays.asList(record.side().index(), record.move(), record.score()));
      }
    } catch (NotationException unreadable) {
      return Optional.empty();
    }
    String first = task.first().label();
    String second = task.second().label();
    boolean isInOrder = first.compareTo(second) <= 0;
    return Optional.of(
        new ReplayGame(
            number,
            reason,
            isInOrder ? first + " and " + second : second + " and " + first,
            position.isOver() ? Names.of(position.outcome(), task.game()) : "ended by a fault",
            position.isOver() ? Names.words(position.ending().id()) : "fault",
            first,
            second,
            positions,
            moves));
  }
}
