package warlab.players.program.ugi;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import warlab.games.Options;
import warlab.players.Seat;

/** The programs that one seat of a worker has running, one for each player that sits there. */
final class KeptPrograms implements Seat.KeptOpen {
  /** By the settings of the player, an object that a seat has once. */
  private final Map<Options, UgiProgram> running = new HashMap<>();

  /** The program of a player: the one of its last game, unless that was ended. */
  UgiProgram get(Options player, Supplier<UgiProgram> starter) {
    UgiProgram known = running.get(player);
    if (known == null || known.isEnded()) {
      known = starter.get();
      running.put(player, known);
    }
    return known;
  }

  /** Tells all to end before it waits for the first. */
  @Override
  public void close() {
    running.values().removeIf(UgiProgram::isEnded);
    running.values().forEach(UgiProgram::quit);
    if (!running.isEmpty()) {
      UgiProgram.end(List.copyOf(running.values()));
    }
    running.clear();
  }
}
