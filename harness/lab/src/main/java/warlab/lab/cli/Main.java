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
import java.util.function.Predicate;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.UnmatchedArgumentException;
import warlab.lab.cli.game.GameCommandHost;
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
   * In the order of the help. Each is named after its class: {@code CheckProgramCommand},
   * check-program; classes that are not asked for are not loaded. Commands that belong to one game
   * are found by their service.
   */
  private static final List<String> COMMANDS =
      List.of(
          "experiment.RunCommand",
          "experiment.GateCommand",
          "experiment.PlanCommand",
          "experiment.ReportCommand",
          "experiment.ShowCommand",
          "experiment.VerifyCommand",
          "experiment.ExportCommand",
          "experiment.RerunCommand",
          "experiment.ShardsCommand",
          "game.PlayCommand",
          "game.SearchCommand",
          "engine.EngineCommand",
          "engine.CheckProgramCommand",
          "game.CheckHeuristicCommand",
          "game.CheckGameCommand",
          "about.BenchCommand",
          "about.ListCommand",
          "game.PerftCommand",
          "game.ReplayCommand",
          "about.CompletionCommand",
          "about.LauncherCommands$Test",
          "about.LauncherCommands$Build",
          "about.LauncherCommands$Jmh",
          "about.LauncherCommands$Notebooks");

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
    program.getSubcommands().values().stream()
        .filter(each -> !(each.getCommand() instanceof CliCommand))
        .forEach(GameCommandHost::serve);
    return program
        .setParameterExceptionHandler(Errors::onBadArguments)
        .setExecutionExceptionHandler(Errors::onFailure)
        .setUsageHelpAutoWidth(true)
        .setExpandAtFiles(false)
        .setAbbreviatedSubcommandsAllowed(false);
  }

  /** All commands in the order of the help: those of games stand where they say. */
  static List<Class<? extends Callable<Integer>>> commands() {
    List<Class<? extends Callable<Integer>>> all = new ArrayList<>();
    COMMANDS.forEach(command -> all.add(type(command)));
    for (GameCommand guest : ServiceLoader.load(GameCommand.class, Main.class.getClassLoader())) {
      List<String> names = all.stream().map(type -> name(type.getName())).toList();
      all.add(names.indexOf(guest.listedAfter()) + 1, guest.getClass());
    }
    return all;
  }

  /**
   * The one command that is asked for, since to describe all of them takes longer than most need to
   * run; all where the first word names none, or the one that completes them all.
   */
  static List<Class<? extends Callable<Integer>>> needed(String... arguments) {
    Predicate<String> isAsked = type -> arguments.length > 0 && arguments[0].equals(name(type));
    return COMMANDS.stream()
        .filter(isAsked)
        .findFirst()
        .<Class<? extends Callable<Integer>>>map(Main::type)
        .or(() -> commands().stream().filter(type -> isAsked.test(type.getName())).findFirst())
        .filter(command -> !command.getSimpleName().equals("CompletionCommand"))
        .<List<Class<? extends Callable<Integer>>>>map(List::of)
        .orElseGet(Main::commands);
  }

  @SuppressWarnings("unchecked") // all commands are
  private static Class<? extends Callable<Integer>> type(String command) {
    try {
      return (Class<? extends Callable<Integer>>)
          Class.forName(Main.class.getPackageName() + "." + command);
    } catch (ClassNotFoundException missing) {
      throw new IllegalStateException(missing);
    }
  }

  private static String name(String type) {
    return type.replaceFirst(".*[.$]", "")
        .replaceFirst("Command$", "")
        .replaceAll("(?<=.)(?=[A-Z])", "-")
        .toLowerCase(Locale.ROOT);
  }
}
