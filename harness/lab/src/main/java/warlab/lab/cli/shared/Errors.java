package warlab.lab.cli.shared;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import warlab.games.Printable;
import warlab.games.Spelling;
import warlab.games.UserException;

/**
 * Turns whatever goes wrong into one line each on standard error and an exit code: users never see
 * a stack trace unless they set {@value #STACK_TRACES}.
 */
public final class Errors {
  /** A variable of the environment. */
  public static final String STACK_TRACES = "WARLAB_DEBUG";

  private Errors() {}

  public static int onBadArguments(ParameterException problem, String[] arguments) {
    CommandLine command = problem.getCommandLine();
    String message =
        misspeltOption(command, arguments)
            .map(option -> "unknown option '" + option + "'" + near(option, options(command)))
            .orElseGet(() -> describe(problem));
    String name = command.getCommandSpec().qualifiedName();
    print(command.getErr(), message + " (see '" + name + " --help')");
    return ExitCode.USAGE;
  }

  public static int onFailure(Exception problem, CommandLine command, ParseResult unused) {
    traceIfAsked(problem, command);
    if (problem instanceof UserException told) {
      told.messages().forEach(message -> print(command.getErr(), message));
      return told.isUsersMistake() ? ExitCode.USAGE : ExitCode.FAILED;
    }
    String message = problem.getMessage();
    String kind = problem.getClass().getSimpleName();
    print(command.getErr(), "unexpected " + kind + (message == null ? "" : ": " + message));
    return ExitCode.FAILED;
  }

  /** What no handler of exceptions sees: a plug-in that does not fit together, or no memory. */
  public static int onError(Error problem, CommandLine command) {
    print(command.getErr(), problem + cure(problem));
    traceIfAsked(problem, command);
    return ExitCode.FAILED;
  }

  private static String cure(Error problem) {
    if (problem instanceof OutOfMemoryError) {
      return "; give it more with WARLAB_JAVA_OPTS=-Xmx4g";
    }
    return problem instanceof LinkageError ? "; is a plug-in built for another version?" : "";
  }

  private static void traceIfAsked(Throwable problem, CommandLine command) {
    if (System.getenv(STACK_TRACES) != null) {
      problem.printStackTrace(command.getErr());
    }
  }

  private static String describe(ParameterException problem) {
    String message = String.valueOf(problem.getMessage());
    if (problem instanceof UnmatchedArgumentException unmatched) {
      String word = unmatched.getUnmatched().get(0);
      Set<String> commands = problem.getCommandLine().getSubcommands().keySet();
      return commands.isEmpty()
          ? "unexpected argument '" + word + "'"
          : "unknown command '" + word + "'" + near(word, commands);
    }
    String plain =
        message
            .replaceFirst("^Error: ", "")
            .replaceFirst(
                "(?s)cannot convert ('.*') to interface .*InvalidPathException: ([^:]*):.*",
                "$1 cannot be the name of a file: $2")
            .replaceFirst(
                "^Value for option option '(.*)' \\((.*)\\) .* but was ", "$1: expected $2, not ")
            .replaceFirst("('-?[0-9]+') is not an? (int|long)$", "$1 is too large")
            .replaceFirst("is not an? (int|long)$", "is not a whole number");
    return plain.substring(0, 1).toLowerCase(Locale.ROOT) + plain.substring(1);
  }

  /**
   * The first argument that looks like an option and is none: named before anything that is only
   * its consequence, such as the option it was meant to be going missing.
   */
  private static Optional<String> misspeltOption(CommandLine command, String[] arguments) {
    Set<String> known = options(command);
    return Arrays.stream(arguments)
        .takeWhile(argument -> !argument.equals("--"))
        .filter(argument -> argument.startsWith("--"))
        .map(argument -> argument.replaceFirst("=.*", ""))
        .filter(option -> !known.contains(option))
        .findFirst();
  }

  private static Set<String> options(CommandLine command) {
    return command.getCommandSpec().optionsMap().keySet();
  }

  private static String near(String word, Set<String> known) {
    return Spelling.nearest(word, known).map(near -> ", maybe '" + near + "'?").orElse("");
  }

  /** One line that a terminal only shows, whatever the message holds. */
  static String oneLine(String message) {
    return Printable.line(message.strip().replaceAll("\\s*\\R\\s*", " "));
  }

  private static void print(PrintWriter err, String message) {
    err.println("error: " + oneLine(message));
    err.flush();
  }
}
