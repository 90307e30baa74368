package warlab.games;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The door to one game. Found by {@link java.util.ServiceLoader}, so a jar on the class path adds a
 * game with one class and one line. Stateless and shared by all threads.
 */
public interface Game extends Named {

  /** What people call a side, lower-case: {@code attacker}. */
  String sideName(Side side);

  /** The settings of the rules, for config checks, {@code list} and {@code --help}. */
  default List<Option> options() {
    return List.of();
  }

  /** The settings of {@link #proposeOpening}. */
  default List<Option> openingOptions() {
    return List.of();
  }

  /** The starting position. */
  Position start(Options options);

  /**
   * Reads a position from its text; the options fill what the text leaves out.
   *
   * @throws NotationException when the text is not a position of this game
   */
  Position parse(String text, Options options);

  /** The same where an empty text stands for the starting position. */
  default Position startOrParse(String text, Options options) {
    return text.isEmpty() ? start(options) : parse(text, options);
  }

  /**
   * A sensible random opening for a seed, as text that {@link #parse} reads. Proposals may repeat
   * and may be lopsided: the planner drops repeats and what a shallow search sees decided.
   */
  String proposeOpening(Options options, Options openingOptions, long seed);

  /** All ends that its rules know; empty if it does not list them, and any is believed. */
  default Set<Ending> endings() {
    return Set.of();
  }

  Notation notation();

  /**
   * Names of the move lists of {@link Position#listedMoves}, the whole list first. What a narrower
   * one leaves out is said in the game's help.
   */
  default List<String> moveLists() {
    return List.of("all");
  }

  /** The one of {@link #moveLists} that searches look at unless told otherwise. */
  default String searchedMoves() {
    return moveLists().get(0);
  }

  /** What one ply of search depth is in this game, for {@code --help}. */
  default String depthMeaning() {
    return "one move of one side";
  }

  /**
   * What other text of several lines {@link #parse} reads as a position, with an example, for
   * {@code list}; empty if none.
   */
  default String statePositions() {
    return "";
  }

  /**
   * The text of an option that stands in a file of JSON; {@code null} when the game takes the file
   * as it is.
   *
   * @param file its name, for messages
   */
  default @Nullable String optionText(Option option, String file, Document json) {
    return null;
  }

  /** Whether a side may see less than the whole; players are then told what they see. */
  default boolean hidesInformation() {
    return false;
  }

  /**
   * The image of a position that plays alike, as seen in a mirror; {@code null} when the game knows
   * none. Who keeps openings apart keeps their images apart too.
   */
  default @Nullable Position mirrored(Position position) {
    return null;
  }
}
