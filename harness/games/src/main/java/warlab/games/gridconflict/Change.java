package warlab.games.gridconflict;

/** What an action changed beyond cells and stamina, as an {@code int} other than 0. */
final class Change {
  private Change() {}

  /**
   * @param content what was collected or struck; empty where the opponent was
   */
  static int of(int action, int content) {
    return content << Action.BITS | action;
  }

  static int action(int change) {
    return change & ((1 << Action.BITS) - 1);
  }

  static int content(int change) {
    return change >>> Action.BITS;
  }
}
