package warlab.lab.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.UnmatchedArgumentException;
import warlab.lab.cli.about.BenchCommand;
import warlab.lab.cli.about.CompletionCommand;
import warlab.lab.cli.about.LauncherCommands;
import warlab.lab.cli.about.ListCommand;
import warlab.lab.cli.engine.CheckProgramCommand;
import warlab.lab.cli.engine.EngineCommand;
import warlab.lab.cli.experiment.ExportCommand;
import warlab.lab.cli.experiment.GateCommand;
import warlab.lab.cli.experiment.PlanCommand;
import warlab.lab.cli.experiment.ReportCommand;
import warlab.lab.cli.experiment.RerunCommand;
import warlab.lab.cli.experiment.RunCommand;
import warlab.lab.cli.experiment.ShardsCommand;
import warlab.lab.cli.experiment.ShowCommand;
import warlab.lab.cli.experiment.VerifyCommand;
import warlab.lab.cli.game.GameCommandHost;
import warlab.lab.cli.game.PerftCommand;
import warlab.lab.cli.game.PlayCommand;
import warlab.lab.cli.game.ReplayCommand;
import warlab.lab.cli.game.SearchCommand;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.Errors;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.run.match.OwnThread;
import warlab.players.command.GameCommand;

/** The door to the program: {@code warlab COMMAND}. */
@Command(
    name = "warlab",
    description = "Plays AI against AI and tells which settings are better, and how sure that is.",
    footer = {
      "",
      "Exit codes: 0 done, 1 something failed, 2 bad usage or config,",
      "            3 finished with faults, 4 tuned but not proven better,",
      "            5 stopped by a gate, 130 interrupted.",
      "With WARLAB_DEBUG=1 in the environment, an error shows its stack trace.",
      "Example: warlab run configs/quickstart.yaml"
    })
public final class Main extends CliCommand {
  /**
   * In the order of the help. Each is called as its class is: {@code CheckProgramCommand},
   * check-program. Commands that belong to one game are found by their service.
   */
  private static final List<Class<? extends Callable<Integer>>> OWN =
      List.of(
          RunCommand.class,
          GateCommand.class,
          PlanCommand.class,
          ReportCommand.class,
          ShowCommand.class,
          VerifyCommand.class,
          ExportCommand.class,
          RerunCommand.class,
          ShardsCommand.class,
          PlayCommand.class,
          SearchCommand.class,
          EngineCommand.class,
          CheckProgramCommand.class,
          BenchCommand.class,
          ListCommand.class,
          PerftCommand.class,
          ReplayCommand.class,
          CompletionCommand.class,
          LauncherCommands.Test.class,
          LauncherCommands.Build.class,
          LauncherCommands.Jmh.class,
          LauncherCommands.Notebooks.class);

  /** Longer than programs, runs and files need to be ended. */
  private static final long LAST_CARE_NANOS = TimeUnit.SECONDS.toNanos(12);

  @Override
  public Integer call() {
    spec().commandLine().usage(out());
    return ExitCode.DONE;
  }

  public static void main(String[] arguments) {
    Locale.setDefault(Locale.ROOT); // the same numbers and words wherever it runs
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    FutureTask<Integer> command =
        new FutureTask<>(() -> execute(StandardOutput.ofProcess(), err, arguments));
    new OwnThread(command, "warlab-main").start();
    endFor(codeOf(command), err);
  }

  /** Whoever interrupts this thread is not heard: it has nothing else to do than to wait. */
  private static int codeOf(FutureTask<Integer> command) {
    while (true) {
      try {
        return command.get();
      } catch (InterruptedException notForUs) {
        // And wait on.
      } catch (ExecutionException broken) {
        throw new IllegalStateException(broken.getCause());
      }
    }
  }

  /** A plug-in may have said what is to be done at the end, and never be done with it. */
  private static void endFor(int code, PrintWriter err) {
    Thread last =
        new Thread(
            () -> {
              LockSupport.parkNanos(LAST_CARE_NANOS);
              err.println("warning: a plug-in's shutdown hook does not end, so it is left");
              Runtime.getRuntime().halt(code);
            },
            "warlab-last");
    last.setDaemon(true);
    last.start();
    System.exit(code);
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
    if (Arrays.equals(arguments, new String[] {"--version"})) { // in half the time
      out.println(VERSION);
      return ExitCode.DONE;
    }
    CommandLine command = commandLine(needed(arguments)).setOut(out).setErr(err);
    try {
      refuseUnknown(command, arguments);
      return command.execute(arguments);
    } catch (UnmatchedArgumentException unknown) {
      return Errors.onBadArguments(unknown, arguments);
    } catch (Error problem) {
      return Errors.onError(problem, command);
    }
  }

  /** Asked for the help of a command that does not exist, picocli would show ours instead. */
  private static void refuseUnknown(CommandLine command, String[] arguments) {
    boolean isCommand =
        arguments.length == 0
            || arguments[0].startsWith("-")
            || command.getSubcommands().containsKey(arguments[0]);
    if (!isCommand) {
      throw new UnmatchedArgumentException(command, List.of(arguments[0]));
    }
  }

  /** The whole program, for help and completion. */
  static CommandLine commandLine() {
    return commandLine(commands());
  }

  private static CommandLine commandLine(List<Class<? extends Callable<Integer>>> commands) {
    CommandLine program = new CommandLine(new Main());
    commands.forEach(program::addSubcommand);
    program.getSubcommands().values().forEach(GameCommandHost::serve);
    return program
        .setParameterExceptionHandler(Errors::onBadArguments)
        .setExecutionExceptionHandler(Errors::onFailure)
        .setUsageHelpAutoWidth(true)
        .setExpandAtFiles(false)
        .setAbbreviatedSubcommandsAllowed(false);
  }

  /** All commands in the order of the help: those of games stand where they say. */
  static List<Class<? extends Callable<Integer>>> commands() {
    List<Class<? extends Callable<Integer>>> all = new ArrayList<>(OWN);
    for (GameCommand guest : ServiceLoader.load(GameCommand.class, Main.class.getClassLoader())) {
      List<String> names = all.stream().map(Main::name).toList();
      all.add(names.indexOf(guest.listedAfter()) + 1, guest.getClass());
    }
    return all;
  }

  /**
   * The one command that is asked for, since to describe all of them takes longer than most need to
   * run; all where the first word names none, or the one that completes them all.
   */
  static List<Class<? extends Callable<Integer>>> needed(String... arguments) {
    return named(OWN, arguments)
        .or(() -> named(commands(), arguments))
        .filter(command -> command != CompletionCommand.class)
        .<List<Class<? extends Callable<Integer>>>>map(List::of)
        .orElseGet(Main::commands);
  }

  private static Optional<Class<? extends Callable<Integer>>> named(
      List<Class<? extends Callable<Integer>>> commands, String... arguments) {
    return commands.stream()
        .filter(command -> arguments.length > 0 && arguments[0].equals(name(command)))
        .findFirst();
  }

  private static String name(Class<?> command) {
    return command
        .getSimpleName()
        .replaceFirst("Command$", "")
        .replaceAll("(?<=.)(?=[A-Z])", "-")
        .toLowerCase(Locale.ROOT);
  }
}
