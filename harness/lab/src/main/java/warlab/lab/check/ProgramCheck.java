package warlab.lab.check;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.games.Position;
import warlab.games.Side;
import warlab.players.ForfeitException;
import warlab.players.ForfeitException.Reason;
import warlab.players.Seat;
import warlab.players.program.GoLimits;
import warlab.players.program.MoveLimit;
import warlab.players.program.UgiPlayer;
import warlab.players.program.UgiProgram;
import warlab.players.program.process.ProcessFamily;
import warlab.players.program.process.ProgramPipe;

/** Tries a UGI program out, check by check; each begins with a program that runs. */
public final class ProgramCheck {
  private static final int POSITIONS = 500;
  private static final long MARGIN_MS = 50;
  private static final long TIME_MS = 100;
  private static final long NODES = 1000;
  private static final int SOME = 12;
  private static final String MOVES = "bestmove";
  private static final MoveLimit UNTIMED = new MoveLimit(0, MARGIN_MS);
  private static final GoLimits SHALLOW = new GoLimits(1, 0, UNTIMED);

  private final Game game;
  private final Options rules;
  private final List<String> words;
  private final Path folder;
  private final long patienceMs;
  private @Nullable UgiProgram running;
  private boolean keepsTime;

  /**
   * @param patienceMs how long each of its answers may take
   */
  public ProgramCheck(Game game, Options rules, List<String> words, Path folder, long patienceMs) {
    this.game = game;
    this.rules = rules;
    this.words = words;
    this.folder = folder;
    this.patienceMs = patienceMs;
  }

  /**
   * Tells each finding as it is made; without a handshake there is only one.
   *
   * @param waits hears what is waited for
   */
  public void run(Consumer<String> waits, Consumer<Finding> told) {
    Finding.Checks checks = new Finding.Checks(waits, told);
    try {
      if (!checks.check("handshake", "ugiok", this::handshake)) {
        return;
      }
      checks.check("options", "readyok", this::options);
      // If it fails here it would be told the same again and again.
      if (checks.checkSides("legal moves, ", MOVES, game, this::legalMoves)) {
        checks.check("depth", MOVES, this::depth);
        checks.check("nodes", MOVES, this::nodes);
        keepsTime = checks.check("time", MOVES, this::time);
        checks.check("stop", MOVES, this::stop);
        checks.check("same seed", MOVES, this::sameSeed);
        checks.check("three games", MOVES, this::threeGames);
        checks.check("queries", "response", this::queries);
      }
      checks.check("quit", "its end", () -> end(program -> program.pipe().send("quit\n")));
      checks.check("closed pipe", "its end", () -> end(program -> program.pipe().closeInput("")));
    } finally {
      if (running != null) {
        running.end();
      }
    }
  }

  private UgiProgram program() {
    UgiProgram known = running;
    if (known == null || known.isEnded()) {
      known = UgiProgram.start(words, folder, Map.of(), patienceMs);
      known.pipe().limitWaits(patienceMs);
      running = known;
    }
    return known;
  }

  private Finding handshake() {
    long begin = System.nanoTime();
    String name = program().name();
    String took = "ready in " + ms(System.nanoTime() - begin) + " ms";
    return name.isEmpty()
        ? Finding.warn(took + ", but it has no 'id name'")
        : Finding.pass(name + ", " + took);
  }

  private Finding options() {
    List<String> ours = new ArrayList<>(List.of("Game", "Side", "Seed"));
    game.options().stream().map(Option::name).forEach(ours::add);
    ours.removeIf(name -> !program().options().containsKey(name));
    String found = "takes " + (ours.isEmpty() ? "none" : String.join(", ", ours)) + " of ours";
    return program().isSeeded()
        ? Finding.pass(found)
        : Finding.warn(found + "; without Seed its games cannot be repeated");
  }

  private Finding legalMoves(Side side) {
    return Rehearsal.positions(
        POSITIONS,
        (seed, most, isTimeLeft) -> {
          BooleanSupplier goesOn = Rehearsal.atMost(3 * most);
          return play(
              new Rehearsal(game, rules, seed),
              side,
              seed,
              SHALLOW,
              false,
              () -> goesOn.getAsBoolean() && isTimeLeft.getAsBoolean());
        });
  }

  private List<String> play(
      Rehearsal rehearsal,
      Side side,
      long seed,
      GoLimits limits,
      boolean isFollowed,
      BooleanSupplier goesOn) {
    Seat seat = new Seat(side).begin(seed, rehearsal);
    UgiPlayer player = new UgiPlayer(game, program(), limits, seat, false);
    return rehearsal.play(player, side, isFollowed, goesOn);
  }

  /** What it answers, seeded, in a game of so many random plies from a random opening. */
  private List<String> answers(long opening, long seed, GoLimits limits, int plies) {
    Rehearsal rehearsal = new Rehearsal(game, rules, opening);
    return play(rehearsal, Side.FIRST, seed, limits, false, Rehearsal.atMost(plies));
  }

  private Finding depth() {
    List<String> unused = answers(1, 1, SHALLOW, 2 * SOME);
    long depth = program().info().depth();
    if (depth == 0) {
      return Finding.warn("it does not say how deep it searched");
    }
    return depth > 1
        ? Finding.fail("told to search 1 ply, it says that it searched " + depth)
        : Finding.pass("kept");
  }

  private Finding nodes() {
    GoLimits limits = new GoLimits(0, NODES, UNTIMED);
    long most = 0;
    for (int seed = 1; seed <= 3; seed++) {
      List<String> unused = answers(seed, 1, limits, 2);
      most = Math.max(most, program().info().nodes());
    }
    if (most == 0) {
      return Finding.warn("it does not say how many it visited");
    }
    return most > NODES
        ? Finding.fail("told to visit " + NODES + ", it says that it visited " + most)
        : Finding.pass("kept, " + most + " of " + NODES);
  }

  private Finding time() {
    GoLimits limits = new GoLimits(0, 0, new MoveLimit(TIME_MS, MARGIN_MS));
    long longest = 0;
    for (int seed = 1; seed <= SOME; seed++) {
      List<String> unused = answers(seed, 1, limits, 2);
      longest = Math.max(longest, ms(program().answerNanos()));
    }
    String measured = "at most " + longest + " of " + TIME_MS + " ms";
    if (longest <= TIME_MS + MARGIN_MS) {
      return Finding.pass(measured);
    }
    return Finding.fail(measured + ", an overrun of " + (longest - TIME_MS) + " ms");
  }

  private Finding stop() {
    ProgramPipe pipe = program().pipe();
    Rehearsal rehearsal = new Rehearsal(game, rules, 1);
    program().newGame(game, rehearsal.position().sideToMove(), 1, rules);
    pipe.beginWait(TIME_MS, "stop", UgiProgram.NO_MOVE, TIME_MS + patienceMs);
    pipe.send("position fen " + game.notation().position(rehearsal.view()) + "\ngo infinite\n");
    long begin = System.nanoTime();
    try {
      while (!pipe.receive().startsWith("bestmove")) {}
    } catch (ForfeitException broken) {
      if (keepsTime && broken.reason() == Reason.TIMEOUT) {
        return Finding.warn("not heeded; its limits it keeps by itself");
      }
      throw broken;
    }
    long took = ms(System.nanoTime() - begin);
    pipe.endWait();
    if (took < TIME_MS) {
      return Finding.pass("not needed: it answers at once");
    }
    long late = took - TIME_MS;
    if (late <= MARGIN_MS) {
      return Finding.pass("heard within " + late + " ms");
    }
    String heard = "answered " + late + " ms after it";
    return keepsTime
        ? Finding.warn(heard + "; its limits it keeps by itself")
        : Finding.fail(heard);
  }

  private Finding sameSeed() {
    if (!program().isSeeded()) {
      return Finding.warn("it lists no option Seed");
    }
    List<String> one = answers(2, 7, SHALLOW, 2 * SOME);
    return one.equals(answers(2, 7, SHALLOW, 2 * SOME))
        ? Finding.pass("same moves, " + one.size() + " of them")
        : Finding.fail("other moves when asked again with the same seed");
  }

  private Finding threeGames() {
    int moves = 0;
    for (int seed = 1; seed <= 3; seed++) {
      Side side = seed % 2 == 1 ? Side.FIRST : Side.SECOND;
      Rehearsal rehearsal = new Rehearsal(game, rules, seed);
      moves += play(rehearsal, side, seed, SHALLOW, true, () -> true).size();
    }
    return Finding.pass("to the end in one process, " + moves + " moves");
  }

  private Finding queries() {
    if (game.hidesInformation()) {
      return Finding.pass("left out: nobody can tell from what one side sees");
    }
    for (int seed = 1; seed <= 3; seed++) {
      Rehearsal rehearsal = new Rehearsal(game, rules, seed);
      int most = seed == 1 ? Integer.MAX_VALUE : seed; // a finished game, and two that go on
      var unused = play(rehearsal, Side.FIRST, seed, SHALLOW, false, Rehearsal.atMost(most));
      Position position = rehearsal.position();
      program().send("position fen " + game.notation().position(position) + "\n");
      for (Map.Entry<String, String> each : UgiProgram.answers(position).entrySet()) {
        if (position.isOver() && each.getKey().equals("p1turn")) {
          continue; // nobody's turn
        }
        String answer = ask(each.getKey());
        if (answer == null) {
          return Finding.pass("not known, which is no fault");
        }
        if (!answer.equals(each.getValue())) {
          return Finding.fail(
              "to 'query %s' it says %s, but it is %s in %s"
                  .formatted(
                      each.getKey(), answer, each.getValue(), game.notation().position(position)));
        }
      }
    }
    return Finding.pass("gameover, p1turn and result are right");
  }

  private @Nullable String ask(String question) {
    ProgramPipe pipe = program().pipe();
    pipe.beginWait("printed no readyok", patienceMs);
    pipe.send("query " + question + "\nisready\n");
    String answer = null;
    String line = pipe.receive().strip();
    while (!line.equals("readyok")) {
      answer = line.startsWith("response ") ? line.substring("response ".length()).strip() : answer;
      line = pipe.receive().strip();
    }
    pipe.endWait();
    return answer;
  }

  /** A program that does not end is ended; in a run it costs a moment each time. */
  private Finding end(Consumer<UgiProgram> farewell) {
    UgiProgram one = program();
    one.ping();
    farewell.accept(one);
    try {
      boolean ended = one.pipe().endsWithin(2 * ProcessFamily.SHUTDOWN_GRACE_MS);
      return ended ? Finding.pass("it ends") : Finding.fail("it does not end");
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      return Finding.warn("not waited for");
    } finally {
      one.end();
    }
  }

  private static long ms(long nanos) {
    return TimeUnit.NANOSECONDS.toMillis(nanos);
  }
}
