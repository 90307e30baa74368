package warlab.lab.report.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import warlab.games.Game;
import warlab.games.Notation;
import warlab.games.NotationException;
import warlab.games.Outcome;
import warlab.games.Position;
import warlab.games.Side;
import warlab.lab.plan.GameTask;
import warlab.lab.plan.Plan;
import warlab.lab.record.GameRecord;
import warlab.lab.record.MoveRecord;
import warlab.lab.record.ResultsFolder;
import warlab.lab.record.journal.JournalReader;
import warlab.lab.report.text.Names;
import warlab.lab.report.text.NumberText;
import warlab.lab.statistics.summary.NotableGame;
import warlab.lab.statistics.summary.Summary;

/** Plays the recorded moves of games worth looking at once more, position by position. */
public final class ReplayMaker {
  private static final int MAX_GAMES = 20;

  private final Plan plan;
  private final ResultsFolder folder;
  private final Function<Position, String> text;

  /** The function writes a position as the viewer wants it: for a script, or to be looked at. */
  public ReplayMaker(Plan plan, ResultsFolder folder, Function<Position, String> text) {
    this.plan = plan;
    this.folder = folder;
    this.text = text;
  }

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

  private Map<Long, String> reasons(Summary summary) {
    return summary.notableGames().stream()
        .collect(
            Collectors.groupingBy(
                NotableGame::game,
                LinkedHashMap::new,
                Collectors.mapping(replay -> words(replay.reason()), Collectors.joining(", "))))
        .entrySet()
        .stream()
        .limit(MAX_GAMES)
        .collect(
            Collectors.toMap(
                Map.Entry::getKey, Map.Entry::getValue, (a, b) -> a, LinkedHashMap::new));
  }

  private static String words(NotableGame.Reason reason) {
    return switch (reason) {
      case SHORTEST -> "the shortest";
      case LONGEST -> "the longest";
      case BIGGEST_SWING -> "the biggest swing of a score";
      case FAULT -> "the first fault";
      case PAIRING -> "the first of its pairing";
    };
  }

  private Map<Long, List<MoveRecord>> moves(Map<Long, String> wanted) {
    Map<Long, List<MoveRecord>> moves = new TreeMap<>();
    try (JournalReader journal = new JournalReader(folder.path())) {
      GameRecord game = journal.next();
      while (game != null && moves.size() < wanted.size()) {
        if (wanted.containsKey(game.id().game())) {
          moves.put(game.id().game(), journal.readMoves());
        }
        game = journal.next();
      }
    }
    return moves;
  }

  /** Nothing if the moves do not fit the rules as they are now. */
  public Optional<ReplayGame> replay(long number, String reason, List<MoveRecord> records) {
    GameTask task = plan.game(number);
    Notation notation = task.game().notation();
    Position position = task.begin();
    List<String> positions = new ArrayList<>(List.of(text.apply(position)));
    List<ReplayGame.Move> moves = new ArrayList<>();
    try {
      for (MoveRecord record : records) {
        int move = notation.parseMove(position, record.move());
        if (position.whyIllegal(move) != null) {
          return Optional.empty();
        }
        position.play(move);
        positions.add(text.apply(position));
        moves.add(new ReplayGame.Move(record.side(), record.move(), record.score()));
      }
    } catch (NotationException unreadable) {
      return Optional.empty();
    }
    String first = task.first().name();
    String title = "%d: %s against %s, %s".formatted(number, first, task.second().name(), reason);
    return Optional.of(
        new ReplayGame(title, about(task, position, moves.size()), first, positions, moves));
  }

  private static String about(GameTask task, Position end, int moves) {
    Game game = task.game();
    return "%s: %s, %s: %s. %s"
        .formatted(
            Names.capital(game.sideName(Side.FIRST)),
            task.first().name(),
            Names.capital(game.sideName(Side.SECOND)),
            task.second().name(),
            result(game, end, NumberText.count(moves, "move")));
  }

  private static String result(Game game, Position end, String moves) {
    if (!end.isOver()) {
      return "Ended by a fault after " + moves + ".";
    }
    String how = " after " + moves + ": " + Names.words(end.ending().id()) + ".";
    if (end.outcome() == Outcome.DRAW) {
      return "A draw" + how;
    }
    Side winner = end.outcome() == Outcome.FIRST_WINS ? Side.FIRST : Side.SECOND;
    return Names.capital(game.sideName(winner)) + " wins" + how;
  }
}
