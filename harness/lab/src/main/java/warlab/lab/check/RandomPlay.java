package warlab.lab.check;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.MoveStack;
import warlab.games.Options;
import warlab.games.PluginException;
import warlab.games.PluginGuard;
import warlab.games.Position;
import warlab.games.SeededStream;

/**
 * Games of random moves, and all that their positions say: equal positions say the same.
 *
 * @param games how many: the first from the start, the others from random openings
 * @param plies how far each is played at most
 */
public record RandomPlay(Game game, Options rules, int games, int plies) {

  /** Shows each position of each game before its next move, and the last one. */
  Finding everywhere(Consumer<Position> seen) {
    int count = 0;
    for (int number = 1; number <= games; number++) {
      SeededStream stream = new SeededStream(number);
      Position position = start(number);
      seen.accept(position);
      for (int ply = 0; ply < plies && !position.isOver(); ply++) {
        int[] moves = moves(position);
        position.play(moves[stream.nextInt(moves.length)]);
        seen.accept(position);
        count++;
      }
    }
    return Finding.pass(count + " random moves");
  }

  Position start(int number) {
    Position position = number == 1 ? game.start(rules) : game.parse(opening(number), rules);
    position.seedDice(number);
    return position;
  }

  String opening(int number) {
    return game.proposeOpening(rules, Options.defaults(game.openingOptions()), number);
  }

  static int[] moves(Position position) {
    MoveStack moves = new MoveStack();
    int count = position.legalMoves(moves);
    boolean isCounted = count == moves.size();
    require(isCounted, position, "legalMoves() returns another number than it pushes", count);
    return moves.toArray(0);
  }

  /** What a position answers, by method. */
  Map<String, Object> answers(Position position) {
    Map<String, Object> answers = new LinkedHashMap<>();
    answers.put("sideToMove()", position.sideToMove());
    answers.put("movesPlayed()", position.movesPlayed());
    answers.put("legalMoves()", Arrays.toString(moves(position)));
    answers.put("key()", position.key());
    answers.put("notation().position()", game.notation().position(position));
    answers.put("outcome()", position.isOver() ? position.outcome() : "none yet");
    return answers;
  }

  /** Refuses a position that does not answer as it should after a method of somebody's. */
  void requireSame(Map<String, Object> before, Position after, Object culprit, String method) {
    Map<String, Object> now = answers(after);
    before.forEach(
        (each, was) -> {
          Object is = now.getOrDefault(each, "nothing");
          if (!was.equals(is)) {
            String differs = "%s: %s is %s and should be %s".formatted(method, each, is, was);
            require(false, culprit, differs);
          }
        });
  }

  /** Throws unless something holds that somebody's object promises. */
  static void require(
      boolean holds, Object culprit, String otherwise, @Nullable Object... details) {
    if (!holds) {
      String told = PluginGuard.of(culprit.getClass()) + ": " + otherwise;
      throw new PluginException(details.length == 0 ? told : told + ": " + Arrays.asList(details));
    }
  }
}
