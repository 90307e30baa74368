package warlab.games.tankwars.world;

/** The answer to an order, with the exact text that goes over the wire. */
public enum Answer {
  OK("OK"),
  INPUT_IS_NIL("input is nil"),
  NO_UNIT("no player unit found"),
  BUSY("unit is already processing a command"),
  NO_PATH("target is not a neighbor and no path was found"),
  INVALID_TARGET("invalid target for this unit"),
  OUT_OF_RANGE("target is not in range"),
  NO_AMMUNITION("no ammunition"),
  INVALID_COMMAND("err: invalid command");

  private final String text;

  Answer(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }
}
