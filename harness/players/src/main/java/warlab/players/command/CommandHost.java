package warlab.players.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import warlab.games.Document;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.Side;
import warlab.players.Player;

/** What the program offers to a {@link GameCommand}. */
public interface CommandHost {

  PrintWriter out();

  /** News for people; results go to {@link #out}. */
  PrintWriter err();

  Game game(String id);

  /** The rules of a game, as {@code --set} gives them. */
  Options rules(Game game, Map<String, String> settings);

  /**
   * Checks a player in one line, and makes it later for the side that it gets.
   *
   * @param option what it was given to, for messages: {@code --player}
   */
  Function<Side, Player> player(Game game, String option, String text, long seed);

  /** The move that a player, given to {@code --player}, finds best in a position, in words. */
  String bestMove(Game game, Position position, String player);

  /** What a file of the user holds. */
  byte[] bytes(Path file);

  /** A file of JSON, whose values know their places. */
  Document document(Path file);

  /** To be thrown when the user asks for something that cannot be; one line that says what. */
  RuntimeException refusal(String message);

  /** To be thrown when something failed; one line that says what. */
  RuntimeException failure(String message);

  /** What the command returns at its end. */
  int exitCode(boolean hasFaults);
}
