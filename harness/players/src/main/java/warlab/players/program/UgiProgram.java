package warlab.players.program;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Option;
import warlab.games.Options;
import warlab.games.Outcome;
import warlab.games.Position;
import warlab.games.Side;
import warlab.games.Spelling;
import warlab.players.ForfeitException;
import warlab.players.ForfeitException.Reason;
import warlab.players.program.process.ProcessFamily;
import warlab.players.program.process.ProgramPipe;

/**
 * A running program that speaks UGI: it has introduced itself, knows its options and waits for a
 * game. Whatever it does wrong ends it and is thrown as a {@link ForfeitException}.
 */
public final class UgiProgram {
  private static final String GAME = "Game";
  private static final String SIDE = "Side";
  private static final String SEED = "Seed";
  private static final String FULL_POSITION = "FullPosition";
  private static final String BEST_MOVE = "bestmove";

  /** What a program did not do whose search came to no end. */
  public static final String NO_MOVE = "printed no " + BEST_MOVE;

  private final ProgramPipe pipe;
  private final long patienceMs;
  private final Map<String, UgiOption> listed = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
  private SearchInfo info = new SearchInfo();
  private String name = "";
  private long answerNanos;

  private UgiProgram(ProgramPipe pipe, long patienceMs) {
    this.pipe = pipe;
    this.patienceMs = patienceMs;
  }

  /**
   * Starts a program and waits until it is ready.
   *
   * @param options values for options that it must have
   * @param patienceMs how long it may take for anything but a search
   */
  public static UgiProgram start(
      List<String> words, Path folder, Map<String, String> options, long patienceMs) {
    UgiProgram program = new UgiProgram(ProgramPipe.start(words, folder), patienceMs);
    try {
      program.handshake(options);
      return program;
    } catch (ForfeitException neverReady) {
      throw neverReady.reason() == Reason.FLOODED
          ? neverReady
          : new ForfeitException(
              Reason.NOT_STARTED, neverReady.getMessage() + "\n(it never got ready)", null);
    }
  }

  /** What every query of the protocol is to be answered with at a position. */
  public static Map<String, String> answers(Position position) {
    return Map.of(
        "gameover", Boolean.toString(position.isOver()),
        "p1turn", Boolean.toString(position.sideToMove() == Side.FIRST),
        "result", position.isOver() ? winner(position.outcome()) : "none");
  }

  private static String winner(Outcome outcome) {
    return switch (outcome) {
      case FIRST_WINS -> "p1win";
      case SECOND_WINS -> "p2win";
      case DRAW -> "draw";
    };
  }

  private void handshake(Map<String, String> options) {
    pipe.beginWait("printed no ugiok", patienceMs);
    pipe.send("ugi\n");
    String line = pipe.receive();
    while (!line.strip().equals("ugiok")) {
      note(line.strip());
      line = pipe.receive();
    }
    pipe.endWait();
    StringBuilder settings = new StringBuilder();
    options.forEach((option, value) -> settings.append(setting(required(option), value)));
    pipe.send(settings.toString());
    ping();
  }

  private void note(String line) {
    if (line.startsWith("id name ")) {
      name = line.substring("id name ".length()).strip();
    } else if (line.startsWith("option ")) {
      UgiOption option = UgiOption.parse(line);
      if (option != null) {
        listed.put(option.name(), option);
      }
    }
  }

  private UgiOption required(String option) {
    UgiOption known = listed.get(option);
    if (known == null) {
      throw pipe.forfeit(
          Reason.PROTOCOL,
          "lists no option '" + option + "'" + Spelling.suggestion(option, listed.keySet()));
    }
    return known;
  }

  private static String setting(UgiOption option, String value) {
    return "setoption name " + option.name() + " value " + value + "\n";
  }

  /** Waits until the program has done all that it was told. */
  public void ping() {
    pipe.beginWait("printed no readyok", patienceMs);
    pipe.send("isready\n");
    while (!pipe.receive().strip().equals("readyok")) {}
    pipe.endWait();
  }

  /** Begins a game, and says what the program may want to know about it. */
  public void newGame(Game game, Side side, long seed, @Nullable Options rules) {
    StringBuilder lines = new StringBuilder();
    offer(lines, GAME, game.id());
    offer(lines, SIDE, game.sideName(side));
    offer(lines, FULL_POSITION, "true");
    UgiOption seeded = listed.get(SEED);
    if (seeded != null) {
      lines.append(setting(seeded, Long.toString(seeded.fitting(seed))));
    }
    if (rules != null) {
      game.options().forEach(rule -> offer(lines, rule.name(), value(rule, rules)));
    }
    send(lines.append("uginewgame\n").toString());
    ping();
  }

  private void offer(StringBuilder lines, String option, String value) {
    UgiOption known = listed.get(option);
    // A whole map as text has lines of its own, which would be commands.
    if (known != null && value.lines().count() == 1) {
      lines.append(setting(known, value));
    }
  }

  private static String value(Option rule, Options rules) {
    return switch (rule.type()) {
      case INTEGER -> Long.toString(rules.integerOr(rule.name(), 0));
      case NUMBER -> Double.toString(rules.number(rule.name()));
      case FLAG -> Boolean.toString(rules.flag(rule.name()));
      case TEXT, CHOICE -> rules.text(rule.name());
      default -> "";
    };
  }

  /** Sends whole lines that need no answer. */
  public void send(String lines) {
    pipe.beginWait("did not read what it was sent", patienceMs);
    pipe.send(lines);
    pipe.endWait();
  }

  /**
   * Lets the program think.
   *
   * @param position the line that tells where, with its end; empty if it was told before
   * @return its move, in its own spelling, with whatever else it says behind
   */
  public String search(String position, GoLimits limits) {
    info = new SearchInfo();
    ping(); // what is left of its last answer comes before this one, however late it prints it
    MoveLimit time = limits.time();
    if (time.isTimed()) {
      pipe.beginWait(time.timeMs(), "stop", NO_MOVE, time.forfeitMs(ProgramPipe.NEVER_MS));
    } else {
      pipe.beginWait(NO_MOVE, ProgramPipe.NEVER_MS);
    }
    pipe.send(position + limits.command());
    long begin = System.nanoTime();
    String line = pipe.receive();
    while (!line.startsWith(BEST_MOVE)) {
      if (line.startsWith("info ")) {
        info.read(line);
      }
      line = pipe.receive();
    }
    answerNanos = System.nanoTime() - begin;
    pipe.endWait();
    String[] words = line.strip().split("\\s+", 2);
    if (words.length < 2 || !words[0].equals(BEST_MOVE)) {
      throw pipe.forfeit(Reason.PROTOCOL, "said '" + line + "', expected bestmove with a move");
    }
    return words[1];
  }

  /** From the end of our question to the arrival of the answer, in the search before. */
  public long answerNanos() {
    return answerNanos;
  }

  /** What the program said of the search before. */
  public SearchInfo info() {
    return info;
  }

  /** Ends the program for a move that cannot be played. */
  ForfeitException illegal(String offence) {
    return pipe.forfeit(Reason.ILLEGAL_MOVE, offence);
  }

  /** Its name and version in its own words; empty when it has none. */
  public String name() {
    return name;
  }

  /** Its options by name, in any case. */
  public Map<String, UgiOption> options() {
    return listed;
  }

  /** Whether it would rather be told each position whole than the moves that lead there. */
  boolean wantsFullPositions() {
    return listed.containsKey(FULL_POSITION);
  }

  public boolean isSeeded() {
    return listed.containsKey(SEED);
  }

  /** For whoever wants to say more to it. */
  public ProgramPipe pipe() {
    return pipe;
  }

  /** Tells the program to end; {@link #end} makes sure. */
  public void quit() {
    pipe.closeInput("quit\n");
  }

  public void end() {
    end(List.of(this));
  }

  /** Ends several that were told to. */
  public static void end(List<UgiProgram> programs) {
    ProgramPipe.end(
        programs.stream().map(program -> program.pipe).toList(), ProcessFamily.SHUTDOWN_GRACE_MS);
  }

  public boolean isEnded() {
    return pipe.isEnded();
  }
}
