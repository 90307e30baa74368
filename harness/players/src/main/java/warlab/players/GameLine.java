package warlab.players;

import warlab.games.Options;

/**
 * How a game came to where it is: its rules, where it began and the moves since. Of a game that
 * hides information only the rules are told.
 */
public interface GameLine {

  Options rules();

  /** The text of the opening; empty for the plain start. */
  String start();

  /** How many moves have been played since. */
  int length();

  int move(int index);
}
