package warlab.lab.cli;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;
import warlab.games.NotationException;
import warlab.games.OptionException;
import warlab.games.Spelling;

/**
 * Turns whatever goes wrong into one line on standard error and an exit code: users never see a
 * stack trace unless they set {@code WARLAB_DEBUG}.
 */
final class Errors {
  private Errors() {}

  static int onBadArguments(ParameterException problem, String[] arguments) {
    CommandLine command = problem.getCommandLine();
    print(command.getErr(), problem.getMessage() + suggestion(problem, command));
    command
        .getErr()
        .println("try '" + command.getCommandSpec().qualifiedName() + " --help' for its options");
    return ExitCode.USAGE;
  }

  static int onFailure(Exception problem, CommandLine command, ParseResult unused) {
    print(command.getErr(), describe(problem));
    if (System.getenv("WARLAB_DEBUG") != null) {
      problem.printStackTrace(command.getErr());
    }
    return isUsersMistake(problem) ? ExitCode.USAGE : ExitCode.FAILED;
  }

  private static boolean isUsersMistake(Exception problem) {
    return problem instanceof UsageException
        || problem instanceof NotationException
        || problem instanceof OptionException;
  }

  private static String describe(Exception problem) {
    String message = problem.getMessage();
    if (isUsersMistake(problem) && message != null) {
      return message;
    }
    String kind = problem.getClass().getSimpleName();
    return "unexpected " + kind + (message == null ? "" : ": " + message);
  }

  private static String suggestion(ParameterException problem, CommandLine command) {
    if (problem instanceof UnmatchedArgumentException unmatched) {
      String word = unmatched.getUnmatched().get(0);
      var known =
          word.startsWith("-")
              ? command.getCommandSpec().optionsMap().keySet()
              : command.getSubcommands().keySet();
      return Spelling.nearest(word, known).map(near -> ", maybe '" + near + "'?").orElse("");
    }
    return "";
  }

  /** One line, whatever the message holds. */
  private static void print(PrintWriter err, String message) {
    err.println("error: " + message.strip().replaceAll("\\s*\\R\\s*", " "));
    err.flush();
  }
}
