package warlab.lab.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import warlab.lab.cli.about.BenchCommand;
import warlab.lab.cli.about.CompletionCommand;
import warlab.lab.cli.about.ListCommand;
import warlab.lab.cli.experiment.GateCommand;
import warlab.lab.cli.experiment.PlanCommand;
import warlab.lab.cli.experiment.ReportCommand;
import warlab.lab.cli.experiment.RerunCommand;
import warlab.lab.cli.experiment.RunCommand;
import warlab.lab.cli.experiment.ShardsCommand;
import warlab.lab.cli.game.BestMoveCommand;
import warlab.lab.cli.game.PerftCommand;
import warlab.lab.cli.game.PlayCommand;
import warlab.lab.cli.game.ReplayCommand;
import warlab.lab.cli.game.SearchCommand;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.Errors;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.cli.wire.JoinCommand;
import warlab.lab.cli.wire.ServeCommand;

/** The door to the program: {@code warlab COMMAND}. */
@Command(
    name = "warlab",
    description = "Plays AI against AI and tells which settings are better, and how sure that is.",
    subcommands = {
      RunCommand.class,
      GateCommand.class,
      PlanCommand.class,
      ReportCommand.class,
      RerunCommand.class,
      ShardsCommand.class,
      PlayCommand.class,
      BestMoveCommand.class,
      SearchCommand.class,
      ServeCommand.class,
      JoinCommand.class,
      BenchCommand.class,
      ListCommand.class,
      PerftCommand.class,
      ReplayCommand.class,
      CompletionCommand.class,
    },
    footer = {
      "",
      "Exit codes: 0 done, 1 something failed, 2 bad usage or config,",
      "            3 finished with faults, 5 stopped by a gate, 130 interrupted.",
      "Example: warlab run configs/quickstart.yaml"
    })
public final class Main extends CliCommand {

  @Override
  public Integer call() {
    spec().commandLine().usage(out());
    return ExitCode.DONE;
  }

  public static void main(String[] arguments) {
    Locale.setDefault(Locale.ROOT); // the same numbers and words wherever it runs
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    System.exit(execute(StandardOutput.ofProcess(), err, arguments));
  }

  /** Runs one command and fails it, too, when what it printed could not be written. */
  static int execute(StandardOutput standard, PrintWriter err, String... arguments) {
    PrintWriter out = new PrintWriter(standard, false, StandardCharsets.UTF_8);
    int code = execute(out, err, arguments);
    out.flush();
    Optional<String> failure = standard.failure();
    failure.ifPresent(reason -> err.println("error: cannot write to standard output: " + reason));
    return failure.isPresent() && code == ExitCode.DONE ? ExitCode.FAILED : code;
  }

  /** Runs one command as {@link #main} does, without ending the process. */
  static int execute(PrintWriter out, PrintWriter err, String... arguments) {
    CommandLine command = commandLine().setOut(out).setErr(err);
    try {
      return command.execute(arguments);
    } catch (Error problem) {
      return Errors.onError(problem, command);
    }
  }

  static CommandLine commandLine() {
    return new CommandLine(new Main())
        .setParameterExceptionHandler(Errors::onBadArguments)
        .setExecutionExceptionHandler(Errors::onFailure)
        .setUsageHelpAutoWidth(true)
        .setAbbreviatedSubcommandsAllowed(false);
  }
}
