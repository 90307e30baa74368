package warlab.players.program;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import warlab.games.Option;
import warlab.games.Options;
import warlab.players.program.process.CommandWords;

/** Settings of outside programs that several protocols share, and how to read them. */
public final class ProgramOptions {
  public static final Option COMMAND =
      Option.requiredText("command", "the program with its arguments").as(Option.Role.PROGRAM);

  public static final Option TIME_MS =
      Option.optionalInteger(
              "timeMs",
              1,
              86_400_000,
              "milliseconds for a move; over ugi 1000 if there is neither depth nor nodes")
          .as(Option.Role.TIME_LIMIT);

  public static final Option MARGIN_MS =
      Option.integer("marginMs", 50, 0, 60_000, "how much later is no overrun yet")
          .as(Option.Role.TIME_MARGIN);

  public static final Option REQUEST_TIMEOUT_MS =
      Option.integer(
          "requestTimeoutMs", 10_000, 1, 3_600_000, "how long it may be silent otherwise");

  public static final Option DIRECTORY =
      Option.folder("directory", "where it is started, by default beside the config");

  private ProgramOptions() {}

  public static String command(Options settings) {
    return settings.text(COMMAND.name());
  }

  /**
   * The words of the command.
   *
   * @param filled what stands for {@code {name}}, by name
   */
  public static List<String> words(Options settings, Map<String, String> filled) {
    return CommandWords.split(command(settings), filled);
  }

  public static Path folder(Options settings) {
    return settings.folder(DIRECTORY.name());
  }

  public static long requestTimeoutMs(Options settings) {
    return settings.integer(REQUEST_TIMEOUT_MS.name());
  }
}
