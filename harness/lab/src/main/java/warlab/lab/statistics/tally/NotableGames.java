package warlab.lab.statistics.tally;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import warlab.games.Side;
import warlab.lab.record.GameRecord;
import warlab.lab.record.MoveRecord;
import warlab.lab.statistics.summary.NotableGame;

/** Picks games worth looking at from those whose moves are recorded. */
final class NotableGames {
  private final Map<Integer, GameRecord> byPairing = new TreeMap<>();
  private final Map<String, Swing> swings = new TreeMap<>();
  private long recordedGames;
  private @Nullable GameRecord shortest;
  private @Nullable GameRecord longest;
  private @Nullable GameRecord faulted;

  void add(GameRecord game, List<MoveRecord> moves) {
    if (moves.isEmpty()) {
      return;
    }
    recordedGames++;
    byPairing.putIfAbsent(game.id().pairing(), game);
    swing(game.first()).add(game, moves, Side.FIRST);
    swing(game.second()).add(game, moves, Side.SECOND);
    if (game.fault() != null) {
      faulted = faulted == null ? game : faulted;
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

  /** How many games came with moves. */
  long recordedGames() {
    return recordedGames;
  }

  List<NotableGame> chosen() {
    List<NotableGame> chosen = new ArrayList<>();
    add(chosen, shortest, NotableGame.Reason.SHORTEST);
    add(chosen, longest, NotableGame.Reason.LONGEST);
    add(chosen, biggestSwing(), NotableGame.Reason.BIGGEST_SWING);
    add(chosen, faulted, NotableGame.Reason.FAULT);
    byPairing.values().forEach(game -> add(chosen, game, NotableGame.Reason.PAIRING));
    return chosen;
  }

  private static void add(
      List<NotableGame> chosen, @Nullable GameRecord game, NotableGame.Reason reason) {
    if (game != null) {
      chosen.add(new NotableGame(game.id().game(), game.opening(), reason));
    }
  }

  private @Nullable GameRecord biggestSwing() {
    Swing biggest = null;
    for (Swing swing : swings.values()) {
      if (biggest == null || swing.relativeSize() > biggest.relativeSize()) {
        biggest = swing;
      }
    }
    return biggest == null ? null : biggest.game();
  }
}
