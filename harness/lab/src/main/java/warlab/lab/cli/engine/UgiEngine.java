package warlab.lab.cli.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import warlab.games.Game;
import warlab.games.Position;
import warlab.games.Scores;
import warlab.lab.Version;
import warlab.lab.config.SeatSpec;
import warlab.players.Decision;
import warlab.players.Player;
import warlab.players.SearchReport;
import warlab.players.Seat;
import warlab.players.program.UgiProgram;
import warlab.players.tree.SearchThread;

/**
 * Answers the commands of a UGI runner. Searches run on a thread of their own, so that {@code stop}
 * is heard; whatever else comes waits for the search to end.
 */
final class UgiEngine {
  private static final long ASK_AGAIN_MS = 1;

  /** Commands that have to wait for the search to end. */
  private static final Set<String> WAITING = Set.of("setoption", "uginewgame", "position", "go");

  private final EngineSettings settings;
  private final Game game;
  private final PrintWriter out;

  private Position position;
  private Thread thinking = new SearchThread(() -> {}); // of the last search
  private CountDownLatch stopped = new CountDownLatch(0);

  // The player of this game, made for its first position and again when it is set otherwise.
  private @Nullable Seat seat;
  private @Nullable SeatSpec seated;
  private @Nullable Player player;

  UgiEngine(EngineSettings settings, PrintWriter out) {
    this.settings = settings;
    this.out = out;
    game = settings.game();
    position = game.start(settings.rules());
  }

  /** Answers until {@code quit} or the end of the input. */
  void serve(BufferedReader in) {
    try {
      String line = in.readLine();
      while (line != null && !line.strip().equals("quit")) {
        answer(line.strip());
        line = in.readLine();
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } finally {
      stop();
    }
  }

  private void answer(String line) {
    try {
      obey(line);
    } catch (RuntimeException refused) {
      send("info string " + line.split(" ", 2)[0] + ": " + refused.getMessage());
    }
  }

  private void obey(String line) {
    int blank = line.indexOf(' ');
    String rest = blank < 0 ? "" : line.substring(blank + 1).strip();
    String command = blank < 0 ? line : line.substring(0, blank);
    if (WAITING.contains(command)) {
      awaitAnswer(0);
    }
    switch (command) {
      case "ugi" -> handshake();
      case "isready" -> send("readyok");
      case "stop" -> stop();
      case "setoption" -> setOption(rest);
      case "uginewgame" -> {
        // The player of the next game is made when its side is known.
        seat = null;
        seated = null;
        player = null;
      }
      case "position" -> {
        position = read(rest);
        if (game.hidesInformation() && !position.isOver()) {
          player(seated == null ? settings.limited(Map.of()) : seated).observe(position.copy());
        }
      }
      case "go" -> go(GoCommand.parse(rest, position.sideToMove()));
      case "query" -> query(rest);
      default -> {} // as the protocol wants it
    }
  }

  private void handshake() {
    send("id name Warlab " + Version.CURRENT + " " + settings.player());
    send("id author the Warlab authors");
    settings.described().forEach(this::send);
    send("ugiok");
  }

  private void setOption(String rest) {
    String named = rest.startsWith("name ") ? rest.substring("name ".length()) : rest;
    int value = named.indexOf(" value ");
    if (value < 0) {
      throw new IllegalArgumentException("expected name N value V, not '" + rest + "'");
    }
    settings.set(named.substring(0, value).strip(), named.substring(value + 7).strip());
  }

  private Position read(String text) {
    int at = text.indexOf(" moves ");
    String where = at < 0 ? text : text.substring(0, at);
    Position read =
        where.startsWith("fen ")
            ? game.parse(where.substring("fen ".length()).strip(), settings.rules())
            : game.start(settings.rules());
    StringTokenizer moves = new StringTokenizer(at < 0 ? "" : text.substring(at + 7));
    while (moves.hasMoreTokens()) {
      String move = moves.nextToken();
      int parsed = game.notation().parseMove(read, move);
      String objection = read.whyIllegal(parsed);
      if (objection != null) {
        throw new IllegalArgumentException(move + " is illegal: " + objection);
      }
      read.play(parsed);
    }
    return read;
  }

  private Player player(SeatSpec wanted) {
    Player current = player;
    if (current == null || !wanted.equals(seated)) {
      Seat taken = seat;
      if (taken == null) {
        taken = settings.seat(position.sideToMove());
        seat = taken;
      }
      current = settings.player(wanted, taken);
      player = current;
      seated = wanted;
    }
    return current;
  }

  private void go(GoCommand command) {
    if (position.isOver()) {
      throw new IllegalArgumentException("the game is over");
    }
    Player thinks = player(settings.limited(command.limits()));
    Position here = position.copy();
    CountDownLatch told = new CountDownLatch(command.isInfinite() ? 1 : 0);
    stopped = told;
    thinking =
        new SearchThread(
            () -> {
              try {
                Decision decision = thinks.choose(here.copy());
                awaitStop(told);
                sendBestMove(here, decision);
              } catch (RuntimeException broken) {
                send("info string the player broke: " + broken);
              }
            });
    thinking.setDaemon(true);
    thinking.start();
  }

  /** Interrupts that came for the search must not end the wait. */
  private static void awaitStop(CountDownLatch told) {
    while (true) {
      try {
        told.await();
        return;
      } catch (InterruptedException asked) {
        // the latch tells
      }
    }
  }

  private void sendBestMove(Position here, Decision decision) {
    String move = game.notation().token(here, decision.move());
    SearchReport report = decision.search();
    if (report != null) {
      send(
          "info depth %d score %s nodes %d evals %d time %d pv %s"
              .formatted(
                  report.depth(),
                  score(here, report.score()),
                  report.nodes(),
                  report.evals(),
                  report.nanos() / 1_000_000,
                  move));
      send("info string evals " + report.evalsByDepth());
    }
    send("bestmove " + move);
  }

  /** A result is told by the number of plies to it. */
  private static String score(Position here, int score) {
    if (!Scores.isDecided(score)) {
      return "cp " + score;
    }
    boolean wins = score > 0;
    int end = wins ? Scores.win(0) - score : score - Scores.loss(0);
    return "mate " + (wins ? "" : "-") + Math.max(1, end - here.movesPlayed());
  }

  private void query(String what) {
    String answer = UgiProgram.answers(position).get(what);
    if (answer == null) {
      throw new IllegalArgumentException("unknown query '" + what + "'");
    }
    send("response " + answer);
  }

  /** Asks the search for what it has, and waits for it. */
  private void stop() {
    stopped.countDown();
    // Again and again: one that comes before the search listens may be lost.
    for (awaitAnswer(ASK_AGAIN_MS); thinking.isAlive(); awaitAnswer(ASK_AGAIN_MS)) {
      thinking.interrupt();
    }
  }

  /** Waits so long at most; 0 is for ever. */
  private void awaitAnswer(long mostMs) {
    try {
      thinking.join(mostMs);
    } catch (InterruptedException ending) {
      throw new IllegalStateException("interrupted", ending);
    }
  }

  private void send(String line) {
    synchronized (out) {
      out.print(line + "\n");
      out.flush();
    }
  }
}
