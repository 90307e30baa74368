package warlab.lab.config;

import java.util.stream.Stream;

/** Who meets whom. */
public enum Format {
  /** Every two players, each opening twice with sides swapped. */
  ROUND_ROBIN("round-robin"),
  /** One player, the hero, against each of the others, sides swapped. */
  GAUNTLET("gauntlet"),
  /** Each of one list as the first side against each of another as the second, never swapped. */
  CROSS("cross");

  private final String id;

  Format(String id) {
    this.id = id;
  }

  /** As it stands in a config. */
  public String id() {
    return id;
  }

  /** Games a pair has. */
  public int legs() {
    return this == CROSS ? 1 : 2;
  }

  /** The format of an id that is known to exist. */
  public static Format of(String id) {
    return Stream.of(values()).filter(each -> each.id.equals(id)).findFirst().orElseThrow();
  }
}
