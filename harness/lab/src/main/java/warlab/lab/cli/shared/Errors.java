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
import warlab.games.NotationException;
import warlab.games.OptionException;
import warlab.games.PluginException;
import warlab.games.Spelling;
import warlab.lab.config.tree.ConfigException;
import warlab.lab.plan.PlanException;
import warlab.lab.record.ResultsException;
import warlab.lab.run.RunException;

/**
 * Turns whatever goes wrong into one line each on standard error and an exit code: users never see
 * a stack trace unless they set {@code WARLAB_DEBUG}.
 */
public final class Errors {
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
    if (problem instanceof ConfigException refused) {
      refused.messages().forEach(message -> print(command.getErr(), message));
    } else {
      print(command.getErr(), describe(problem));
    }
    traceIfAsked(problem, command);
    return isUsersMistake(problem) ? ExitCode.USAGE : ExitCode.FAILED;
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
    if (System.getenv("WARLAB_DEBUG") != null) {
      problem.printStackTrace(command.getErr());
    }
  }

  private static boolean isUsersMistake(Exception problem) {
    return problem instanceof UsageException
        || problem instanceof PlanException
        || problem instanceof ConfigException
        || problem instanceof NotationException
        || problem instanceof OptionException;
  }

  private static String describe(Exception problem) {
    String message = problem.getMessage();
    boolean known =
        problem instanceof RunException
            || problem instanceof ResultsException
            || problem instanceof PluginException;
    if ((known || isUsersMistake(problem)) && message != null) {
      return message;
    }
    String kind = problem.getClass().getSimpleName();
    return "unexpected " + kind + (message == null ? "" : ": " + message);
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
    String line = message.strip().replaceAll("\\s*\\R\\s*", " ");
    return line.replaceAll("[\\p{Cc}\\p{Cf}\\p{Cs}]", "?");
  }

  private static void print(PrintWriter err, String message) {
    err.println("error: " + oneLine(message));
    err.flush();
  }
}
