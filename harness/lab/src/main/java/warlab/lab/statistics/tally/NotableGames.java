package warlab.lab.statistics.tally;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.record.GameRecord;
import warlab.lab.record.MoveRecord;
import warlab.lab.statistics.summary.NotableGame;
import warlab.lab.statistics.summary.NotableGame.Reason;

/**
 * Picks games worth looking at from those whose moves are recorded: the extremes of the run, then
 * those of each pairing, then games spread evenly over the others.
 */
final class NotableGames {
  /** As many as a page can hold and a person can choose from. */
  private static final int MAX = 200;

  private final Extremes run = new Extremes();
  private final Map<Integer, Extremes> pairings = new TreeMap<>();
  private final List<GameRecord> spread = new ArrayList<>();
  private long recordedGames;
  private long stride = 1;
  private @Nullable GameRecord faulted;

  void add(GameRecord game, List<MoveRecord> moves) {
    if (moves.isEmpty()) {
      return;
    }
    if (recordedGames++ % stride == 0) {
      spread.add(game);
      thinOut();
    }
    faulted = faulted == null && game.fault() != null ? game : faulted;
    run.add(game, moves);
    pairings.computeIfAbsent(game.id().pairing(), pairing -> new Extremes()).add(game, moves);
  }

  /** Keeps every second one once there are twice as many as wanted. */
  private void thinOut() {
    if (spread.size() > 2 * MAX) {
      for (int i = 2 * MAX - 1; i > 0; i -= 2) {
        spread.remove(i);
      }
      stride *= 2;
    }
  }

  /** How many games came with moves. */
  long recordedGames() {
    return recordedGames;
  }

  /** In the order of their worth; a game may be there for several reasons. */
  List<NotableGame> chosen() {
    List<NotableGame> chosen = new ArrayList<>();
    add(chosen, run.shortest, Reason.SHORTEST);
    add(chosen, run.longest, Reason.LONGEST);
    add(chosen, run.biggestSwing(), Reason.BIGGEST_SWING);
    add(chosen, faulted, Reason.FAULT);
    pairings.values().forEach(each -> add(chosen, each.biggestSwing(), Reason.PAIRING_SWING));
    pairings.values().forEach(each -> add(chosen, each.longest, Reason.PAIRING_LONGEST));
    pairings.values().forEach(each -> add(chosen, each.shortest, Reason.PAIRING_SHORTEST));
    long known = chosen.stream().map(NotableGame::game).distinct().count();
    int wanted = (int) Math.max(0, MAX - known);
    for (int i = 0; i < wanted && i < spread.size(); i++) {
      int place = spread.size() <= wanted ? i : (int) ((long) i * spread.size() / wanted);
      add(chosen, spread.get(place), Reason.SPREAD);
    }
    Set<Long> first =
        chosen.stream().map(NotableGame::game).distinct().limit(MAX).collect(Collectors.toSet());
    return chosen.stream().filter(each -> first.contains(each.game())).toList();
  }

  private static void add(List<NotableGame> chosen, @Nullable GameRecord game, Reason reason) {
    if (game != null) {
      chosen.add(new NotableGame(game.id().game(), game.opening(), reason));
    }
  }

  /** Of some games those that stand out. */
  private static final class Extremes {
    private final Map<String, Swing> swings = new TreeMap<>();
    private @Nullable GameRecord shortest;
    private @Nullable GameRecord longest;

    void add(GameRecord game, List<MoveRecord> moves) {
      swing(game.first()).add(game, moves, Side.FIRST);
      swing(game.second()).add(game, moves, Side.SECOND);
      if (game.fault() != null) {
        return;
      }
      if (shortest == null || game.moves() < shortest.moves()) {
        shortest = game;
      }
      if (longest == null || game.moves() > longest.moves()) {
        longest = game;
      }
    }

    private Swing swing(String player) {
      return swings.computeIfAbsent(player, name -> new Swing());
    }

    @Nullable GameRecord biggestSwing() {
      Swing biggest = null;
      for (Swing swing : swings.values()) {
        if (biggest == null || swing.relativeSize() > biggest.relativeSize()) {
          biggest = swing;
        }
      }
      return biggest == null ? null : biggest.game();
    }
  }
}
