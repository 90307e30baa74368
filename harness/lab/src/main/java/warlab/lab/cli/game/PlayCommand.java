package warlab.lab.cli.game;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import warlab.games.Game;
import warlab.games.Position;
import warlab.games.SeededStream;
import warlab.games.Side;
import warlab.lab.UsageException;
import warlab.lab.cli.shared.CliCommand;
import warlab.lab.cli.shared.ExitCode;
import warlab.lab.cli.trace.TraceFile;
import warlab.lab.cli.trace.TraceWriter;
import warlab.lab.config.PlayerSpec;
import warlab.lab.config.read.InlinePlayer;
import warlab.lab.plan.GameTask;
import warlab.lab.record.GameId;
import warlab.lab.record.GameRecord;
import warlab.lab.record.Opening;
import warlab.lab.record.PlayedGame;
import warlab.lab.record.SideTotals;
import warlab.lab.run.ProcessEnd;
import warlab.lab.run.match.Match;
import warlab.lab.run.match.MatchListener;
import warlab.lab.run.match.PlayerSource;
import warlab.players.Decision;

/** Plays one game to look at. */
@Command(
    name = "play",
    description = {
      "Plays one game and tells how it ended, or everything with --trace.",
      "Players are written as in a config, in one line: alpha-beta:depth=4,heuristic=e2",
      "'human' is you: ? lists the moves, undo takes one back, quit gives up."
    },
    footer = {
      "",
      "Example: warlab play ai-wargame --first alpha-beta:depth=4,heuristic=e2 --trace --debug"
    })
public final class PlayCommand extends CliCommand {
  /** As long as people wait for one move before they press Ctrl-C. */
  private static final long MOVE_TIMEOUT_MS = 3_600_000;

  @Mixin private GameArguments arguments = new GameArguments();

  @Option(
      names = "--first",
      paramLabel = "PLAYER",
      defaultValue = "random",
      description = "Who plays the first side (default: ${DEFAULT-VALUE}).")
  private String first = "";

  @Option(
      names = "--second",
      paramLabel = "PLAYER",
      defaultValue = "random",
      description = "Who plays the second side (default: ${DEFAULT-VALUE}).")
  private String second = "";

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Seed of dice and players; same seed, same game (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(names = "--trace", description = "Show every position and action.")
  private boolean trace;

  @Option(names = "--debug", description = "With --trace: show what the players' searches counted.")
  private boolean debug;

  @Option(names = "--counts", description = "With --debug: the number of evals at each depth too.")
  private boolean counts;

  @Option(
      names = "--trace-dir",
      paramLabel = "DIR",
      description =
          "Write a trace to hand in to DIR/gameTrace-b-t-m.txt: whether alpha-beta prunes, seconds"
              + " and moves at most; it begins with all settings and has everything counted.")
  private @Nullable Path traceFolder;

  @Override
  public Integer call() {
    if (trace && traceFolder != null) {
      throw new UsageException("--trace shows what --trace-dir writes: give one of them");
    }
    if ((debug || counts) && !trace) {
      throw new UsageException("--debug and --counts add to a trace: give --trace too");
    }
    GameTask task = task();
    arguments.names().tryOut(task.game(), task.gameOptions());
    PlayerSource players = PlayerSource.of(arguments.names().catalog(), task.game());
    GameRecord game = play(task, players);
    if (game == null) {
      return ExitCode.DONE;
    }
    if (!trace) {
      printSummary(game, task.game());
    }
    return game.fault() == null ? ExitCode.DONE : ExitCode.FAULTS;
  }

  /** The game; {@code null} when somebody gave up. */
  private @Nullable GameRecord play(GameTask task, PlayerSource players) {
    try (@Nullable PrintWriter file =
        traceFolder == null ? null : TraceFile.open(traceFolder, task)) {
      MatchListener terminal = trace ? new TraceWriter(out(), detail()) : MatchListener.NONE;
      MatchListener listener =
          file == null ? terminal : new TraceWriter(file, TraceWriter.Detail.COUNTS, true);
      return HumanGame.isIn(task)
          ? playWithPeople(task, players, listener)
          : playAlone(task, players, listener);
    }
  }

  private GameRecord playAlone(GameTask task, PlayerSource players, MatchListener listener) {
    Match match = new Match(players);
    Thread hook = new Thread(() -> tellEnd(match, task), "warlab-play");
    Runtime.getRuntime().addShutdownHook(hook);
    PlayedGame game;
    try {
      game = match.play(task, listener);
    } finally {
      Runtime.getRuntime().removeShutdownHook(hook);
    }
    match.retire();
    if (game.faultReport() != null) {
      err().println(game.faultReport());
    }
    return game.record();
  }

  /** A player that ends the program would do so without a word, and with success. */
  private void tellEnd(Match match, GameTask task) {
    if (ProcessEnd.isFromInside()) {
      Side side = match.caller();
      err()
          .println(
              "error: %s (%s) called System.exit"
                  .formatted(task.player(side).name(), task.game().sideName(side)));
      err().flush();
      Runtime.getRuntime().halt(ExitCode.FAULTS);
    }
  }

  /** A trace is told at the end: until then a move may be taken back. */
  private @Nullable GameRecord playWithPeople(
      GameTask task, PlayerSource players, MatchListener listener) {
    MatchListener teller =
        new MatchListener() {
          @Override
          public void decided(Position position, Side side, Decision decision) {
            out().println(task.game().notation().action(position, decision.move()));
          }
        };
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    HumanGame human = new HumanGame(task, players, in, out(), teller);
    GameRecord game = human.play();
    if (game != null) {
      human.retell(listener);
    }
    return game;
  }

  private GameTask task() {
    Game game = arguments.game();
    arguments.start(); // refuses a bad position with its place
    return new GameTask(
        new GameId(0, 0, 0, 0),
        game,
        arguments.options(),
        new Opening(-1, arguments.startText()),
        player("--first", first),
        player("--second", second),
        SeededStream.derive(seed, 0),
        SeededStream.derive(seed, 1),
        SeededStream.derive(seed, 2),
        MOVE_TIMEOUT_MS,
        false);
  }

  private PlayerSpec player(String option, String text) {
    if (text.equals(HumanGame.HUMAN)) {
      return HumanGame.spec();
    }
    return InlinePlayer.parse(arguments.names().catalog(), arguments.game(), option, text);
  }

  private TraceWriter.Detail detail() {
    if (counts) {
      return TraceWriter.Detail.COUNTS;
    }
    return debug ? TraceWriter.Detail.STATISTICS : TraceWriter.Detail.MOVES;
  }

  private void printSummary(GameRecord game, Game rules) {
    String winner =
        switch (game.outcome()) {
          case FIRST_WINS -> rules.sideName(Side.FIRST) + " (" + game.first() + ") wins";
          case SECOND_WINS -> rules.sideName(Side.SECOND) + " (" + game.second() + ") wins";
          case DRAW -> "draw";
        };
    String why = game.fault() == null ? game.ending().id() : "fault: " + game.fault().kind().id();
    out().println(winner + " after " + game.moves() + " moves, " + why);
    printTotals(rules.sideName(Side.FIRST), game.firstTotals());
    printTotals(rules.sideName(Side.SECOND), game.secondTotals());
  }

  private void printTotals(String side, SideTotals totals) {
    out()
        .println(
            "%s: %d decisions, %d nodes, %d evals"
                .formatted(side, totals.decisions(), totals.nodes(), totals.evals()));
  }
}
