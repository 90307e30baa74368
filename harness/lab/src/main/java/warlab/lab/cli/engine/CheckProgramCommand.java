package warlab.lab.cli.engine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import warlab.games.Game;
import warlab.games.Options;
import warlab.games.Spelling;
import warlab.lab.UsageException;
import warlab.lab.check.Finding;
import warlab.lab.check.GameCheck;
import warlab.lab.check.ProgramCheck;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.FindingPrinter;
import warlab.lab.cli.shared.GameOption;
import warlab.lab.record.ShellWord;
import warlab.players.program.ProgramFactory;
import warlab.players.program.Protocol;
import warlab.players.program.UgiProtocol;
import warlab.players.program.process.CommandWords;

/** The first thing to run with a new program. */
@Command(
    name = "check-program",
    description = {
      "Says whether an outside program is fit to play, and what is wrong with it.",
      "It is asked for a thousand moves, told limits and to stop, plays three games and is told to"
          + " end; over another protocol than ugi it plays games on each side. What does not answer"
          + " fails, with the position and the last lines of both sides. 'fail' will lose"
          + " games, 'warn' is worth a look; the exit code is 3 if anything failed."
          + " docs/your-program.md tells how to write a program."
    },
    footer = {"", "Example: warlab check-program ai-wargame 'python3 configs/programs/greedy.py'"})
public final class CheckProgramCommand extends CliCommand {
  @Mixin private GameOption game = new GameOption();

  @Parameters(
      index = "1",
      arity = "1..*",
      paramLabel = "COMMAND",
      description = "The program with its arguments, as in a config.")
  private List<String> command = new ArrayList<>();

  @Option(
      names = "--protocol",
      paramLabel = "NAME",
      defaultValue = UgiProtocol.ID,
      description =
          "What it speaks: ugi (the default), broker, state-file or tank-wars, as in a config.")
  private String protocol = UgiProtocol.ID;

  @Option(
      names = "--patience",
      paramLabel = "SECONDS",
      defaultValue = "10",
      description =
          "How long to wait for each answer; over another protocol than ugi a move may take twice"
              + " as long (default: ${DEFAULT-VALUE}).")
  private long patience;

  @Override
  public Integer call() {
    if (patience < 1) {
      throw new UsageException("--patience: expected a number of seconds, not " + patience);
    }
    Game played = game.game();
    Options rules = game.options();
    FindingPrinter printer = new FindingPrinter(out());
    Consumer<Finding> told =
        finding -> {
          status("");
          printer.accept(finding);
        };
    if (protocol.equals(UgiProtocol.ID)) {
      List<String> words =
          command.size() == 1 ? CommandWords.split(command.get(0), Map.of()) : command;
      new ProgramCheck(played, rules, words, Path.of(""), 1000 * patience).run(this::status, told);
    } else {
      gameCheck(played, rules).run(this::status, told);
    }
    return printer.exitCode();
  }

  private GameCheck gameCheck(Game played, Options rules) {
    ProgramFactory programs = new ProgramFactory();
    Protocol spoken = protocol(programs, played);
    String line =
        command.size() == 1
            ? command.get(0)
            : command.stream().map(ShellWord::of).collect(Collectors.joining(" "));
    Options settings = programs.settings(played, spoken, line, 1000 * patience);
    String objection = programs.objection(settings);
    if (objection != null) {
      throw new UsageException(objection);
    }
    return new GameCheck(played, rules, programs, settings, spoken.keepsNoGame());
  }

  private Protocol protocol(ProgramFactory programs, Game played) {
    List<Protocol> protocols = programs.protocols(played);
    List<String> known = protocols.stream().map(Protocol::id).toList();
    if (!known.contains(protocol)) {
      throw new UsageException(
          "--protocol: expected %s for %s, not '%s'%s"
              .formatted(
                  String.join(" or ", known),
                  played.id(),
                  protocol,
                  Spelling.suggestion(protocol, known)));
    }
    return protocols.get(known.indexOf(protocol));
  }
}
