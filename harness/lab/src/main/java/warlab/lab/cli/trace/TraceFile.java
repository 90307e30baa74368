package warlab.lab.cli.trace;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;
import warlab.games.Option;
import warlab.games.Option.Role;
import warlab.games.Side;
import warlab.lab.UsageException;
import warlab.lab.config.SeatSpec;
import warlab.lab.plan.GameTask;

/**
 * A trace to hand in, called as the course of AI Wargame wants it: {@code gameTrace-b-t-m.txt} with
 * whether alpha-beta prunes, the seconds of a move, and the first number among the rules, its cap.
 */
public final class TraceFile {
  private static final String PRUNING = "pruning";

  private TraceFile() {}

  public static PrintWriter open(Path folder, GameTask task) {
    try {
      Files.createDirectories(folder);
      return new PrintWriter(Files.newBufferedWriter(folder.resolve(name(task))));
    } catch (IOException refused) {
      throw new UsageException("--trace-dir: cannot write to '" + folder + "': " + refused);
    }
  }

  static String name(GameTask task) {
    boolean prunes =
        seats(task).anyMatch(seat -> Boolean.TRUE.equals(seat.settings().get(PRUNING)));
    long seconds =
        seats(task)
            .map(seat -> seat.setting(Role.TIME_LIMIT))
            .filter(Objects::nonNull)
            .mapToLong(timeMs -> ((Long) timeMs + 999) / 1000)
            .max()
            .orElse(0);
    Object cap =
        task.game().options().stream()
            .filter(option -> option.type() == Option.Type.INTEGER)
            .findFirst()
            .<Object>map(option -> task.gameOptions().integer(option.name()))
            .orElse(0);
    return "gameTrace-%s-%d-%s.txt".formatted(prunes, seconds, cap);
  }

  private static Stream<SeatSpec> seats(GameTask task) {
    return Stream.of(Side.values()).map(side -> task.player(side).as(side));
  }
}
