package warlab.lab.check;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.games.Outcome;
import warlab.games.Position;
import warlab.games.Side;
import warlab.players.ForfeitException;
import warlab.players.program.MoveLimit;
import warlab.players.program.process.ProcessFamily;
import warlab.players.program.process.ProgramPipe;
import warlab.players.program.ugi.GoLimits;
import warlab.players.program.ugi.UgiProgram;

/** Tries a UGI program out, check by check; each begins with a program that runs. */
public final class ProgramCheck {
  private static final int POSITIONS = 1000;
  private static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(60);
  private static final long MARGIN_MS = 50;
  private static final long TIME_MS = 100;
  private static final long NODES = 1000;
  private static final int SOME = 12;
  private static final MoveLimit UNTIMED = new MoveLimit(0, MARGIN_MS);
  private static final GoLimits SHALLOW = new GoLimits(1, 0, UNTIMED);

  private final Game game;
  private final Options rules;
  private final List<String> words;
  private final Path folder;
  private final long patienceMs;
  private @Nullable UgiProgram running;

  /**
   * @param patienceMs how long it may take for anything but a search
   */
  public ProgramCheck(Game game, Options rules, List<String> words, Path folder, long patienceMs) {
    this.game = game;
    this.rules = rules;
    this.words = words;
    this.folder = folder;
    this.patienceMs = patienceMs;
  }

  /** Tells each finding as it is made; without a handshake there is only one. */
  public void run(Consumer<Finding> told) {
    try {
      Finding handshake = tried("handshake", this::handshake);
      told.accept(handshake);
      if (handshake.verdict() == Finding.Verdict.FAIL) {
        return;
      }
      told.accept(tried("options", this::options));
      boolean plays = true;
      for (Side side : Side.values()) {
        String what = "legal moves, " + game.sideName(side);
        Finding legal = tried(what, () -> legalMoves(what, side));
        told.accept(legal);
        plays &= legal.verdict() != Finding.Verdict.FAIL;
      }
      if (plays) { // or it would be told the same again and again
        thinking(told);
      }
      told.accept(tried("quit", () -> end("quit", "quit\n")));
      told.accept(tried("closed pipe", () -> end("closed pipe", "")));
    } finally {
      if (running != null) {
        running.end();
      }
    }
  }

  private void thinking(Consumer<Finding> told) {
    told.accept(tried("depth", this::depth));
    told.accept(tried("nodes", this::nodes));
    told.accept(tried("time", this::time));
    told.accept(tried("stop", this::stop));
    told.accept(tried("same seed", this::sameSeed));
    told.accept(tried("three games", this::threeGames));
    told.accept(tried("queries", this::queries));
  }

  static Finding tried(String what, Supplier<Finding> check) {
    try {
      return check.get();
    } catch (ForfeitException broken) {
      return Finding.fail(what, String.valueOf(broken.getMessage()));
    }
  }

  private UgiProgram program() {
    UgiProgram known = running;
    if (known == null || known.isEnded()) {
      known = UgiProgram.start(words, folder, Map.of(), patienceMs);
      running = known;
    }
    return known;
  }

  private Finding handshake() {
    long begin = System.nanoTime();
    String name = program().name();
    String took = "ready in " + ms(System.nanoTime() - begin) + " ms";
    return name.isEmpty()
        ? Finding.warn("handshake", took + ", but it has no 'id name'")
        : Finding.pass("handshake", name + ", " + took);
  }

  private Finding options() {
    List<String> unused = new ArrayList<>(List.of("Game", "Side", "Seed"));
    game.options().stream().map(Option::name).forEach(unused::add);
    List<String> used = new ArrayList<>(unused);
    used.removeIf(name -> !program().options().containsKey(name));
    unused.removeAll(used);
    String found = "takes " + (used.isEmpty() ? "none" : String.join(", ", used)) + " of ours";
    return program().isSeeded()
        ? Finding.pass("options", found)
        : Finding.warn("options", found + "; without Seed its games cannot be repeated");
  }

  private Finding legalMoves(String what, Side side) {
    long begin = System.nanoTime();
    int asked = 0;
    for (int seed = 1; asked < POSITIONS / 2 && System.nanoTime() - begin < LONGEST_NANOS; seed++) {
      int left = POSITIONS / 2 - asked;
      int[] count = {0};
      asked +=
          new Rehearsal(game, rules, seed)
              .play(
                  program(),
                  side,
                  seed,
                  SHALLOW,
                  false,
                  () -> count[0]++ < 3 * left && System.nanoTime() - begin < LONGEST_NANOS)
              .size();
    }
    return asked >= POSITIONS / 2
        ? Finding.pass(what, asked + " positions")
        : Finding.warn(what, "only " + asked + " positions in a minute");
  }

  private Finding depth() {
    new Rehearsal(game, rules, 1).play(program(), Side.FIRST, 1, SHALLOW, false, some());
    long depth = program().info().depth();
    if (depth == 0) {
      return Finding.warn("depth", "it does not say how deep it searched");
    }
    return depth > 1
        ? Finding.fail("depth", "told to search 1 ply, it says that it searched " + depth)
        : Finding.pass("depth", "kept");
  }

  private Finding nodes() {
    GoLimits limits = new GoLimits(0, NODES, UNTIMED);
    long most = 0;
    for (int seed = 1; seed <= 3; seed++) {
      int[] count = {0};
      new Rehearsal(game, rules, seed)
          .play(program(), Side.FIRST, 1, limits, false, () -> count[0]++ < 2);
      most = Math.max(most, program().info().nodes());
    }
    if (most == 0) {
      return Finding.warn("nodes", "it does not say how many it visited");
    }
    return most > NODES
        ? Finding.fail("nodes", "told to visit " + NODES + ", it says that it visited " + most)
        : Finding.pass("nodes", "kept, " + most + " of " + NODES);
  }

  private Finding time() {
    GoLimits limits = new GoLimits(0, 0, new MoveLimit(TIME_MS, MARGIN_MS));
    long longest = 0;
    for (int seed = 1; seed <= SOME; seed++) {
      int[] count = {0};
      new Rehearsal(game, rules, seed)
          .play(program(), Side.FIRST, 1, limits, false, () -> count[0]++ < 2);
      longest = Math.max(longest, ms(program().answerNanos()));
    }
    String measured = "at most " + longest + " of " + TIME_MS + " ms";
    if (longest <= TIME_MS + MARGIN_MS) {
      return Finding.pass("time", measured);
    }
    return Finding.fail("time", measured + ", an overrun of " + (longest - TIME_MS) + " ms");
  }

  private Finding stop() {
    ProgramPipe pipe = program().pipe();
    Rehearsal rehearsal = new Rehearsal(game, rules, 1);
    program().newGame(game, rehearsal.position().sideToMove(), 1, rules);
    pipe.beginWait(TIME_MS, "stop", TIME_MS + patienceMs);
    pipe.send("position fen " + view(rehearsal.position()) + "\ngo infinite\n");
    long begin = System.nanoTime();
    while (!pipe.receive().startsWith("bestmove")) {}
    long took = ms(System.nanoTime() - begin);
    pipe.endWait();
    if (took < TIME_MS) {
      return Finding.pass("stop", "not needed: it answers at once");
    }
    long late = took - TIME_MS;
    return late <= MARGIN_MS
        ? Finding.pass("stop", "heard within " + late + " ms")
        : Finding.fail("stop", "answered " + late + " ms after it");
  }

  private String view(Position position) {
    Position view = position.copy();
    position.viewInto(position.sideToMove(), view);
    return game.notation().position(view);
  }

  private Finding sameSeed() {
    if (!program().isSeeded()) {
      return Finding.warn("same seed", "it lists no option Seed");
    }
    List<String> one = answers();
    return one.equals(answers())
        ? Finding.pass("same seed", "same moves, " + one.size() + " of them")
        : Finding.fail("same seed", "other moves when asked again with the same seed");
  }

  private List<String> answers() {
    return new Rehearsal(game, rules, 2).play(program(), Side.FIRST, 7, SHALLOW, false, some());
  }

  private static BooleanSupplier some() {
    int[] count = {0};
    return () -> count[0]++ < 2 * SOME;
  }

  private Finding threeGames() {
    UgiProgram one = program();
    int moves = 0;
    for (int seed = 1; seed <= 3; seed++) {
      Side side = seed % 2 == 1 ? Side.FIRST : Side.SECOND;
      Rehearsal rehearsal = new Rehearsal(game, rules, seed);
      moves += rehearsal.play(one, side, seed, SHALLOW, true, () -> true).size();
    }
    return Finding.pass("three games", "to the end in one process, " + moves + " moves");
  }

  private Finding queries() {
    if (game.hidesInformation()) {
      return Finding.pass("queries", "left out: nobody can tell from what one side sees");
    }
    for (int seed = 1; seed <= 3; seed++) {
      Rehearsal rehearsal = new Rehearsal(game, rules, seed);
      int[] count = {0};
      int most = seed == 1 ? Integer.MAX_VALUE : seed; // a finished game, and two that go on
      rehearsal.play(program(), Side.FIRST, seed, SHALLOW, false, () -> count[0]++ < most);
      Position position = rehearsal.position();
      Map<String, String> truth =
          Map.of(
              "gameover", Boolean.toString(position.isOver()),
              "p1turn", Boolean.toString(position.sideToMove() == Side.FIRST),
              "result", position.isOver() ? word(position.outcome()) : "none");
      program().show("position fen " + game.notation().position(position) + "\n");
      for (Map.Entry<String, String> each : truth.entrySet()) {
        if (position.isOver() && each.getKey().equals("p1turn")) {
          continue; // nobody's turn
        }
        String answer = ask(each.getKey());
        if (answer == null) {
          return Finding.pass("queries", "not known, which is no fault");
        }
        if (!answer.equals(each.getValue())) {
          return Finding.fail(
              "queries",
              "to 'query %s' it says %s, but it is %s in %s"
                  .formatted(
                      each.getKey(), answer, each.getValue(), game.notation().position(position)));
        }
      }
    }
    return Finding.pass("queries", "gameover, p1turn and result are right");
  }

  private @Nullable String ask(String question) {
    ProgramPipe pipe = program().pipe();
    pipe.beginWait(patienceMs);
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

  private static String word(Outcome outcome) {
    return switch (outcome) {
      case FIRST_WINS -> "p1win";
      case SECOND_WINS -> "p2win";
      case DRAW -> "draw";
    };
  }

  /** A program that does not end is ended; in a run it costs a moment each time. */
  private Finding end(String what, String lastLine) {
    UgiProgram one = program();
    one.ping();
    if (lastLine.isEmpty()) {
      one.pipe().closeInput("");
    } else {
      one.pipe().send(lastLine);
    }
    try {
      boolean ended = one.pipe().endsWithin(2 * ProcessFamily.SHUTDOWN_GRACE_MS);
      return ended ? Finding.pass(what, "it ends") : Finding.fail(what, "it does not end");
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
      return Finding.warn(what, "not waited for");
    } finally {
      one.end();
    }
  }

  private static long ms(long nanos) {
    return TimeUnit.NANOSECONDS.toMillis(nanos);
  }
}
