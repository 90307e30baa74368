package warlab.players;

import warlab.games.Heuristic;
import warlab.games.Position;
import warlab.games.Side;

/** Counts how often a heuristic is really asked, seeing through {@link CountingPosition}. */
final class CountingHeuristic implements Heuristic {
  private final Heuristic heuristic;
  private long calls;

  CountingHeuristic(Heuristic heuristic) {
    this.heuristic = heuristic;
  }

  long calls() {
    return calls;
  }

  @Override
  public int evaluate(Position position, Side view) {
    calls++;
    Position seen = position instanceof CountingPosition counting ? counting.inner() : position;
    return heuristic.evaluate(seen, view);
  }

  @Override
  public String id() {
    return heuristic.id();
  }

  @Override
  public String help() {
    return heuristic.help();
  }

  @Override
  public String game() {
    return heuristic.game();
  }
}
