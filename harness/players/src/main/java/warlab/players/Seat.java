package warlab.players;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
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
  private long seed;
  private @Nullable GameLine line;

  public Seat(Side side) {
    this.side = side;
  }

  public Side side() {
    return side;
  }

  /** Begins a game: the stream starts again from this seed. */
  public Seat begin(long seed) {
    return begin(seed, null);
  }

  /** Begins a game whose moves are told as they are played. */
  public Seat begin(long newSeed, @Nullable GameLine newLine) {
    seed = newSeed;
    line = newLine;
    stream.restart(newSeed);
    return this;
  }

  /** What the stream of this game began from, for programs that draw from their own. */
  public long seed() {
    return seed;
  }

  /** The game so far; {@code null} where a player is asked about a single position. */
  public @Nullable GameLine line() {
    return line;
  }

  public SeededStream stream() {
    return stream;
  }

  /** The kept object of a class, made on first use. */
  public <T> T keep(Class<T> type, Supplier<T> maker) {
    return type.cast(kept.computeIfAbsent(type, unused -> maker.get()));
  }

  /** Nobody sits here any more: releases what is kept and is not memory. */
  public void close() {
    for (Object each : kept.values()) {
      if (each instanceof KeptOpen open) {
        open.close();
      }
    }
    kept.clear();
  }

  /** What a seat keeps from game to game and must not just forget, such as a process. */
  public interface KeptOpen {
    void close();
  }
}
