package warlab.lab.config;

/** Who meets whom. */
public enum Format {
  /** Every two players, each opening twice with sides swapped. */
  ROUND_ROBIN,
  /** One player, the hero, against each of the others, sides swapped. */
  GAUNTLET,
  /** Each of one list as the first side against each of another as the second, never swapped. */
  CROSS;

  /** As it stands in a config. */
  public String id() {
    return Keys.word(this);
  }

  /** Games a pair has. */
  public int legs() {
    return this == CROSS ? 1 : 2;
  }
}
