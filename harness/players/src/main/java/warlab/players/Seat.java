package warlab.players;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import warlab.games.SeededStream;
import warlab.games.Side;

/**
 * Where a player sits: its side, its seeded stream, and the memory that a worker keeps for this
 * side from game to game so that tables are made once. What is kept must behave as if new: players
 * empty it by a generation stamp when they are made.
 */
public final class Seat {
  private final Side side;
  private final SeededStream stream = new SeededStream(0);
  private final Map<Class<?>, Object> kept = new HashMap<>();

  public Seat(Side side) {
    this.side = side;
  }

  public Side side() {
    return side;
  }

  /** Begins a game: the stream starts again from this seed. */
  public Seat begin(long seed) {
    stream.restart(seed);
    return this;
  }

  public SeededStream stream() {
    return stream;
  }

  /** The kept object of a class, made on first use. */
  public <T> T keep(Class<T> type, Supplier<T> maker) {
    return type.cast(kept.computeIfAbsent(type, unused -> maker.get()));
  }
}
