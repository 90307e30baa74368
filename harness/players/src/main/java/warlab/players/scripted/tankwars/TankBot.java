package warlab.players.scripted.tankwars;

import warlab.games.Position;
import warlab.games.SeededStream;
import warlab.games.tankwars.TankPosition;
import warlab.players.Decision;
import warlab.players.Player;

/** A player of Tank Wars that finds an order for the asked unit by a rule. */
final class TankBot implements Player {

  /** How one kind of bot decides. */
  interface Rule {

    /** The order for the unit that is asked, which may walk to these destinations. */
    int order(Battlefield field, Destinations destinations);

    /** As {@link Player#observe}. */
    default void observe(TankPosition view) {}
  }

  private final Rule rule;
  private final SeededStream stream;
  private final Routes routes = new Routes();

  TankBot(Rule rule, SeededStream stream) {
    this.rule = rule;
    this.stream = stream;
  }

  @Override
  public void observe(Position view) {
    rule.observe((TankPosition) view);
  }

  @Override
  public Decision choose(Position view) {
    Battlefield field = new Battlefield((TankPosition) view);
    return Decision.unsearched(rule.order(field, new Destinations(field, routes, stream)));
  }
}
