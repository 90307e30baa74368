package warlab.games;

/** The two sides of a game, by who may move first. Games give them names of their own. */
public enum Side {
  FIRST(0),
  SECOND(1);

  private final int index;

  Side(int index) {
    this.index = index;
  }

  /** 0 or 1, for arrays with a place for each side. */
  public int index() {
    return index;
  }

  public Side opponent() {
    return this == FIRST ? SECOND : FIRST;
  }
}
