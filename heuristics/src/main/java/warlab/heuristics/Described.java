package warlab.heuristics;

import warlab.games.Named;

/** What the heuristics and features of one game have in common: name, help and game. */
public abstract class Described implements Named {
  private final String game;
  private final String id;
  private final String help;

  /**
   * Describes a part by the game it knows.
   *
   * @param game the id of the game
   */
  protected Described(String game, String id, String help) {
    this.game = game;
    this.id = id;
    this.help = help;
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final String help() {
    return help;
  }

  public final String game() {
    return game;
  }
}
