package warlab.protocols.tankwars.text;

import java.util.Arrays;
import java.util.regex.Pattern;
import warlab.games.tankwars.world.Answer;
import warlab.games.tankwars.world.Orders;

/**
 * One line from a client. Read as leniently as the original does: outer blanks do not count, every
 * single blank separates, a missing or non-numeric number is 0, further words do not matter.
 */
public record Request(Verb verb, int fromColumn, int fromRow, int toColumn, int toRow) {
  private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]+");

  /** What the client wants; words are upper case. */
  public enum Verb {
    PLAYER,
    STATUS,
    MOVE,
    FIRE,
    /** Anything else, an empty line too. */
    INVALID
  }

  public static Request parse(String line) {
    String[] words = line.strip().split(" ", -1);
    return new Request(
        verb(words[0]), number(words, 1), number(words, 2), number(words, 3), number(words, 4));
  }

  private static Verb verb(String word) {
    return Arrays.stream(Verb.values())
        .filter(verb -> verb.name().equals(word))
        .findFirst()
        .orElse(Verb.INVALID);
  }

  private static int number(String[] words, int at) {
    if (at >= words.length || !NUMBER.matcher(words[at]).matches()) {
      return 0;
    }
    try {
      return Integer.parseInt(words[at]);
    } catch (NumberFormatException beyondAnyBoard) {
      return Integer.MAX_VALUE;
    }
  }

  /** Gives a MOVE or FIRE to a world; anything else is an invalid command there. */
  public Answer order(Orders orders, int player) {
    return switch (verb) {
      case MOVE -> orders.move(player, fromColumn, fromRow, toColumn, toRow);
      case FIRE -> orders.fire(player, fromColumn, fromRow, toColumn, toRow);
      default -> Answer.INVALID_COMMAND;
    };
  }
}
