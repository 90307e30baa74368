package warlab.games;

import java.util.regex.Pattern;

/**
 * Why a game ended, by the rule that decided it. A named value and not an enum, so that every game,
 * a plug-in's too, has its own; endings are equal when their ids are.
 *
 * @param id lower-kebab, as it stands in files and reports
 */
public record Ending(String id) {
  // Stands before the first constant, whose constructor needs it.
  static final Pattern LOWER_KEBAB = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

  /** A player broke the contract; the harness, not a rule, ended the game. */
  public static final Ending FAULT = new Ending("fault");

  public Ending {
    if (!LOWER_KEBAB.matcher(id).matches()) {
      throw new IllegalArgumentException("an ending's id is lower-kebab, not '" + id + "'");
    }
  }
}
