package warlab.games;

/** The two sides of a game, by who may move first. Games give them names of their own. */
public enum Side {
  FIRST,
  SECOND;

  /** 0 or 1, for arrays with a place for each side. */
  @SuppressWarnings("EnumOrdinal") // the order is the numbering
  public int index() {
    return ordinal();
  }

  public Side opponent() {
    return this == FIRST ? SECOND : FIRST;
  }
}
