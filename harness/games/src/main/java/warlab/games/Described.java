package warlab.games;

/** What is named when it is made: it keeps its name and help. */
public abstract class Described implements Named {
  private final String id;
  private final String help;

  protected Described(String id, String help) {
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
}
