package warlab.players;

/** What all kinds of players have in common: name and help. */
public abstract class DescribedFactory implements PlayerFactory {
  private final String id;
  private final String help;

  protected DescribedFactory(String id, String help) {
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
